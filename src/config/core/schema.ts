import * as v from 'valibot'
import { isSafeGlob } from '../../files/core/glob-bounds.ts'
import {
  CADENCES,
  CORE_MODES,
  type ConfigKey,
  CRITICALITIES,
  FAIL_MODES,
  GUARD_MODES,
  LOSS_MODES,
  PLAN_ROOTS,
  PROFILES,
  SPAWN_GATES,
  THRESHOLD_NAMES,
  THRESHOLD_ROWS,
  TONES,
  UNRESOLVED_MODES,
} from './config.ts'
import { createMemoryRules, isLogList } from './memory-rules.ts'
import { isPathList, isRouteList } from './route-checks.ts'

export interface KeyRule {
  readonly schema: v.GenericSchema
  /** The sentence fragment after "expected" in a Problem. */
  readonly expected: string
  /** Usable rest of a refused value. A mistake in a policy may make the policy stricter, never void. */
  readonly salvage?: (value: unknown) => unknown
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
const wholeNumber = (from: number, to: number, unit: string): KeyRule => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to)),
  expected: `a whole number of ${unit} from ${from} to ${to}`,
})
/** The client cuts an answer at 10,000 characters, some 2,500 tokens. */
const budget = wholeNumber(0, 2500, 'tokens')
const oneOf = (choices: readonly string[]): KeyRule => ({
  schema: v.picklist(choices),
  expected: `one of ${choices.join(', ')}`,
})
const logFiles: KeyRule = {
  schema: v.custom(isLogList),
  expected: 'a list of at most 20 Markdown files in the project',
}

const glob = v.pipe(v.string(), v.check(isSafeGlob))
const globs = (limit: number) => v.pipe(v.array(glob), v.maxLength(limit))
const expectedGlobs = (limit: number) => `a list of at most ${limit} globs with at most three wildcards each`
const keepValid = (item: v.GenericSchema) => (value: unknown) => {
  const kept = Array.isArray(value) ? value.filter((entry) => v.is(item, entry)).slice(0, 100) : []
  return kept.length === 0 ? undefined : kept
}
const table = <T extends v.GenericSchema>(key: v.GenericSchema<string, string>, item: T) =>
  v.pipe(
    v.custom((value) => !Array.isArray(value)),
    v.record(key, item),
  )
const toolName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_*:.-]{1,128}$/))
const governed = table(glob, v.picklist(CRITICALITIES))
const mode = oneOf(GUARD_MODES)
const architectureRule = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\w .-]{1,60}$/)),
  files: globs(50),
  may_import: v.optional(globs(100)),
  never_import: v.optional(globs(100)),
  one_class_per_file: v.optional(v.boolean()),
})
const operationName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/))

/** A rule for each row and column of the table of thresholds. */
const thresholdRules = Object.fromEntries(
  THRESHOLD_ROWS.flatMap((row) =>
    THRESHOLD_NAMES.map((name) => [`context_monitor.thresholds.${row}.${name}`, ratio] as const),
  ),
) as Record<
  `context_monitor.thresholds.${(typeof THRESHOLD_ROWS)[number]}.${(typeof THRESHOLD_NAMES)[number]}`,
  KeyRule
>

/** Accepted values of each key. The type makes a key without a rule, or a rule without a key, a compile error. */
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
    // `v.record` would accept a list.
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
  'governance.c3_files': { schema: globs(50), expected: expectedGlobs(50) },
  'governance.c4_files': { schema: globs(50), expected: expectedGlobs(50) },
  'resumption.max_age_hours': {
    schema: v.pipe(v.number(), v.minValue(0), v.maxValue(87_600)),
    expected: 'a number of hours from 0 to 87600',
  },
  'resumption.steer_summary': onOff,
  'resumption.orchestration_file': {
    schema: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),
    expected: 'a path inside the project',
  },
  profile: oneOf(PROFILES),
  'quality.sources': { schema: v.custom(isPathList), expected: 'a list of at most 10 paths inside the project' },
  'reinforcement.cadence': oneOf(CADENCES),
  'reinforcement.files': { schema: globs(50), expected: expectedGlobs(50) },
  routing: { schema: v.custom(isRouteList), expected: 'a list of at most 50 routes with intent, keywords and agent' },
  'budgets.session_start': budget,
  'budgets.user_prompt_submit': budget,
  ...createMemoryRules({ onOff, ratio, logFiles, oneOf, wholeNumber }),
  'compaction.core': oneOf(CORE_MODES),
  'guardrails.write_roots': {
    schema: globs(100),
    expected: expectedGlobs(100),
    salvage: (value) => keepValid(glob)(value) ?? (Array.isArray(value) ? [] : PLAN_ROOTS),
  },
  'guardrails.protected': { schema: globs(100), expected: expectedGlobs(100), salvage: keepValid(glob) },
  'guardrails.allowed_tools': {
    schema: v.pipe(v.array(toolName), v.maxLength(500)),
    expected: 'a list of tool names, in which * stands for anything',
    salvage: keepValid(toolName),
  },
  'guardrails.mcp_writers': {
    schema: table(toolName, v.pipe(v.array(v.string()), v.maxLength(20))),
    expected: 'a table of tool names, each with the list of its fields that hold paths',
  },
  'guardrails.governance': {
    schema: governed,
    expected: `a table of globs, each with one of ${CRITICALITIES.join(', ')}`,
    salvage: (value) => {
      const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
      const kept = entries.filter((entry) => v.is(governed, Object.fromEntries([entry])))
      return kept.length === 0 ? undefined : Object.fromEntries(kept)
    },
  },
  'guardrails.architecture': {
    schema: v.pipe(v.array(architectureRule), v.maxLength(100)),
    expected: 'a list of rules with name, files, and may_import, never_import or one_class_per_file',
    salvage: keepValid(architectureRule),
  },
  'guardrails.evaluator': onOff,
  'guardrails.unresolved': oneOf(UNRESOLVED_MODES),
  'guardrails.fail': oneOf(FAIL_MODES),
  'guardrails.deadline': wholeNumber(50, 4000, 'milliseconds'),
  'guardrails.modes.allowed_tools': mode,
  'guardrails.modes.self_protection': mode,
  'guardrails.modes.confined_writes': mode,
  'guardrails.modes.write_size': mode,
  'guardrails.modes.tool_availability': mode,
  'guardrails.modes.plan_evaluator': mode,
  'guardrails.modes.architecture': mode,
  'guardrails.modes.governance': mode,
  'guardrails.modes.post_compaction_approval': mode,
  'guardrails.modes.stale_resumption': mode,
  'guardrails.modes.loss': oneOf(LOSS_MODES),
  'hooks.session_start': onOff,
  'hooks.user_prompt_submit': onOff,
  'hooks.pre_compact': onOff,
  'hooks.pre_tool_use': onOff,
  'hooks.post_tool_use': onOff,
  'sections.project_context': onOff,
  'sections.quality_context': onOff,
  'sections.quality_reinforcement': onOff,
  'sections.routing_hint': onOff,
  'sections.resumption_context': onOff,
  'sections.context_monitor': onOff,
  'sections.compaction_alert': onOff,
  'sections.work_log': onOff,
  'sections.memory_capture': onOff,
  'sections.response_guidance': onOff,
  'sections.related_memories': onOff,
  'sections.repeated_failures': onOff,
  'sections.track_context': onOff,
  'sections.recent_diff': onOff,
  'sections.test_output': onOff,
  'sections.write_check': onOff,
}

export const acceptsValue = (key: ConfigKey, value: unknown): boolean =>
  v.safeParse(CONFIG_RULES[key].schema, value).success
