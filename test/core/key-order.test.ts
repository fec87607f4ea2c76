import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ADOPTED_LAYER, type ConfigKey, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { acceptsValue } from '../../src/config/core/config-rules.ts'
import { isAdopted } from '../../src/config/core/floor.ts'
import { FREE, KEPT, KEY_ORDERS } from '../../src/config/core/key-order.ts'
import { type ConfigLayer, resolveConfig } from '../../src/config/core/resolve.ts'

const layer = (name: string, values: Readonly<Record<string, unknown>>): ConfigLayer => ({
  name,
  path: `/${name}`,
  text: '',
  values,
})

/** A looser and a tighter value of each key that has them. The others stay as the person set them. */
const PAIRS: Readonly<Partial<Record<ConfigKey, readonly [looser: unknown, tighter: unknown]>>> = {
  criticality: ['C1', 'C3'],
  'context_monitor.enabled': [false, true],
  'escalation.gate_spawns': ['off', 'ask'],
  'compaction.core': ['write', 'propose'],
  'guardrails.write_roots': [['**'], ['docs/**']],
  'guardrails.allowed_tools': [['*'], ['Read']],
  'guardrails.evaluator': [false, true],
  'guardrails.unresolved': ['allow', 'deny'],
  'guardrails.fail': ['open', 'closed'],
  'guardrails.modes.loss': ['rescue', 'ask'],
  'budgets.session_start': [0, 2400],
  'budgets.user_prompt_submit': [0, 1400],
  'hooks.pre_tool_use': [false, true],
  'sections.context_monitor': [false, true],
  'sections.compaction_alert': [false, true],
  'sections.write_check': [false, true],
}
/** Keys whose values are joined: nothing that a repository says takes an entry away. */
const JOINED: Readonly<Partial<Record<ConfigKey, readonly [own: unknown, other: unknown, both: unknown]>>> = {
  'governance.c3_files': [['a/**'], ['b/**'], ['a/**', 'b/**']],
  'governance.c4_files': [['a/**'], [], ['a/**']],
  'guardrails.protected': [['a'], ['b'], ['a', 'b']],
  'guardrails.mcp_writers': [{ mcp__a: ['x'] }, { mcp__a: [], mcp__b: ['y'] }, { mcp__a: ['x'], mcp__b: ['y', '*'] }],
  'guardrails.governance': [{ a: 'C3' }, { a: 'C2', b: 'C1' }, { a: 'C3', b: 'C1' }],
  'guardrails.architecture': [[{ name: 'a', files: ['a'] }], [], [{ name: 'a', files: ['a'] }]],
}
/** Two values of each other key; the first is the person's. */
const OTHERS: Readonly<Partial<Record<ConfigKey, readonly [own: unknown, other: unknown]>>> = {
  profile: ['standard', 'quiet'],
  'context_monitor.operations': [{ read: 5 }, { read: 6 }],
  'context_monitor.compaction_point': [100_000, 900_000],
  'context_monitor.window': [200_000, 1_000_000],
  'context_monitor.tone': ['directive', 'facts'],
  'resumption.orchestration_file': ['A.yaml', 'B.yaml'],
  'memory.guidance': ['off', 'detailed'],
  'reinforcement.cadence': ['every-prompt', 'on-change'],
  routing: [[], [{ intent: 'a', keywords: ['b'], agent: 'c' }]],
}

function pairOf(key: ConfigKey): readonly [unknown, unknown] {
  const given = PAIRS[key]
  if (given !== undefined) return given
  if (key.startsWith('guardrails.modes.')) return ['warn', 'deny']
  assert.match(key, /threshold/, `${key} has no pair here`)
  return [0.9, 0.4]
}

function othersOf(key: ConfigKey): readonly [unknown, unknown] {
  const standard: unknown = DEFAULT_CONFIG[key]
  if (OTHERS[key] !== undefined) return OTHERS[key]
  if (typeof standard === 'boolean') return [standard, !standard]
  if (typeof standard === 'number')
    return key.endsWith('.threshold')
      ? [0.5, 0.9]
      : ([60, 50].map((n) => (key.includes('limit') ? n / 10 : n)) as [number, number])
  return [['a.md'], ['b.md']]
}

const KEYS = Object.keys(DEFAULT_CONFIG) as ConfigKey[]

