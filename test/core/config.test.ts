import assert from 'node:assert/strict'
import { test } from 'node:test'
import parseToml from '@iarna/toml/parse-string.js'
import fc from 'fast-check'
import { describeProblem } from '../../src/base/core/problem.ts'
import { type Config, type ConfigKey, DEFAULT_CONFIG, PROFILES } from '../../src/config/core/config.ts'
import { acceptsValue, CONFIG_RULES } from '../../src/config/core/config-rules.ts'
import { environmentName, parseVariable, selectConfigVariables } from '../../src/config/core/env.ts'
import { PROFILE_DEFAULTS } from '../../src/config/core/profile.ts'
import { type ConfigLayer, resolveConfig } from '../../src/config/core/resolve.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { measureCpuMs } from './cpu-time.ts'

const KEYS = Object.keys(DEFAULT_CONFIG) as ConfigKey[]

function layer(name: string, text: string): ConfigLayer {
  return { name, path: `/${name}/config.toml`, text, values: parseToml(text) }
}

function resolveText(text: string) {
  return resolveConfig([layer('project', text)], [])
}

test('without sources everything is at its default and nothing has an origin', () => {
  const resolved = resolveConfig([], [])
  assert.deepEqual(resolved, { config: DEFAULT_CONFIG, origins: {}, problems: [] })
})

test('each stronger layer wins, the environment over all, and each value knows where it came from', () => {
  const layers = [
    layer('user', 'criticality = "C1"\n[resumption]\nmax_age_hours = 1\nsteer_summary = false\n'),
    layer('git root', 'criticality = "C3"\n[resumption]\nmax_age_hours = 2\n'),
    layer('project', 'criticality = "C4"\n[context_monitor]\ntone = "directive"\n'),
  ]
  const { config, origins, problems } = resolveConfig(layers, [['HOLDFAST_CONTEXT_MONITOR__TONE', 'facts']])
  const expected: Config = {
    ...DEFAULT_CONFIG,
    criticality: 'C4',
    'resumption.max_age_hours': 1,
    'resumption.steer_summary': false,
    'context_monitor.tone': 'facts',
  }
  assert.deepEqual(config, expected)
  assert.deepEqual(origins, {
    criticality: 'project',
    'resumption.max_age_hours': 'user',
    'resumption.steer_summary': 'user',
    'context_monitor.tone': 'environment',
  })
  // A repository may not tell work that is older than the person wants.
  assert.deepEqual(
    problems.map(({ code, path }) => [code, path]),
    [['config-loosens', '/git root/config.toml']],
  )
})

test('a key may be written as a table, dotted, inline or quoted', () => {
  for (const text of [
    '[guardrails.modes]\nwrite_size = "warn"\n',
    '[guardrails]\nmodes.write_size = "warn"\n',
    'guardrails.modes.write_size = "warn"\n',
    'guardrails = { modes = { write_size = "warn" } }\n',
    '["guardrails"."modes"]\n"write_size" = \'warn\'\n',
  ]) {
    const { config, problems } = resolveText(text)
    assert.equal(config['guardrails.modes.write_size'], 'warn', text)
    assert.deepEqual(problems, [])
  }
})

test('a profile lays its values below every layer, and says so', () => {
  const { config, origins } = resolveText('profile = "quiet"\n[sections]\nquality_context = true\n')
  assert.equal(config['sections.project_context'], false)
  assert.equal(config['sections.quality_context'], true, 'what is set keeps its value')
  assert.equal(config['reinforcement.cadence'], 'after-compaction')
  assert.equal(origins['sections.project_context'], 'profile quiet')
  const strict = resolveConfig([], [['HOLDFAST_PROFILE', 'strict']])
  assert.equal(strict.config['reinforcement.cadence'], 'every-prompt')
  assert.equal(strict.config['context_monitor.tone'], 'directive')
  for (const profile of PROFILES) {
    for (const [key, value] of Object.entries(PROFILE_DEFAULTS[profile])) {
      assert.ok(acceptsValue(key as ConfigKey, value), `${profile}: ${key}`)
      assert.notDeepEqual(value, DEFAULT_CONFIG[key as ConfigKey], `${profile}: ${key} is the default anyway`)
    }
  }
})

