import * as v from 'valibot'
import { isSafeGlob } from '../../files/core/globs.ts'
import {
  CADENCES,
  CORE_MODES,
  type Config,
  type ConfigKey,
  CRITICALITIES,
  DEFAULT_CONFIG,
  FAIL_MODES,
  GUARD_MODES,
  GUIDANCE_LEVELS,
  LOSS_MODES,
  PLAN_ROOTS,
  PROFILES,
  SPAWN_GATES,
  TONES,
  UNRESOLVED_MODES,
} from './config.ts'
import { isMode, isThreshold, type ModeKey, recordKeys, type ThresholdKey } from './key-sets.ts'

export interface KeyRule {
  readonly schema: v.GenericSchema
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

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
const listOf = <T extends v.GenericSchema>(item: T, limit: number) => v.pipe(v.array(item), v.maxLength(limit))

/** A rotation rewrites these files. */
const logFiles: KeyRule = {
  schema: listOf(matching(/^(?![\s\S]*\.\.)[\w.][\w./ -]{0,250}\.md$/), 20),
  expected: 'a list of at most 20 Markdown files in the project',
}

const glob = v.pipe(v.string(), v.check(isSafeGlob))
const globs = (limit: number) => listOf(glob, limit)
const expectedGlobs = (limit: number) => `a list of at most ${limit} globs with at most three wildcards each`
const keepValid = (item: v.GenericSchema) => (value: unknown) => {
  const kept = Array.isArray(value) ? value.filter((entry) => v.is(item, entry)).slice(0, 100) : []
  return kept.length === 0 ? undefined : kept
}
/** `v.record` would accept a list. */
const table = <T extends v.GenericSchema>(key: v.GenericSchema<string, string>, item: T) =>
  v.pipe(
    v.custom((value) => !Array.isArray(value)),
    v.record(key, item),
  )
const toolName = matching(/^[A-Za-z0-9_*:.-]{1,128}$/)
const governed = table(glob, v.picklist(CRITICALITIES))
const architectureRule = v.strictObject({
  name: matching(/^[\w .-]{1,60}$/),
  files: globs(50),
  may_import: v.optional(globs(100)),
  never_import: v.optional(globs(100)),
  one_class_per_file: v.optional(v.boolean()),
})
const operationName = matching(/^[a-z][a-z0-9_]{0,39}$/)
const routeName = matching(/^[A-Za-z][\w:-]{0,63}$/)
/** A keyword has a letter or a digit: a keyword of mere signs would be in every prompt. */
const keywords = listOf(v.pipe(v.string(), v.regex(/[\p{L}\p{N}]/u), v.maxLength(80)), 30)
const route = v.strictObject({
  intent: routeName,
  keywords: v.pipe(keywords, v.minLength(1)),
  negative_keywords: v.optional(keywords),
  priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000))),
  agent: routeName,
  flag: v.optional(matching(/^[a-z][a-z0-9_]{0,59}$/)),
})

type SwitchKey = { [K in ConfigKey]: Config[K] extends boolean ? K : never }[ConfigKey]

/** Accepted values of each key. The type makes a key without a rule, or a rule without a key, a compile error. */
export const CONFIG_RULES: Readonly<Record<ConfigKey, KeyRule>> = {
  ...recordKeys<SwitchKey, KeyRule>(onOff, (key) => typeof DEFAULT_CONFIG[key] === 'boolean'),
  ...recordKeys<ThresholdKey, KeyRule>(ratio, isThreshold),
  ...recordKeys<ModeKey, KeyRule>(oneOf(GUARD_MODES), isMode),
  criticality: oneOf(CRITICALITIES),
  'context_monitor.operations': {
    schema: table(operationName, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
    expected: 'a table of operations in snake_case and their tokens',
  },
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
  'resumption.orchestration_file': {
    schema: matching(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/),
    expected: 'a path inside the project',
  },
  profile: oneOf(PROFILES),
  'quality.sources': {
    schema: listOf(matching(/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,255}$/), 10),
    expected: 'a list of at most 10 paths inside the project',
  },
  'reinforcement.cadence': oneOf(CADENCES),
  'reinforcement.files': { schema: globs(50), expected: expectedGlobs(50) },
  routing: { schema: listOf(route, 50), expected: 'a list of at most 50 routes with intent, keywords and agent' },
  'budgets.session_start': budget,
  'budgets.user_prompt_submit': budget,
  'memory.guidance': oneOf(GUIDANCE_LEVELS),
  'memory.auto_capture.threshold': ratio,
  'memory.auto_capture.limit': wholeNumber(0, 10, 'memories'),
  'memory.rotation.decision_logs': logFiles,
  'memory.rotation.issue_logs': logFiles,
  'memory.rotation.max_lines': wholeNumber(1, 1_000_000, 'lines'),
  'memory.rotation.decision_days': wholeNumber(0, 36_500, 'days'),
  'memory.rotation.issue_days': wholeNumber(0, 36_500, 'days'),
  'retention.checkpoints': wholeNumber(0, 100_000, 'checkpoints'),
  'retention.sessions': wholeNumber(0, 100_000, 'sessions'),
  'retention.journal_mb': wholeNumber(0, 1024, 'MiB'),
  'compaction.core': oneOf(CORE_MODES),
  'guardrails.write_roots': {
    schema: globs(100),
    expected: expectedGlobs(100),
    salvage: (value) => keepValid(glob)(value) ?? (Array.isArray(value) ? [] : PLAN_ROOTS),
  },
  'guardrails.protected': { schema: globs(100), expected: expectedGlobs(100), salvage: keepValid(glob) },
  'guardrails.allowed_tools': {
    schema: listOf(toolName, 500),
    expected: 'a list of tool names, in which * stands for anything',
    salvage: keepValid(toolName),
  },
  'guardrails.mcp_writers': {
    schema: table(toolName, listOf(v.string(), 20)),
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
    schema: listOf(architectureRule, 100),
    expected: 'a list of rules with name, files, and may_import, never_import or one_class_per_file',
    salvage: keepValid(architectureRule),
  },
  'guardrails.unresolved': oneOf(UNRESOLVED_MODES),
  'guardrails.fail': oneOf(FAIL_MODES),
  'guardrails.deadline': wholeNumber(50, 4000, 'milliseconds'),
  'guardrails.modes.loss': oneOf(LOSS_MODES),
}

export const acceptsValue = (key: ConfigKey, value: unknown): boolean =>
  v.safeParse(CONFIG_RULES[key].schema, value).success
