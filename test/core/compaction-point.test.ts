import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type CompactionSources, resolveCompactionPoint } from '../../src/measure/core/compaction-point.ts'
import { hostileText, SEED } from './arbitraries.ts'

const NO_SOURCES: CompactionSources = {
  configuredPoint: null,
  configuredWindow: null,
  observedWindow: null,
  env: {},
  settings: [],
  windowsCache: undefined,
}

type Case = readonly [what: string, model: string | null, sources: Partial<CompactionSources>, tokens: number]

const OFF = { DISABLE_AUTO_COMPACT: '1' }
const window = (value: string) => ({ env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: value } })
const setting = (value: unknown) => ({ settings: [{ autoCompactWindow: value }] })
const perModel = (model: string, value: unknown) => ({ modelSettings: { [model]: { autoCompactWindow: value } } })

/** Triggers measured on the client 2.1.329. */
const MEASURED: readonly Case[] = [
  ['opus-4-8', 'claude-opus-4-8', {}, 967_000],
  ['opus-4-8[1m]', 'claude-opus-4-8[1m]', {}, 967_000],
  ['sonnet-5', 'claude-sonnet-5', {}, 967_000],
  ['opus-5-5', 'claude-opus-5-5', {}, 967_000],
  ['fable-5-2', 'claude-fable-5-2', {}, 967_000],
  ['sonnet-4-6', 'claude-sonnet-4-6', {}, 167_000],
  ['opus-4-6', 'claude-opus-4-6', {}, 167_000],
  ['sonnet-5 without 1M', 'claude-sonnet-5', { env: { CLAUDE_CODE_DISABLE_1M_CONTEXT: '1' } }, 167_000],
  ['200K and a window of 200000', 'claude-sonnet-4-5', window('200000'), 167_000],
  ['200K and a window of 150000', 'claude-sonnet-4-5', window('150000'), 117_000],
  ['200K and a window of 50000', 'claude-sonnet-4-5', window('50000'), 67_000],
  ['autoCompactWindow 150000 in settings', 'claude-sonnet-4-5', setting(150_000), 117_000],
  ['opus-4-8 and a window of 400000', 'claude-opus-4-8', window('400000'), 367_000],
  ['opus-4-8 and a window of 400k', 'claude-opus-4-8', window('400k'), 367_000],
  ['opus-4-8 at 50 %', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } }, 490_000],
  ['opus-4-8 at 99 %', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '99' } }, 967_000],
  [
    '200K window at 50 %',
    'claude-sonnet-4-5',
    { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '200000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } },
    90_000,
  ],
  [
    'output cap 8000 and a window of 200000',
    'claude-sonnet-4-5',
    { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '200000', CLAUDE_CODE_MAX_OUTPUT_TOKENS: '8000' } },
    179_000,
  ],
  [
    'output cap 64000 and a window of 200000',
    'claude-sonnet-4-5',
    { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '200000', CLAUDE_CODE_MAX_OUTPUT_TOKENS: '64000' } },
    167_000,
  ],
]

for (const [what, model, sources, tokens] of MEASURED) {
  test(`measured: ${what} compacts at ${tokens}`, () => {
    const point = resolveCompactionPoint(model, { ...NO_SOURCES, ...sources })
    assert.deepEqual([point.tokens, point.kind, point.confidence], [tokens, 'proactive', 'high'])
  })
}

/**
 * Models for which the client 2.1.329 has no threshold by itself: with the vendor's servers they compacted by the same
 * arithmetic in real sessions, without them only when the API refused.
 */
