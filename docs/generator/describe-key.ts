import { type Config, type ConfigKey, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { CONFIG_RULES } from '../../src/config/core/config-rules.ts'
import { environmentName, OLDER_NAMES } from '../../src/config/core/env.ts'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { GUARD_KEYS } from './guard-keys.ts'
import type { KeyText, TextsOf } from './key-text.ts'
import { describeThreshold, MONITOR_KEYS, type ThresholdKey } from './monitor-keys.ts'
import { MEMORY_KEYS, WORK_KEYS } from './work-keys.ts'

type SwitchTexts = TextsOf<'hooks' | 'sections'>

const DOES: Readonly<Record<keyof SwitchTexts, string>> = {
  'hooks.session_start': 'The whole hook.',
  'hooks.user_prompt_submit': 'The whole hook.',
  'hooks.pre_compact': 'The whole hook: without it no checkpoint is saved before a compaction.',
  'hooks.pre_tool_use': 'The whole hook: without it no guard speaks.',
  'hooks.post_tool_use': 'The whole hook.',
  'sections.project_context': '`<project-context>` at a session start.',
  'sections.quality_context': '`<quality-context>` at a session start.',
  'sections.quality_reinforcement': '`<quality-reinforcement>`: the marked lines of rule files.',
  'sections.routing_hint': '`<routing-hint>` with a prompt.',
  'sections.resumption_context': '`<resumption-context>` after a compaction and in the next session.',
  'sections.context_monitor': '`<context-monitor>` with prompts and inside runs of tool calls.',
  'sections.compaction_alert': '`<compaction-alert>` with the first prompt or tool result behind a compaction.',
  'sections.track_context': '`<track-context>`: the state of the active track.',
  'sections.memory_capture': 'Keeping what is marked, and what is found before a compaction.',
  'sections.response_guidance': '`<response_guidance>`: how to write so that things are kept.',
  'sections.related_memories': '`<related-memories>` at a session start and when a file is written.',
  'sections.repeated_failures':
    '`<repeated-failure>`: six writes of one file that failed in a row with the same error.',
  'sections.work_log': 'The line each tool call leaves in `work_log.md`, where a track is active.',
  'sections.recent_diff': '`recent_diff.txt`, where a track is active.',
  'sections.test_output': '`test_output.txt`, where a track is active.',
  'sections.write_check': 'After a call that could not be judged fully: what it changed outside the write roots.',
}

const SWITCH_KEYS = Object.fromEntries(
  Object.entries(DOES).map(([key, does]): [string, KeyText] => [key, [does, 'design: each part alone']]),
) as unknown as SwitchTexts

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