/** For every key, values a person might give and must not get. */
const BAD: Readonly<Record<ConfigKey, readonly string[]>> = {
  ...(Object.fromEntries(
    KEYS.filter((key) => key.startsWith('context_monitor.thresholds.')).map((key) => [
      key,
      ['0', '1.5', '"0.5"', '[]'],
    ]),
  ) as Record<Extract<ConfigKey, `context_monitor.thresholds.${string}`>, string[]>),
  'context_monitor.absolute_floors': ['"yes"', '1'],
  'context_monitor.operations': ['5', '[]', '{ "Gate" = 5 }', '{ gate = 0 }', '{ gate = "5K" }', '{ gate = 1.5 }'],
  'escalation.gate_spawns': ['true', '"warn"', '"DENY"'],
  'compaction.core': ['true', '"append"'],
  'retention.checkpoints': ['-1', '1.5', '"all"', '100001'],
  'retention.sessions': ['-1', 'false', '100001'],
  'retention.journal_mb': ['-1', '0.5', '1025'],
  'governance.c3_files': ['"docs/**"', '[5]', '[""]', '["a*b*c*d*e"]', '{}'],
  'governance.c4_files': ['true', '["**/**/*a*b*"]'],
  profile: ['"loud"', 'true', '""'],
  'quality.sources': ['"a.md"', '["../a.md"]', '["/etc/passwd"]', '[5]'],
  'reinforcement.cadence': ['"always"', 'true', '"On-Change"'],
  'reinforcement.files': ['"docs/**"', '[""]', '["a*b*c*d*e"]'],
  routing: [
    '"x"',
    '[{ intent = "a", keywords = ["b"] }]',
    '[{ intent = "a", keywords = [], agent = "c" }]',
    '[{ intent = "a", keywords = ["--"], agent = "c" }]',
    '[{ intent = "a", keywords = ["b"], agent = "c <d>" }]',
    '[{ intent = "a", keywords = ["b"], agent = "c", priority = 1.5 }]',
    '[{ intent = "a", keywords = ["b"], agent = "c", keyword = "d" }]',
  ],
  criticality: ['"C5"', '"c2"', '2', 'true', '["C2"]', '""'],
  'context_monitor.enabled': ['"yes"', '1', '"true"', '[]', '{}'],
  'context_monitor.low_threshold': ['0', '-0.1', '1.1', '55', '"0.5"', 'nan', 'inf', 'true'],
  'context_monitor.warning_threshold': ['0', '1.01', '70', '"70%"'],
  'context_monitor.critical_threshold': ['0', '2', 'nan'],
  'context_monitor.emergency_threshold': ['0.0', '88', 'inf'],
  'context_monitor.compaction_point': ['0', '-1', '999', '150000.5', '"167K"', '12345678901234567890', 'nan'],
  'context_monitor.window': ['0', '999', '"1m"', '1e12', 'true'],
  'context_monitor.tone': ['"orders"', '"FACTS"', 'false'],
  'resumption.max_age_hours': ['-1', '"72"', 'inf', '90000', '2026-01-01'],
  'resumption.steer_summary': ['"off"', '0'],
  'resumption.orchestration_file': [
    '""',
    '"../secret.yaml"',
    '"/etc/passwd"',
    '"a/../../b"',
    '"~/x"',
    '7',
    '"a\\u0000b"',
  ],
  // Any value at all confines writes: what it gives is tested on its own.
  'guardrails.write_roots': [],
  'guardrails.protected': ['"docs"', '7', '{}'],
  'guardrails.allowed_tools': ['"Read"', '7', 'true'],
  'guardrails.mcp_writers': ['[]', '{ mcp__a__b = "path" }', '7'],
  'guardrails.governance': ['[]', '"C4"', '7'],
  'guardrails.architecture': ['"none"', '[{ files = ["a"] }]', '[{ name = "a", files = "b" }]'],
  'guardrails.evaluator': ['"yes"', '1'],
  'guardrails.unresolved': ['"warn"', 'false'],
  'guardrails.fail': ['"shut"', 'true'],
  'guardrails.deadline': ['0', '49', '4001', '"1s"', '100.5'],
  'guardrails.modes.allowed_tools': ['"block"'],
  'guardrails.modes.self_protection': ['0'],
  'guardrails.modes.confined_writes': ['"on"', 'true'],
  'guardrails.modes.write_size': ['"block"', 'false', '"DENY"'],
  'budgets.session_start': ['-1', '2501', '1.5', '"2000"'],
  'budgets.user_prompt_submit': ['-1', '2501', 'nan'],
  'guardrails.modes.tool_availability': ['""'],
  'guardrails.modes.plan_evaluator': ['"no"'],
  'guardrails.modes.architecture': ['[]'],
  'guardrails.modes.governance': ['{}'],
  'guardrails.modes.post_compaction_approval': ['"never"'],
  'guardrails.modes.stale_resumption': ['1'],
  'guardrails.modes.loss': ['true', '"warn"', '"snapshot"'],
  'hooks.session_start': ['"false"'],
  'hooks.user_prompt_submit': ['0'],
  'hooks.pre_compact': ['"no"'],
  'hooks.pre_tool_use': ['[true]'],
  'hooks.post_tool_use': ['1.0'],
  'sections.project_context': ['"off"'],
  'sections.quality_context': ['1'],
  'sections.quality_reinforcement': ['"no"'],
  'sections.routing_hint': ['0'],
  'sections.resumption_context': ['0'],
  'sections.context_monitor': ['"no"'],
  'sections.compaction_alert': ['1'],
  'sections.work_log': ['""'],
  'sections.memory_capture': ['"on"'],
  'sections.response_guidance': ['1'],
  'memory.markers': ['"yes"', '1'],
  'memory.guidance': ['"full"', 'true', '"OFF"'],
  'memory.auto_capture.enabled': ['"true"', '0'],
  'memory.auto_capture.threshold': ['0', '1.1', '85', '"0.85"'],
  'memory.auto_capture.limit': ['-1', '11', '1.5', '"3"'],
  'memory.auto_capture.prompt_first': ['"no"'],
  'memory.rotation.decision_logs': [
    '"docs/decisions.md"',
    '["../decisions.md"]',
    '["/etc/hosts.md"]',
    '["decisions.txt"]',
  ],
  'memory.rotation.issue_logs': ['true', '[5]', '["a/../../b.md"]'],
  'memory.rotation.max_lines': ['0', '1.5', '"1500"'],
  'memory.rotation.decision_days': ['-1', '"60"'],
  'memory.rotation.issue_days': ['-1', '0.5'],
  'memory.rotation.check_at_start': ['"yes"'],
  'sections.track_context': ['""'],
  'sections.recent_diff': ['"git"'],
  'sections.test_output': ['0'],
  'sections.write_check': ['2'],
  'sections.related_memories': ['"on"'],
  'sections.repeated_failures': ['"off"'],
}