const resolve = (key: ConfigKey, own: unknown, other: unknown, name: string) =>
  resolveConfig([layer('user', { [key]: own }), layer(name, { [key]: other })], [])
const REPOSITORY = ['project', 'git root', 'settings']

function assertAccepted(key: ConfigKey, [own, other, used]: readonly [unknown, unknown, unknown]): void {
  for (const value of [own, other]) assert.ok(acceptsValue(key, value), `${key} = ${JSON.stringify(value)}`)
  for (const name of REPOSITORY) {
    const { config, problems } = resolve(key, own, other, name)
    assert.deepEqual([config[key], problems], [used, []], name)
  }
}

function assertRefused(key: ConfigKey, [own, other]: readonly [unknown, unknown]): void {
  for (const value of [own, other]) assert.ok(acceptsValue(key, value), `${key} = ${JSON.stringify(value)}`)
  for (const name of REPOSITORY) {
    const { config, problems, origins } = resolve(key, own, other, name)
    assert.deepEqual([config[key], origins[key]], [own, 'user'], name)
    assert.deepEqual(
      problems.map(({ code }) => code),
      ['config-loosens'],
    )
  }
}

describe('the order of every key', () => {
  for (const key of KEYS) {
    it(key, () => {
      assert.equal(typeof KEY_ORDERS[key], 'function', 'a key has an order')
      const joined = JOINED[key]
      if (joined !== undefined) assertAccepted(key, joined)
      else if (KEY_ORDERS[key] === FREE) assertAccepted(key, [...othersOf(key), othersOf(key)[1]])
      else if (KEY_ORDERS[key] === KEPT) assertRefused(key, othersOf(key))
      else {
        const [looser, tighter] = pairOf(key)
        assertRefused(key, [tighter, looser])
        assertAccepted(key, [looser, tighter, tighter])
      }
    })
  }
  it('the person’s environment has the last word, and a variable of the settings has not', () => {
    const user = layer('user', { guardrails: { fail: 'closed' } })
    const variable = ['HOLDFAST_GUARDRAILS__FAIL', 'open'] as const
    assert.equal(resolveConfig([user], [variable]).config['guardrails.fail'], 'open')
    const { config, problems } = resolveConfig([user], [], [variable])
    assert.deepEqual([config['guardrails.fail'], problems.length], ['closed', 1])
    assert.equal(problems[0]?.path, '.claude/settings.json')
    assert.equal(resolveConfig([], [], [variable]).origins['guardrails.fail'], 'settings')
  })
  it('the values of the person’s profile are the person’s', () => {
    const project = layer('project', { escalation: { gate_spawns: 'off' }, profile: 'quiet' })
    for (const [layers, variables] of [
      [[layer('user', { profile: 'strict' })], []],
      [[], [['HOLDFAST_PROFILE', 'strict']]],
    ] as const) {
      const { config } = resolveConfig([...layers, project], variables)
      assert.deepEqual([config.profile, config['escalation.gate_spawns']], ['strict', 'ask'])
    }
    assert.equal(resolveConfig([project], []).config.profile, 'quiet')
  })
})

