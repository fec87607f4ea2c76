import * as v from 'valibot'
import { type ConfigKey, CRITICALITIES, GUARD_MODES, TONES } from './config.ts'

interface KeyRule {
  readonly schema: v.GenericSchema
  /** The sentence fragment after "expected" in a Problem. */
  readonly expected: string
}

const onOff: KeyRule = { schema: v.boolean(), expected: 'true or false' }
const ratio: KeyRule = {
  schema: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  expected: 'a number over 0 and up to 1',
}
const tokens: KeyRule = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(100_000_000)),
  expected: 'a whole number of tokens, at least 1000',
}
const oneOf = (choices: readonly string[]): KeyRule => ({
  schema: v.picklist(choices),
  expected: `one of ${choices.join(', ')}`,
})

/** What each key accepts. The type makes a key without a rule, or a rule without a key, a compile error. */
export const CONFIG_RULES: Readonly<Record<ConfigKey, KeyRule>> = {
  criticality: oneOf(CRITICALITIES),
  'context_monitor.enabled': onOff,
  'context_monitor.low_threshold': ratio,
  'context_monitor.warning_threshold': ratio,
  'context_monitor.critical_threshold': ratio,
  'context_monitor.emergency_threshold': ratio,
  'context_monitor.compaction_point': tokens,
  'context_monitor.window': tokens,
  'context_monitor.tone': oneOf(TONES),
  'resumption.max_age_hours': {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(87_600)),
    expected: 'a number of hours from 0 to 87600',
  },
  'resumption.steer_summary': onOff,
  'resumption.orchestration_file': {
    schema: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),
    expected: 'a path inside the project',
  },
  'guardrails.modes.write_size': oneOf(GUARD_MODES),
  'hooks.session_start': onOff,
  'hooks.user_prompt_submit': onOff,
  'hooks.pre_compact': onOff,
  'hooks.pre_tool_use': onOff,
  'hooks.post_tool_use': onOff,
  'sections.project_context': onOff,
  'sections.resumption_context': onOff,
  'sections.context_monitor': onOff,
  'sections.compaction_alert': onOff,
  'sections.work_log': onOff,
}

export function acceptsValue(key: ConfigKey, value: unknown): boolean {
  return v.safeParse(CONFIG_RULES[key].schema, value).success
}