const ASSUMED: readonly Case[] = [
  ['sonnet-4-5', 'claude-sonnet-4-5', {}, 167_000],
  ['sonnet-4-0', 'claude-sonnet-4-20250514', {}, 167_000],
  ['haiku-4-5', 'claude-haiku-4-5-20251001', {}, 167_000],
  ['opus-4-5', 'claude-opus-4-5-20251101', {}, 167_000],
  ['3-5-haiku, with a smaller output cap', 'claude-3-5-haiku-20241022', {}, 178_808],
  ['sonnet-4-5[1m]', 'claude-sonnet-4-5[1m]', {}, 967_000],
  ['opus-4-6[1m]', 'claude-opus-4-6[1m]', {}, 967_000],
  ['an unknown model', 'claude-next-9', {}, 167_000],
  ['an unknown model with a window the client shows', 'claude-next-9', { observedWindow: 1_000_000 }, 967_000],
  [
    'sonnet-4-5 at 50 %, without effect',
    'claude-sonnet-4-5',
    { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } },
    167_000,
  ],
  ['sonnet-4-5[1m] without 1M', 'claude-sonnet-4-5[1m]', { env: { CLAUDE_CODE_DISABLE_1M_CONTEXT: '1' } }, 167_000],
  ['sonnet-4-5 on Bedrock', 'us.anthropic.claude-sonnet-4-5-20250929-v1:0', {}, 167_000],
  ['sonnet-4-5 on Vertex', 'claude-sonnet-4-5@20250929', {}, 167_000],
  ['the model not known yet', null, {}, 167_000],
]

for (const [what, model, sources, tokens] of ASSUMED) {
  test(`${what}: no threshold of its own, ${tokens} assumed`, () => {
    const point = resolveCompactionPoint(model, { ...NO_SOURCES, ...sources })
    assert.deepEqual([point.tokens, point.kind, point.confidence], [tokens, 'proactive', 'low'])
  })
}

/** Auto-compaction switched off: the client itself refuses, 3,000 tokens before the reserve for the answer. */
const SWITCHED_OFF: readonly Case[] = [
  ['DISABLE_AUTO_COMPACT', 'claude-sonnet-4-6', { env: OFF }, 177_000],
  ['DISABLE_COMPACT', 'claude-sonnet-4-6', { env: { DISABLE_COMPACT: 'true' } }, 177_000],
  ['1M and DISABLE_AUTO_COMPACT', 'claude-opus-4-8', { env: OFF }, 977_000],
  ['a reactive model and DISABLE_AUTO_COMPACT', 'claude-sonnet-4-5', { env: OFF }, 177_000],
  ['autoCompactEnabled false', 'claude-sonnet-4-6', { settings: [{ autoCompactEnabled: false }] }, 177_000],
  [
    'a window does not switch it on again',
    'claude-sonnet-4-6',
    { env: { ...OFF, CLAUDE_CODE_AUTO_COMPACT_WINDOW: '150000' } },
    177_000,
  ],
  [
    'the strongest settings file decides',
    'claude-sonnet-4-6',
    { settings: [{}, { autoCompactEnabled: false }, { autoCompactEnabled: true }] },
    177_000,
  ],
]

for (const [what, model, sources, tokens] of SWITCHED_OFF) {
  test(`switched off (${what}): measured against the refusal at ${tokens}`, () => {
    const point = resolveCompactionPoint(model, { ...NO_SOURCES, ...sources })
    assert.deepEqual([point.tokens, point.kind], [tokens, 'refusal'])
    assert.notEqual(point.confidence, 'exact')
  })
}

const NOT_OFF: readonly Case[] = [
  ['DISABLE_AUTO_COMPACT=0', 'claude-sonnet-4-6', { env: { DISABLE_AUTO_COMPACT: '0' } }, 167_000],
  ['DISABLE_AUTO_COMPACT empty', 'claude-sonnet-4-6', { env: { DISABLE_AUTO_COMPACT: '' } }, 167_000],
  ['DISABLE_COMPACT=false', 'claude-sonnet-4-6', { env: { DISABLE_COMPACT: 'false' } }, 167_000],
  [
    'a stronger file switches it on',
    'claude-sonnet-4-6',
    { settings: [{ autoCompactEnabled: true }, { autoCompactEnabled: false }] },
    167_000,
  ],
  ['a wrong type says nothing', 'claude-sonnet-4-6', { settings: [{ autoCompactEnabled: 'no' }] }, 167_000],
]

