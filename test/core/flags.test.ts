import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { UnknownRecord } from '../../src/base/core/record.ts'
import { findBucket, isFlagName, isFlagOn, resolveFlags } from '../../src/start/core/resolve-flags.ts'
import { SEED } from './arbitraries.ts'

const resolve = (
  env: Record<string, string>,
  features: UnknownRecord | null = null,
  stored: UnknownRecord | null = null,
) => resolveFlags({ env, features, stored })

function find(reading: ReturnType<typeof resolve>, name: string) {
  const flag = reading.flags.find((item) => item.name === name)
  assert.ok(flag !== undefined, `no flag ${name}`)
  return `${flag.percentage} ${flag.variable ?? flag.layer}`
}

test('the environment beats the file, the file beats the command, and nothing is off', () => {
  const features = { party_mode: true }
  const stored = { party_mode: false }
  assert.equal(find(resolve({}), 'party_mode'), '0 default')
  assert.equal(find(resolve({}, null, { party_mode: true }), 'party_mode'), '100 holdfast config flags')
  assert.equal(find(resolve({}, features, stored), 'party_mode'), '100 .claude/config.yaml')
  assert.equal(find(resolve({ PARTY_MODE_ENABLED: 'false' }, features), 'party_mode'), '0 PARTY_MODE_ENABLED')
  const both = { PARTY_MODE_ENABLED: 'true', HOLDFAST_FLAG_PARTY_MODE: 'off' }
  assert.equal(find(resolve(both, features), 'party_mode'), '0 HOLDFAST_FLAG_PARTY_MODE')
  assert.equal(find(resolve({ PARTY_MODE_ENABLED: '' }, features), 'party_mode'), '100 .claude/config.yaml')
  const allOff = { HOLDFAST_FLAGS_OFF: '1', PARTY_MODE_ENABLED: 'true' }
  assert.equal(find(resolve(allOff, features), 'party_mode'), '0 HOLDFAST_FLAGS_OFF')
  assert.equal(find(resolve({ HOLDFAST_FLAGS_OFF: '0' }, features), 'party_mode'), '100 .claude/config.yaml')
})

test('a flag that only a route names is switched by its variable', () => {
  const env = { ELICITATION_ENABLED: 'true', OTHER_ENABLED: 'true' }
  const reading = resolveFlags({ env, features: null, stored: null, named: ['elicitation', 'Not one'] })
  assert.equal(find(reading, 'elicitation'), '100 ELICITATION_ENABLED')
  assert.deepEqual(
    reading.flags.map(({ name }) => name),
    ['elicitation', 'party_mode'],
  )
})

test('a flag nobody knows is one as soon as somebody names it', () => {
  const { flags } = resolve(
    { HOLDFAST_FLAG_FROM_ENV: '1', OTHER_ENABLED: 'true' },
    { from_file: true },
    { stored: '5%' },
  )
  assert.deepEqual(
    flags.map(({ name }) => name),
    ['from_env', 'from_file', 'party_mode', 'stored'],
  )
})

/** What may stand under `features:`, and the share of sessions it is on for; or a word of what is wrong with it. */
const ENTRIES: readonly (readonly [value: unknown, percentage: number | string])[] = [
  [true, 100],
  [false, 0],
  ['on', 100],
  ['25%', 25],
  ['12.5 %', 12.5],
  [1, 100],
  [0, 0],
  [{ enabled: true }, 100],
  [{ enabled: true, percentage: 10, costLimits: { usd: 5 } }, 10],
  [{ enabled: true, rollout: '50%' }, 50],
  [{ enabled: false, percentage: 50 }, 0],
  [{ percentage: 1 }, 1],
  [{}, 100],
  [50, 'a number'],
  ['soon', 'a string'],
  [null, 'null'],
  [['on'], 'a list'],
  ['101%', 'a string'],
  [{ enabled: 'yes' }, 'enabled is a string'],
  [{ enabled: true, percentage: 120 }, 'percentage is a number'],
  [{ enabled: true, percentage: true }, 'percentage is a boolean'],
  [{ enabled: true, percentage: {} }, 'percentage is a mapping'],
]

for (const [value, expected] of ENTRIES) {
  test(`${JSON.stringify(value)} is ${expected}`, () => {
    const { flags, bad } = resolve({}, { party_mode: value })
    const flag = flags.find(({ name }) => name === 'party_mode')
    if (typeof expected === 'number') assert.deepEqual([flag?.percentage, bad], [expected, []])
    else {
      assert.equal(flag?.percentage, 0, 'off')
      assert.ok(bad[0]?.why.startsWith(expected), bad[0]?.why)
    }
  })
}

test('a variable with a slip in it switches the flag off, and is named', () => {
  const { flags, bad } = resolve({ PARTY_MODE_ENABLED: 'flase' }, { party_mode: true })
  assert.deepEqual(flags[0], {
    name: 'party_mode',
    percentage: 0,
    layer: 'environment',
    variable: 'PARTY_MODE_ENABLED',
  })
  assert.equal(bad[0]?.place, 'PARTY_MODE_ENABLED')
})

test('names that are none are named, and names of the language are names like any other', () => {
  const { flags, bad } = resolve({}, JSON.parse('{"Party": true, "a-b": true, "__proto__": true, "constructor": true}'))
  assert.deepEqual(bad.map(({ name }) => name).sort(), ['Party', '__proto__', 'a-b'])
  assert.ok(!isFlagName('__proto__'))
  assert.equal(flags.find(({ name }) => name === 'constructor')?.percentage, 100)
  assert.ok(!resolve({}, {}).flags.some(({ name }) => name === 'constructor'))
})

test('a session keeps its answer, and keeps a feature when the share grows', () => {
  const flag = (percentage: number) => ({ name: 'party_mode', percentage, layer: 'default', variable: null }) as const
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (session, a, b) => {
      const [small, large] = a < b ? [a, b] : [b, a]
      if (isFlagOn(flag(small), session)) assert.ok(isFlagOn(flag(large), session), 'lost when the share grew')
      assert.equal(isFlagOn(flag(a), session), isFlagOn(flag(a), session))
    }),
    { seed: SEED },
  )
  assert.ok(!isFlagOn(flag(50), null) && isFlagOn(flag(100), null), 'without a session only what is on for all')
  // Written down: another hash would hand every session a new lot.
  assert.equal(findBucket('party_mode', '5e551000-0000-4000-8000-00000000000a'), 6.78)
})

test('a share of the sessions is about that share of them', () => {
  const sessions = Array.from(
    { length: 4000 },
    (_, index) => `5e551000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  )
  for (const percentage of [1, 10, 50, 90]) {
    const on = sessions.filter((session) => findBucket('party_mode', session) < percentage).length
    assert.ok(Math.abs(on / 40 - percentage) < 3, `${on} of 4000 at ${percentage} %`)
  }
  const both = sessions.filter((session) => findBucket('a', session) < 50 && findBucket('b', session) < 50).length
  assert.ok(Math.abs(both - 1000) < 150, `two flags at 50 % share ${both} of 4000 sessions`)
})