for (const key of KEYS) {
  test(`bad values of ${key} are named with file, line and what is used instead`, () => {
    for (const bad of BAD[key]) {
      const { config, origins, problems } = resolveText(`# a comment\n\n${key} = ${bad}\n`)
      assert.deepEqual(config, DEFAULT_CONFIG, bad)
      assert.deepEqual(origins, {})
      const [problem, ...others] = problems
      assert.deepEqual(others, [])
      assert.equal(problem?.code, 'config-bad-value')
      assert.equal(problem?.path, '/project/config.toml')
      assert.equal(problem?.line, 3, bad)
      assert.ok(problem?.cause?.startsWith(`${key} = `), problem?.cause)
      assert.ok(problem?.cause?.endsWith(`expected ${CONFIG_RULES[key].expected}`), problem?.cause)
      assert.match(problem?.consequence ?? '', / is used$/)
    }
  })
}

test('every key has a rule, and its default passes it or means "not set"', () => {
  assert.deepEqual(Object.keys(CONFIG_RULES).sort(), [...KEYS].sort())
  for (const key of KEYS) {
    const value = DEFAULT_CONFIG[key]
    if (value === null) continue
    const { config, problems } = resolveText(`${key} = ${JSON.stringify(value)}\n`)
    assert.deepEqual(problems, [])
    assert.deepEqual(config[key], value)
  }
})

test('a bad value leaves what the weaker layer gave, and says so', () => {
  const layers = [layer('user', 'criticality = "C3"\n'), layer('project', 'criticality = "C9"\n')]
  const { config, origins, problems } = resolveConfig(layers, [])
  assert.equal(config.criticality, 'C3')
  assert.equal(origins.criticality, 'user')
  assert.equal(problems[0]?.consequence, '"C3" is used')
  assert.equal(
    describeProblem(problems[0] ?? { code: 'config-bad-value' }),
    'Bad config value "/project/config.toml" line 1: criticality = "C9", expected one of C1, C2, C3, C4; "C3" is used',
  )
})

