import {
  ADOPTED_LAYER,
  type Config,
  type ConfigKey,
  DEFAULT_CONFIG,
  THRESHOLD_NAMES,
  THRESHOLD_ROWS,
  USER_LAYER,
} from './config.ts'
import { FREE, KEPT, KEY_ORDERS } from './key-order.ts'
import { PROFILE_DEFAULTS } from './profile.ts'

/** Layers of the repository: all but the person's file and environment, and what the person adopted. */
export function isOfRepository(layer: string): boolean {
  return layer !== USER_LAYER && layer !== ADOPTED_LAYER && layer !== 'environment'
}

/** The keys of a policy without which a guard has nothing to say. */
export const POLICY_TERMS: Readonly<Partial<Record<ConfigKey, RegExp>>> = {
  'guardrails.unresolved': /^guardrails\.write_roots$/,
  'guardrails.modes.allowed_tools': /^guardrails\.allowed_tools$/,
  'guardrails.modes.confined_writes': /^guardrails\.(?:write_roots|protected)$/,
  'guardrails.modes.plan_evaluator': /^guardrails\.evaluator$/,
  'guardrails.modes.architecture': /^guardrails\.architecture$/,
}

const THRESHOLDS = /^context_monitor\.(?:\w+_threshold|thresholds\..*)$/
const START =
  /^sections\.(?:project_context|quality_context|resumption_context|response_guidance|related_memories|track_context)$/
const PROMPT =
  /^(?:context_monitor\.|sections\.(?:context_monitor|compaction_alert|quality_reinforcement|routing_hint)$)|^memory\.markers$/

/** Keys that count as set to their default, because what a person set would be empty without them. */
const IMPLIED: Readonly<Partial<Record<ConfigKey, RegExp>>> = {
  ...POLICY_TERMS,
  'guardrails.modes.governance': /^(?:guardrails\.governance|governance\.c[34]_files)$/,
  'guardrails.modes.self_protection': /^guardrails\./,
  'hooks.pre_tool_use': /^(?:guardrails|escalation)\./,
  'hooks.post_tool_use':
    /^(?:guardrails\.(?:write_roots|protected)|sections\.(?:write_check|work_log|related_memories|repeated_failures))$/,
  'sections.write_check': /^guardrails\.(?:write_roots|protected)$/,
  'guardrails.mcp_writers':
    /^(?:guardrails\.(?:write_roots|protected|architecture|evaluator|governance)|governance\..*)$/,
  'context_monitor.enabled': /^context_monitor\.(?:\w+_threshold|thresholds\..*)$|^sections\.context_monitor$/,
  // Another window, or another point of compaction, moves what a threshold means.
  'context_monitor.window': THRESHOLDS,
  'context_monitor.compaction_point': THRESHOLDS,
  'context_monitor.absolute_floors': THRESHOLDS,
  'sections.context_monitor': /^context_monitor\.(?:\w+_threshold|thresholds\..*|enabled)$/,
  'sections.memory_capture': /^memory\.(?:markers|auto_capture\..*)$/,
  'hooks.pre_compact': /^(?:memory\.auto_capture\..*|sections\.(?:memory_capture|resumption_context))$/,
  'hooks.session_start': START,
  'budgets.session_start': START,
  'hooks.user_prompt_submit': PROMPT,
  'budgets.user_prompt_submit': PROMPT,
}

/** Whether a key counts as set to its default where another key is set. */
export function isImpliedBy(key: ConfigKey, other: string): boolean {
  return IMPLIED[key]?.test(other) === true
}

/** Keys about guards, which a person adopts with the policy of a repository. */
const GUARDING = /^(?:guardrails|governance|hooks)\.|^escalation\.gate_spawns$|^sections\.write_check$/

/** Whether a key belongs to a policy that a person adopts. Such a key is about guards, and has an order. */
export function isAdopted(key: ConfigKey): boolean {
  return GUARDING.test(key) && KEY_ORDERS[key] !== KEPT && KEY_ORDERS[key] !== FREE
}

export interface PersonsValues {
  readonly config: Readonly<Record<string, unknown>>
  readonly origins: Readonly<Partial<Record<ConfigKey, string>>>
  /** The profile that the person chose; null for none. */
  readonly profile: unknown
  readonly hasAdopted: boolean
}

/**
 * The least that a repository has to keep, by key. The floor holds what the person and the person's profile set, and the
 * defaults without which that would be empty. An adopted policy is kept as a whole, defaults included. Undefined for
 * a key that the repository may set as it likes.
 */
export function createFloor({ config, origins, profile, hasAdopted }: PersonsValues): (key: ConfigKey) => unknown {
  const values = { ...config }
  const own =
    typeof profile === 'string' && Object.hasOwn(PROFILE_DEFAULTS, profile)
      ? PROFILE_DEFAULTS[profile as Config['profile']]
      : {}
  // A switch that the person turned off asks for nothing beside it.
  const chosen = Object.fromEntries(Object.keys(origins).map((name) => [name, values[name]]))
  const set = Object.entries({ ...own, ...chosen })
    .filter(([, value]) => value !== false)
    .map(([name]) => name)
  return (key) => {
    if (origins[key] !== undefined) return values[key]
    const rows = listRows(key).map((row) => (origins[row] === undefined ? null : values[row]))
    const row = rows.filter((value) => typeof value === 'number')
    if (row.length > 0) return Math.min(...row)
    if (Object.hasOwn(own, key)) return own[key as keyof typeof own]
    const isImplied = set.some((other) => isImpliedBy(key, other))
    const isWhole = hasAdopted && isAdopted(key) && DEFAULT_CONFIG[key] !== null
    return isImplied || isWhole ? DEFAULT_CONFIG[key] : undefined
  }
}

/** The thresholds of the rows that a threshold of all criticalities would overrule. */
function listRows(key: ConfigKey): readonly ConfigKey[] {
  const name = THRESHOLD_NAMES.find((tier) => key === `context_monitor.${tier}_threshold`)
  return name === undefined ? [] : THRESHOLD_ROWS.map((row) => `context_monitor.thresholds.${row}.${name}` as const)
}