/** Which source wins, strongest first, and what is no source at all. */
const ORDER: readonly Case[] = [
  [
    'variable over settings',
    'claude-opus-4-8',
    { ...window('400k'), ...setting(300_000), windowsCache: { 'claude-opus-4-8': 500_000 } },
    367_000,
  ],
  [
    'settings over the cache',
    'claude-opus-4-8',
    { ...setting(300_000), windowsCache: { 'claude-opus-4-8': 500_000 } },
    267_000,
  ],
  ["cache over the model's default", 'claude-opus-4-8', { windowsCache: { 'claude-opus-4-8': 500_000 } }, 467_000],
  ['a cached window of another model', 'claude-opus-4-8', { windowsCache: { 'claude-opus-5': 500_000 } }, 967_000],
  [
    'per model over general in one file',
    'claude-opus-4-8',
    { settings: [{ autoCompactWindow: 300_000, ...perModel('claude-opus-4-8', 400_000) }] },
    367_000,
  ],
  [
    'a per-model window of another model',
    'claude-opus-4-8',
    { settings: [{ autoCompactWindow: 300_000, ...perModel('claude-opus-5', 400_000) }] },
    267_000,
  ],
  [
    'the strongest file over the others',
    'claude-opus-4-8',
    { settings: [{ autoCompactWindow: 300_000 }, { autoCompactWindow: 400_000 }] },
    267_000,
  ],
  [
    'a general window in a stronger file over a per-model one in a weaker',
    'claude-opus-4-8',
    { settings: [{ autoCompactWindow: 300_000 }, perModel('claude-opus-4-8', 400_000)] },
    267_000,
  ],
  [
    'a file that says nothing about it is passed over',
    'claude-opus-4-8',
    { settings: [{ permissions: {} }, { autoCompactWindow: 400_000 }] },
    367_000,
  ],
  [
    'a per-model key matches the dated name',
    'claude-sonnet-4-5-20250929',
    { settings: [perModel('claude-sonnet-4-5', 150_000)] },
    117_000,
  ],
  [
    'a dated per-model key matches the canonical name',
    'claude-sonnet-4-5',
    { settings: [perModel('claude-sonnet-4-5-20250929', 150_000)] },
    117_000,
  ],
  [
    'a per-model key matches the [1m] spelling',
    'claude-sonnet-4-5[1m]',
    { settings: [perModel('claude-sonnet-4-5', 500_000)] },
    467_000,
  ],
  [
    'a per-model key matches the Bedrock spelling',
    'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
    { settings: [perModel('claude-sonnet-4-5', 150_000)] },
    117_000,
  ],
  [
    '"auto" in the strongest file is the model default',
    'claude-opus-4-8',
    { settings: [{ autoCompactWindow: 'auto' }, { autoCompactWindow: 300_000 }] },
    967_000,
  ],
  [
    '"auto" for the model over the general window of the file',
    'claude-opus-4-8',
    { settings: [{ autoCompactWindow: 300_000, ...perModel('claude-opus-4-8', 'auto') }] },
    967_000,
  ],
  ['a window for an unknown model', 'claude-next-9', { settings: [perModel('claude-next-9', 150_000)] }, 117_000],
  ['a variable before the model is known', null, window('150000'), 117_000],
]