test('without a value, a list of a guard is told as none', () => {
  const { problems } = resolveText('guardrails.allowed_tools = "Read"\ncontext_monitor.window = "wide"\n')
  assert.deepEqual(
    problems.map(({ consequence }) => consequence),
    ['no list is used', 'the value of the criticality or model is used'],
  )
})

test('a bad value never takes another key with it', () => {
  const { config } = resolveText('criticality = 7\n[context_monitor]\ntone = "directive"\nlow_threshold = "low"\n')
  assert.equal(config['context_monitor.tone'], 'directive')
})

test('an unknown key is named with file and line, and ignored', () => {
  const unknown: readonly (readonly [text: string, key: string, line: number])[] = [
    ['critcality = "C3"\n', 'critcality', 1],
    ['[context_monitor]\nenabled = true\nwarn_threshold = 0.7\n', 'context_monitor.warn_threshold', 3],
    ['[contextmonitor]\nenabled = false\n', 'contextmonitor.enabled', 2],
    ['criticality = "C2"\n\n[hooks]\nstop = true\n', 'hooks.stop', 4],
    ['context_monitor = true\n', 'context_monitor', 1],
    ['[context_monitor.tone]\nx = 1\n', 'context_monitor.tone.x', 2],
    ['[[hooks]]\nsession_start = false\n', 'hooks', 1],
  ]
  for (const [text, key, line] of unknown) {
    const { config, problems } = resolveText(text)
    assert.deepEqual(config, DEFAULT_CONFIG)
    assert.deepEqual(problems, [{ code: 'config-unknown-key', path: '/project/config.toml', line, cause: key }])
  }
})

test('many unknown keys are not all named, and hide no valid one', () => {
  const unknown = Array.from({ length: 5000 }, (_, index) => `key${index} = 1\n`).join('')
  const { config, problems } = resolveText(`${unknown}criticality = "C4"\n[guardrails.modes]\nwrite_size = "ask"\n`)
  assert.equal(config.criticality, 'C4')
  assert.equal(config['guardrails.modes.write_size'], 'ask')
  assert.ok(problems.length > 0 && problems.length <= 100, `${problems.length} problems`)
})

test('keys that are names of the language are unknown keys like any other', () => {
  for (const key of [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '"prototype"',
    '""',
    '"a\\nb"',
    '"\\u202e"',
  ]) {
    for (const text of [`${key} = 1\n`, `[${key}]\npolluted = true\n`, `[hooks]\n${key} = false\n`]) {
      const { config, problems } = resolveText(text)
      assert.deepEqual(config, DEFAULT_CONFIG, text)
      assert.deepEqual(
        problems.map((problem) => problem.code),
        ['config-unknown-key'],
        text,
      )
    }
  }
  assert.equal(({} as Record<string, unknown>).polluted, undefined)
})

test('whatever a configuration holds, it is resolved without a throw and into valid values', () => {
  const key = fc.oneof(
    fc.constantFrom(...KEYS, 'context_monitor', 'hooks', '__proto__', 'constructor', ''),
    hostileText,
  )
  const values = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.anything()), { maxKeys: 6 })
  fc.assert(
    fc.property(values, hostileText, (given, text) => {
      const { config, origins } = resolveConfig([{ name: 'p', path: '/p', text, values: given }], [])
      assert.deepEqual(Object.keys(config).sort(), [...KEYS].sort())
      const again = resolveConfig([{ name: 'p', path: '/p', text: '', values: dropNulls(config) }], [])
      assert.deepEqual(again.problems, [])
      for (const origin of Object.values(origins)) assert.match(origin, /^(?:p|profile \w+)$/)
    }),
    { seed: SEED },
  )
})

function dropNulls(config: Config): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null))
}

