import * as v from 'valibot'
import {
  type ConfigKey,
  CRITICALITIES,
  GUARD_MODES,
  GUIDANCE_LEVELS,
  SPAWN_GATES,
  THRESHOLD_NAMES,
  THRESHOLD_ROWS,
  TONES,
} from './config.ts'

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
const fewMemories: KeyRule = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  expected: 'a whole number from 0 to 10',
}
const oneOf = (choices: readonly string[]): KeyRule => ({
  schema: v.picklist(choices),
  expected: `one of ${choices.join(', ')}`,
})

const wholeNumber = (from: number, to: number, unit: string): KeyRule => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to)),
  expected: `a whole number of ${unit} from ${from} to ${to}`,
})
/** Inside the project, and Markdown: what is rotated is rewritten. */
const logFiles: KeyRule = {
  schema: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,250}\.md$/))),
    v.maxLength(20),
  ),
  expected: 'a list of at most 20 Markdown files inside the project',
}

const operationName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/))
/** Few wildcards: matching tries each in every place, and a pattern may come from a hostile repository. */
const pattern = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/), v.nonEmpty())
const patterns: KeyRule = {
  schema: v.pipe(v.array(pattern), v.maxLength(50)),
  expected: 'a list of at most 50 file patterns with at most three wildcards each',
}

/** Each row of the table of thresholds, each of its columns. */
const thresholdRules = Object.fromEntries(
  THRESHOLD_ROWS.flatMap((row) =>
    THRESHOLD_NAMES.map((name) => [`context_monitor.thresholds.${row}.${name}`, ratio] as const),
  ),
) as Record<
  `context_monitor.thresholds.${(typeof THRESHOLD_ROWS)[number]}.${(typeof THRESHOLD_NAMES)[number]}`,
  KeyRule
>

/** What each key accepts. The type makes a key without a rule, or a rule without a key, a compile error. */
export const CONFIG_RULES: Readonly<Record<ConfigKey, KeyRule>> = {
  criticality: oneOf(CRITICALITIES),
  'context_monitor.enabled': onOff,
  'context_monitor.low_threshold': ratio,
  'context_monitor.warning_threshold': ratio,
  'context_monitor.critical_threshold': ratio,
  'context_monitor.emergency_threshold': ratio,
  ...thresholdRules,
  'context_monitor.absolute_floors': onOff,
  'context_monitor.operations': {
    // A list passes for a record here.
    schema: v.pipe(
      v.unknown(),
      v.check((value) => !Array.isArray(value)),
      v.record(operationName, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
    ),
    expected: 'a table of operations in snake_case and their tokens',
  },
  'context_monitor.typical_operation': { schema: operationName, expected: 'the name of an operation in snake_case' },
  'context_monitor.compaction_point': tokens,
  'context_monitor.window': tokens,
  'context_monitor.tone': oneOf(TONES),
  'escalation.gate_spawns': oneOf(SPAWN_GATES),
  'governance.c3_files': patterns,
  'governance.c4_files': patterns,
  'resumption.max_age_hours': {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(87_600)),
    expected: 'a number of hours from 0 to 87600',
  },
  'resumption.steer_summary': onOff,
  'resumption.orchestration_file': {
    schema: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),
    expected: 'a path inside the project',
  },
  'memory.markers': onOff,
  'memory.guidance': oneOf(GUIDANCE_LEVELS),
  'memory.auto_capture.enabled': onOff,
  'memory.auto_capture.threshold': ratio,
  'memory.auto_capture.limit': fewMemories,
  'memory.auto_capture.prompt_first': onOff,
  'memory.rotation.decision_logs': logFiles,
  'memory.rotation.issue_logs': logFiles,
  'memory.rotation.max_lines': wholeNumber(1, 1_000_000, 'lines'),
  'memory.rotation.decision_days': wholeNumber(0, 36_500, 'days'),
  'memory.rotation.issue_days': wholeNumber(0, 36_500, 'days'),
  'memory.rotation.check_at_start': onOff,
  'memory.surface.limit': fewMemories,
  'memory.surface.at_start': fewMemories,
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
  'sections.memory_capture': onOff,
  'sections.response_guidance': onOff,
  'sections.related_memories': onOff,
}

export function acceptsValue(key: ConfigKey, value: unknown): boolean {
  return v.safeParse(CONFIG_RULES[key].schema, value).success
}