/** Windows are capped by the model's own, raised to the client's minimum, and ignored when they are none. */
const VALUES: readonly Case[] = [
  ['a window over the model is capped', 'claude-sonnet-4-5', window('400000'), 167_000],
  ['a setting over the model is capped', 'claude-sonnet-4-5', setting(1_000_000), 167_000],
  [
    'a cached window over the model is capped',
    'claude-sonnet-4-6',
    { windowsCache: { 'claude-sonnet-4-6': 900_000 } },
    167_000,
  ],
  ['a 1M window on a [1m] model', 'claude-sonnet-4-5[1m]', window('1m'), 967_000],
  [
    'a 1M window where 1M is off',
    'claude-opus-4-8',
    { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '1m', CLAUDE_CODE_DISABLE_1M_CONTEXT: '1' } },
    167_000,
  ],
  ['a variable in capitals and spaces', 'claude-opus-4-8', window(' 400K '), 367_000],
  ['a variable with a decimal unit', 'claude-opus-4-8', window('0.4m'), 367_000],
  ['a variable below the minimum is raised', 'claude-opus-4-8', window('1'), 67_000],
  ['a variable of zero is none', 'claude-opus-4-8', window('0'), 967_000],
  ['a variable "auto" is none', 'claude-opus-4-8', window('auto'), 967_000],
  ['an empty variable is none', 'claude-opus-4-8', window(''), 967_000],
  ['a negative variable is none', 'claude-opus-4-8', window('-200000'), 967_000],
  ['a word is none', 'claude-opus-4-8', window('big'), 967_000],
  ['a setting below the minimum is none', 'claude-opus-4-8', setting(50_000), 967_000],
  ['a setting of a wrong type is none', 'claude-opus-4-8', setting({ tokens: 150_000 }), 967_000],
  ['a setting that is not a number is none', 'claude-opus-4-8', setting(Number.NaN), 967_000],
  [
    'a cached window of a wrong type is none',
    'claude-opus-4-8',
    { windowsCache: { 'claude-opus-4-8': '500000' } },
    967_000,
  ],
  ['a cache of a wrong type is none', 'claude-opus-4-8', { windowsCache: 500_000 }, 967_000],
  ['a percentage over 100 is none', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '101' } }, 967_000],
  ['a percentage of 0 is none', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '0' } }, 967_000],
  ['a negative percentage is none', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '-50' } }, 967_000],
  ['a percentage in words is none', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: 'half' } }, 967_000],
  ['a percentage can only lower', 'claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '100' } }, 967_000],
  ['an output cap of 0 is none', 'claude-opus-4-8', { env: { CLAUDE_CODE_MAX_OUTPUT_TOKENS: '0' } }, 967_000],
  ['an output cap in words is none', 'claude-opus-4-8', { env: { CLAUDE_CODE_MAX_OUTPUT_TOKENS: 'many' } }, 967_000],
]

for (const [what, model, sources, tokens] of [...NOT_OFF, ...ORDER, ...VALUES]) {
  test(`${what}: ${tokens}`, () => {
    const point = resolveCompactionPoint(model, { ...NO_SOURCES, ...sources })
    assert.deepEqual([point.tokens, point.kind], [tokens, 'proactive'])
  })
}

test('the configured point overrides every source and is the only exact one', () => {
  for (const sources of [{}, { env: OFF }, window('150000'), setting(150_000), { configuredWindow: 500_000 }]) {
    const point = resolveCompactionPoint('claude-opus-4-8', { ...NO_SOURCES, ...sources, configuredPoint: 123_456 })
    assert.deepEqual([point.tokens, point.confidence], [123_456, 'exact'])
    assert.equal(point.source, 'context_monitor.compaction_point')
  }
})

test('a configured window stands for the size of the model', () => {
  const point = resolveCompactionPoint('claude-next-9', { ...NO_SOURCES, configuredWindow: 400_000 })
  assert.deepEqual([point.tokens, point.windowTokens, point.source], [367_000, 400_000, 'context_monitor.window'])
})