test('thresholds that do not increase are dropped together and named with their file', () => {
  const crossed: readonly string[] = [
    'warning_threshold = 0.9\ncritical_threshold = 0.8\n',
    'warning_threshold = 0.8\ncritical_threshold = 0.8\n',
    'low_threshold = 0.9\nemergency_threshold = 0.5\n',
    'low_threshold = 0.5\nwarning_threshold = 0.6\ncritical_threshold = 0.7\nemergency_threshold = 0.65\n',
  ]
  for (const text of crossed) {
    const { config, origins, problems } = resolveText(`[context_monitor]\n${text}tone = "directive"\n`)
    assert.deepEqual(config, { ...DEFAULT_CONFIG, 'context_monitor.tone': 'directive' })
    assert.deepEqual(origins, { 'context_monitor.tone': 'project' })
    const [problem, ...others] = problems
    assert.deepEqual(others, [])
    assert.equal(problem?.code, 'config-not-increasing')
    assert.equal(problem?.path, '/project/config.toml')
    for (const line of text.trim().split('\n')) assert.ok(problem?.cause?.includes(line), problem?.cause)
  }
})

test('increasing thresholds stand, also when they come from different layers', () => {
  const layers = [
    layer('user', '[context_monitor]\nlow_threshold = 0.4\n'),
    layer('project', '[context_monitor]\nwarning_threshold = 0.5\n'),
  ]
  const { config, problems } = resolveConfig(layers, [['HOLDFAST_CONTEXT_MONITOR__EMERGENCY_THRESHOLD', '1']])
  assert.deepEqual(problems, [])
  assert.deepEqual(
    [
      config['context_monitor.low_threshold'],
      config['context_monitor.warning_threshold'],
      config['context_monitor.critical_threshold'],
      config['context_monitor.emergency_threshold'],
    ],
    [0.4, 0.5, null, 1],
  )
})

test('a configuration of the largest size is resolved in the time a hook has', async () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => `k${index}=1`)
  const text = lines.join('\n').slice(0, 256 << 10)
  const values = Object.fromEntries(text.split('\n').map((line) => [line.slice(0, line.indexOf('=')), 1]))
  // A tenth of it first: where the time grows with the square, the whole would take minutes.
  const part = text.slice(0, 26 << 10)
  const partKeys = part.split('\n').map((line) => [line.slice(0, line.indexOf('=')), 1] as const)
  const layerOf = (name: string, source: string, given: unknown) => ({ name, path: '/p', text: source, values: given })
  const tookMs = await measureCpuMs(() => resolveConfig([layerOf('part', part, Object.fromEntries(partKeys))], []))
  assert.ok(tookMs < 500, `${tookMs} ms`)
  const wholeMs = await measureCpuMs(() => resolveConfig([layerOf('whole', text, values)], []))
  assert.ok(wholeMs < 2000, `${wholeMs} ms`)
})

test('each key has a variable of its own: upper case, two underscores for a dot', () => {
  assert.equal(environmentName('context_monitor.warning_threshold'), 'HOLDFAST_CONTEXT_MONITOR__WARNING_THRESHOLD')
  assert.equal(environmentName('criticality'), 'HOLDFAST_CRITICALITY')
  assert.equal(new Set(KEYS.map(environmentName)).size, KEYS.length)
})

/** What a person types into a variable and what it then means for a key. */
const VARIABLES: readonly (readonly [key: ConfigKey, text: string, value: unknown])[] = [
  ['criticality', 'C3', 'C3'],
  ['criticality', ' C3 ', 'C3'],
  ['context_monitor.enabled', 'false', false],
  ['context_monitor.enabled', 'FALSE', false],
  ['context_monitor.enabled', 'off', false],
  ['context_monitor.enabled', 'no', false],
  ['context_monitor.enabled', 'true', true],
  ['context_monitor.enabled', 'on', true],
  ['context_monitor.enabled', 'Yes', true],
  ['context_monitor.low_threshold', '0.4', 0.4],
  ['context_monitor.low_threshold', '1', 1],
  ['context_monitor.compaction_point', '150000', 150_000],
  ['resumption.max_age_hours', '0', 0],
  ['resumption.orchestration_file', 'docs/WORK.yaml', 'docs/WORK.yaml'],
  ['resumption.orchestration_file', '2026', '2026'],
  ['guardrails.modes.write_size', 'warn', 'warn'],
  ['guardrails.modes.write_size', 'off', 'off'],
  ['sections.work_log', 'off', false],
  ['sections.track_context', 'off', false],
]