describe('what keeps a policy from being empty', () => {
  const cases: [own: Record<string, unknown>, key: ConfigKey, value: unknown][] = [
    [{ 'guardrails.write_roots': ['a/**'] }, 'guardrails.modes.confined_writes', 'off'],
    [{ 'guardrails.write_roots': ['a/**'] }, 'guardrails.unresolved', 'allow'],
    [{ 'guardrails.write_roots': ['a/**'] }, 'sections.write_check', false],
    [{ 'guardrails.fail': 'closed' }, 'hooks.pre_tool_use', false],
    [{ 'guardrails.fail': 'closed' }, 'guardrails.modes.self_protection', 'off'],
    [{ 'context_monitor.low_threshold': 0.3 }, 'sections.context_monitor', false],
    [{ 'context_monitor.thresholds.c2.low': 0.3 }, 'context_monitor.low_threshold', 0.6],
    [{ 'context_monitor.enabled': true }, 'budgets.user_prompt_submit', 0],
    [{ 'guardrails.write_roots': ['a/**'] }, 'guardrails.mcp_writers', { mcp__fs__write_file: [] }],
    [{ 'context_monitor.low_threshold': 0.3 }, 'context_monitor.window', 10_000_000],
    [{ 'context_monitor.thresholds.c2.low': 0.3 }, 'context_monitor.compaction_point', 9_000_000],
    [{ 'sections.project_context': true }, 'hooks.session_start', false],
    [{ 'sections.resumption_context': true }, 'budgets.session_start', 0],
    [{ 'sections.quality_reinforcement': true }, 'hooks.user_prompt_submit', false],
    [{ 'memory.auto_capture.enabled': true }, 'hooks.pre_compact', false],
    [{ 'memory.auto_capture.enabled': true }, 'sections.memory_capture', false],
    [{ 'sections.work_log': true }, 'hooks.post_tool_use', false],
  ]
  for (const [own, key, value] of cases)
    it(`${Object.keys(own)[0]} against ${key}`, () => {
      const { config, problems } = resolveConfig([layer('user', own), layer('project', { [key]: value })], [])
      assert.notDeepEqual(config[key], value)
      assert.deepEqual(
        problems.map(({ code }) => code),
        ['config-loosens'],
      )
      assert.deepEqual(resolveConfig([layer('project', { [key]: value })], []).config[key], value, 'free otherwise')
    })
  it('fields of an MCP tool that a repository names are added to those its shape shows', () => {
    const user = layer('user', { 'guardrails.write_roots': ['a/**'], 'guardrails.mcp_writers': { mcp__a: ['p'] } })
    const project = layer('project', { 'guardrails.mcp_writers': { 'mcp__*': ['q'], mcp__a: ['r'] } })
    const { config, problems } = resolveConfig([user, project], [])
    assert.deepEqual(Object.entries(config['guardrails.mcp_writers']), [
      ['mcp__a', ['p']],
      ['mcp__*', ['q', '*']],
    ])
    assert.deepEqual(problems, [])
  })
  it('a switch that the person turned off keeps nothing on', () => {
    const off = [{ 'sections.project_context': false }, { profile: 'quiet' }, { 'sections.work_log': false }]
    const project = layer('project', { 'hooks.session_start': false, 'hooks.post_tool_use': false })
    for (const own of off) assert.deepEqual(resolveConfig([layer('user', own), project], []).problems, [])
  })
  it('thresholds of a repository that cross those of the person are dropped alone', () => {
    const own = { 'context_monitor.warning_threshold': 0.5, 'context_monitor.critical_threshold': 0.6 }
    const project = layer('project', {
      'context_monitor.critical_threshold': 0.4,
      'context_monitor.low_threshold': 0.2,
    })
    const { config, problems, origins } = resolveConfig([layer('user', own), project], [])
    assert.deepEqual(
      [config['context_monitor.low_threshold'], config['context_monitor.critical_threshold']],
      [null, 0.6],
    )
    assert.equal(origins['context_monitor.critical_threshold'], 'user')
    assert.equal(problems[0]?.consequence, 'the thresholds of the person are used')
  })
})

describe('an adopted policy', () => {
  it('is tighter than the person’s file, or that file holds', () => {
    const adopted = layer(ADOPTED_LAYER, { 'guardrails.fail': 'open', 'guardrails.unresolved': 'deny' })
    const user = layer('user', { 'guardrails.fail': 'closed', 'guardrails.unresolved': 'ask' })
    const { config, problems } = resolveConfig([user, adopted], [])
    assert.deepEqual([config['guardrails.fail'], config['guardrails.unresolved'], problems], ['closed', 'deny', []])
  })
  it('is kept as a whole: the defaults belong to it', () => {
    const adopted = layer(ADOPTED_LAYER, { 'guardrails.write_roots': ['a/**'] })
    const project = layer('project', { 'guardrails.modes.write_size': 'off', 'memory.auto_capture.limit': 9 })
    const { config } = resolveConfig([adopted, project], [])
    assert.deepEqual([config['guardrails.modes.write_size'], config['memory.auto_capture.limit']], ['deny', 9])
    const user = layer('user', { 'guardrails.modes.write_size': 'off' })
    assert.equal(resolveConfig([user, adopted, project], []).config['guardrails.modes.write_size'], 'off')
  })
  it('is about guards alone', () =>
    assert.deepEqual(
      KEYS.filter((key) => isAdopted(key) && !key.startsWith('guardrails.')),
      [
        'escalation.gate_spawns',
        'governance.c3_files',
        'governance.c4_files',
        'hooks.pre_tool_use',
        'sections.write_check',
      ],
    ))
})