test('the window is that of the model, whatever the auto-compaction window', () => {
  const windows: readonly (readonly [model: string | null, env: CompactionSources['env'], tokens: number])[] = [
    ['claude-sonnet-4-6', {}, 200_000],
    ['claude-opus-4-8', {}, 1_000_000],
    ['claude-opus-4-8', { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '400k' }, 1_000_000],
    ['claude-opus-4-8', { CLAUDE_CODE_DISABLE_1M_CONTEXT: '1' }, 200_000],
    ['claude-sonnet-4-5[1m]', {}, 1_000_000],
    ['claude-sonnet-4-5[1m]', { CLAUDE_CODE_DISABLE_1M_CONTEXT: 'true' }, 200_000],
    ['claude-next-9', {}, 200_000],
    ['claude-next-9[1m]', {}, 1_000_000],
    [null, {}, 200_000],
  ]
  for (const [model, env, tokens] of windows) {
    assert.equal(resolveCompactionPoint(model, { ...NO_SOURCES, env }).windowTokens, tokens, `${model}`)
  }
})

test('the source names what the number came from', () => {
  const sources: readonly (readonly [model: string, sources: Partial<CompactionSources>, pattern: RegExp])[] = [
    ['claude-opus-4-8', {}, /^model claude-opus-4-8$/],
    ['claude-opus-4-8', window('400k'), /^CLAUDE_CODE_AUTO_COMPACT_WINDOW$/],
    ['claude-opus-4-8', setting(300_000), /settings/],
    ['claude-opus-4-8', { windowsCache: { 'claude-opus-4-8': 500_000 } }, /cache/],
    ['claude-opus-4-8', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } }, /CLAUDE_AUTOCOMPACT_PCT_OVERRIDE/],
    ['claude-opus-4-8', { env: OFF }, /DISABLE_AUTO_COMPACT/],
    ['claude-opus-4-8', { settings: [{ autoCompactEnabled: false }] }, /autoCompactEnabled/],
    ['claude-next-9', {}, /unknown model claude-next-9/],
    ['constructor', {}, /unknown model constructor/],
  ]
  for (const [model, given, pattern] of sources) {
    assert.match(resolveCompactionPoint(model, { ...NO_SOURCES, ...given }).source, pattern)
  }
})

test('an override that changes nothing is not named as the source', () => {
  const env = { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '99' }
  assert.equal(resolveCompactionPoint('claude-opus-4-8', { ...NO_SOURCES, env }).source, 'model claude-opus-4-8')
})

test('whatever the sources hold, the point is a whole positive number within the window', () => {
  const value = fc.oneof(fc.constantFrom('1', '400k', '1m', 'auto', '-1', '1e9', ''), fc.string(), hostileText)
  const anything = fc.oneof(fc.anything(), fc.integer(), fc.constantFrom('auto', '400k', null))
  const sources = fc.record({
    configuredPoint: fc.constant(null),
    configuredWindow: fc.constant(null),
    env: fc.record(
      {
        CLAUDE_CODE_AUTO_COMPACT_WINDOW: value,
        CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: value,
        CLAUDE_CODE_MAX_OUTPUT_TOKENS: value,
        CLAUDE_CODE_DISABLE_1M_CONTEXT: value,
        DISABLE_AUTO_COMPACT: value,
      },
      { requiredKeys: [] },
    ),
    settings: fc.array(
      fc.record(
        { autoCompactWindow: anything, autoCompactEnabled: anything, modelSettings: anything },
        { requiredKeys: [], noNullPrototype: true },
      ),
      { maxLength: 3 },
    ),
    observedWindow: fc.constantFrom(null, 200_000, 1_000_000),
    windowsCache: anything,
  })
  const models = fc.oneof(
    fc.constantFrom(
      'claude-opus-4-8',
      'claude-sonnet-4-6',
      'claude-sonnet-4-5[1m]',
      'claude-3-5-haiku',
      '__proto__',
      null,
    ),
    hostileText,
  )
  fc.assert(
    fc.property(models, sources, (model, given) => {
      const { tokens, windowTokens } = resolveCompactionPoint(model, given)
      assert.ok(Number.isInteger(tokens) && tokens > 0 && tokens <= windowTokens, `${tokens} of ${windowTokens}`)
    }),
    { seed: SEED, numRuns: 500 },
  )
})