for (const [key, text, value] of VARIABLES) {
  test(`${environmentName(key)}="${text}" sets ${JSON.stringify(value)}`, () => {
    const { config, origins, problems } = resolveConfig([], [[environmentName(key), text]])
    assert.deepEqual(problems, [])
    assert.deepEqual(config[key], value)
    assert.equal(origins[key], 'environment')
  })
}

test('a bad or unknown variable is named, and the value below it is used', () => {
  const variables: readonly (readonly [name: string, text: string, code: string])[] = [
    ['HOLDFAST_CRITICALITY', 'C9', 'config-bad-value'],
    ['HOLDFAST_CRITICALITY', '', 'config-bad-value'],
    ['HOLDFAST_CONTEXT_MONITOR__ENABLED', '', 'config-bad-value'],
    ['HOLDFAST_CONTEXT_MONITOR__LOW_THRESHOLD', '70%', 'config-bad-value'],
    ['HOLDFAST_CONTEXT_MONITOR__COMPACTION_POINT', '167K', 'config-bad-value'],
    ['HOLDFAST_CONTEXT_MONITOR_ENABLED', 'false', 'config-unknown-key'],
    ['HOLDFAST_TYPO', '1', 'config-unknown-key'],
    ['HOLDFAST___PROTO__', '1', 'config-unknown-key'],
  ]
  for (const [name, text, code] of variables) {
    const { config, problems } = resolveConfig([], [[name, text]])
    assert.deepEqual(config, DEFAULT_CONFIG)
    assert.deepEqual(
      problems.map((problem) => [problem.code, problem.path]),
      [[code, name]],
      `${name}=${text}`,
    )
  }
})

test('only HOLDFAST_ variables that are configuration are taken, in the order of their names', () => {
  const env = {
    HOLDFAST_SECTIONS__WORK_LOG: 'off',
    HOLDFAST_CRITICALITY: 'C3',
    HOLDFAST_OFF: '1',
    HOLDFAST_NOW: '2026-11-21T12:00:00.000Z',
    HOLDFAST_FLAG_PARTY: '50',
    HOLDFAST_UNSET: undefined,
    PATH: '/bin',
    XHOLDFAST_CRITICALITY: 'C4',
  }
  assert.deepEqual(selectConfigVariables(env), [
    ['HOLDFAST_CRITICALITY', 'C3'],
    ['HOLDFAST_SECTIONS__WORK_LOG', 'off'],
  ])
})

test('the names the plan gave still hold, and those of holdfast win', () => {
  const read = (env: Record<string, string>) => {
    const { config, problems } = resolveConfig([], selectConfigVariables(env))
    assert.deepEqual(problems, [])
    return config
  }
  const old = {
    HOOK_PRE_COMPACT_AUTO_CAPTURE: 'false',
    HOOK_PRE_COMPACT_PROMPT_FIRST: '1',
    HOOK_PRE_COMPACT_MIN_CONFIDENCE: '0.9',
    HOOK_PRE_COMPACT_MAX_CAPTURES: '5',
    HOOK_SESSION_START_INCLUDE_GUIDANCE: 'no',
    HOOK_SESSION_START_GUIDANCE_DETAIL: 'detailed',
    HOOK_USER_PROMPT_ENABLED: '0',
    HOOK_OTHER: 'x',
  }
  const config = read(old)
  assert.equal(config['memory.auto_capture.enabled'], false)
  assert.equal(config['memory.auto_capture.prompt_first'], true)
  assert.equal(config['memory.auto_capture.threshold'], 0.9)
  assert.equal(config['memory.auto_capture.limit'], 5)
  assert.equal(config['sections.response_guidance'], false)
  assert.equal(config['memory.guidance'], 'detailed')
  assert.equal(config['memory.markers'], false)
  assert.equal(read({ ...old, HOLDFAST_MEMORY__GUIDANCE: 'minimal' })['memory.guidance'], 'minimal')
})

test('a variable is true, false, a number or text', () => {
  const values: readonly (readonly [string, unknown])[] = [
    ['true', true],
    ['no', false],
    ['12', 12],
    ['-3', -3],
    ['0.5', 0.5],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['Infinity', 'Infinity'],
    ['text', 'text'],
    ['truely', 'truely'],
  ]
  for (const [text, value] of values) assert.equal(parseVariable(text), value)
})
