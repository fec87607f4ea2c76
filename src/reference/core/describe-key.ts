import { type Config, type ConfigKey, DEFAULT_CONFIG } from '../../config/core/config.ts'
import { CONFIG_RULES } from '../../config/core/config-rules.ts'
import { environmentName, OLDER_NAMES } from '../../config/core/env.ts'
import { TIER_TABLE } from '../../fill/core/tier.ts'
import { GUARD_KEYS } from './guard-keys.ts'
import type { KeyText } from './key-text.ts'
import { MEMORY_KEYS } from './memory-keys.ts'
import { describeThreshold, MONITOR_KEYS, type ThresholdKey } from './monitor-keys.ts'
import { SWITCH_KEYS } from './switch-keys.ts'
import { WORK_KEYS } from './work-keys.ts'

/** `KEY_TEXTS` without a key is a compile error, so no key reaches a person unexplained. */
const KEY_TEXTS: Readonly<Record<Exclude<ConfigKey, ThresholdKey>, KeyText>> = {
  ...MONITOR_KEYS,
  ...WORK_KEYS,
  ...MEMORY_KEYS,
  ...GUARD_KEYS,
  ...SWITCH_KEYS,
}

export interface KeyDescription {
  readonly key: ConfigKey
  readonly does: string
  readonly evidence: string
  readonly accepts: string
  readonly standard: string
  /** Environment variables that set the key, the variable of holdfast first. */
  readonly variables: readonly string[]
}

export function describeKey(key: ConfigKey): KeyDescription {
  const row = parseThresholdKey(key)
  const text = row === null ? KEY_TEXTS[key as Exclude<ConfigKey, ThresholdKey>] : describeThreshold(row)
  const [does, evidence = 'the original plan'] = text
  const value = DEFAULT_CONFIG[key]
  const usual = value === null ? (UNSET[key] ?? 'by criticality') : JSON.stringify(value)
  const older = Object.entries(OLDER_NAMES).flatMap(([name, meant]) => (meant === key ? [name] : []))
  return {
    key,
    does,
    evidence,
    accepts: CONFIG_RULES[key].expected,
    standard: row === null ? usual : String(TIER_TABLE[row.criticality][row.tier]),
    variables: [environmentName(key), ...older],
  }
}

const THRESHOLD_KEY = /^context_monitor\.thresholds\.(c[1-4])\.(low|warning|critical|emergency)$/

function parseThresholdKey(key: ConfigKey) {
  const [, row, tier] = THRESHOLD_KEY.exec(key) ?? []
  if (row === undefined || tier === undefined) return null
  return {
    criticality: row.toUpperCase() as Config['criticality'],
    tier: tier as 'low' | 'warning' | 'critical' | 'emergency',
  }
}

const UNSET: Readonly<Partial<Record<ConfigKey, string>>> = {
  'context_monitor.compaction_point': 'worked out',
  'context_monitor.window': 'by model',
  'guardrails.write_roots': 'not set: anywhere',
  'guardrails.allowed_tools': 'not set: any',
}
