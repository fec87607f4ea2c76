import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CRITICALITIES, type Criticality, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { type Thresholds, TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { resolveCompactionPoint } from '../../src/measure/core/compaction-point.ts'
import { classifyTier, estimateFill, rankTier, selectThresholds, settleTier } from '../../src/measure/core/tier.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from '../../src/sessions/core/tier-names.ts'
import { SEED } from './arbitraries.ts'

/** The lower bounds of the design's table. */
const BOUNDS: readonly (readonly [Criticality, ThresholdTier, number])[] = [
  ['C1', 'low', 0.7],
  ['C1', 'warning', 0.8],
  ['C1', 'critical', 0.9],
  ['C1', 'emergency', 0.95],
  ['C2', 'low', 0.55],
  ['C2', 'warning', 0.7],
  ['C2', 'critical', 0.8],
  ['C2', 'emergency', 0.88],
  ['C3', 'low', 0.45],
  ['C3', 'warning', 0.6],
  ['C3', 'critical', 0.72],
  ['C3', 'emergency', 0.82],
  ['C4', 'low', 0.35],
  ['C4', 'warning', 0.5],
  ['C4', 'critical', 0.65],
  ['C4', 'emergency', 0.78],
]

test('tiers rank from quiet to loud', () => {
  assert.deepEqual(THRESHOLD_TIERS, ['nominal', 'low', 'warning', 'critical', 'emergency'])
  assert.deepEqual(THRESHOLD_TIERS.map(rankTier), [0, 1, 2, 3, 4])
})

test('the table is the one of the design', () => {
  const expected = Object.fromEntries(CRITICALITIES.map((name) => [name, {} as Record<string, number>]))
  for (const [criticality, tier, bound] of BOUNDS) Object.assign(expected[criticality] ?? {}, { [tier]: bound })
  assert.deepEqual(TIER_TABLE, expected)
})

for (const [criticality, tier, bound] of BOUNDS) {
  const below = THRESHOLD_TIERS[rankTier(tier) - 1]
  test(`${criticality}: ${bound} is ${tier}, just below it is ${below}`, () => {
    const thresholds = selectThresholds({ ...DEFAULT_CONFIG, criticality }, 200_000)
    assert.equal(classifyTier(bound, thresholds), tier)
    assert.equal(classifyTier(bound - 1e-9, thresholds), below)
  })
}

test('a boundary in whole tokens belongs to the tier above it, one token less to the tier below', () => {
  for (const pointTokens of [167_000, 200_000, 967_000]) {
    for (const [criticality, tier, bound] of BOUNDS) {
      const thresholds = TIER_TABLE[criticality]
      const atBound = Math.round(bound * pointTokens)
      assert.equal(classifyTier(atBound / pointTokens, thresholds), tier, `${criticality} ${tier} of ${pointTokens}`)
      const below = THRESHOLD_TIERS[rankTier(tier) - 1]
      assert.equal(classifyTier((atBound - 1) / pointTokens, thresholds), below)
    }
  }
})

test('nothing used is nominal, more than everything is emergency, at every criticality', () => {
  for (const criticality of CRITICALITIES) {
    assert.equal(classifyTier(0, TIER_TABLE[criticality]), 'nominal')
    assert.equal(classifyTier(1, TIER_TABLE[criticality]), 'emergency')
    assert.equal(classifyTier(1.061, TIER_TABLE[criticality]), 'emergency')
  }
})

/** Cumulative fill of the plan's measured workflow, of a window of 200,000 tokens. */
const TIMELINE: readonly (readonly [percent: number, tier: ThresholdTier])[] = [
  [15.7, 'nominal'],
  [20.1, 'nominal'],
  [34.6, 'nominal'],
  [49.1, 'nominal'],
  [63.6, 'low'],
  [66.1, 'low'],
  [68.6, 'low'],
  [71.1, 'warning'],
  [88.6, 'emergency'],
  [106.1, 'emergency'],
]

/** The same workflow looked at inside its eighth step. */
const SUB_STEPS: typeof TIMELINE = [
  [78.6, 'warning'],
  [81.6, 'critical'],
  [84.1, 'critical'],
  [87.6, 'critical'],
  [88.6, 'emergency'],
]

for (const [name, steps] of [
  ["the plan's timeline", TIMELINE],
  ["the plan's steps inside a gate", SUB_STEPS],
] as const) {
  test(`${name} gives the tiers it names`, () => {
    const point = resolveCompactionPoint('claude-sonnet-4-6', {
      configuredPoint: 200_000,
      configuredWindow: null,
      observedWindow: null,
      env: {},
      settings: [],
      windowsCache: undefined,
    })
    const found = steps.map(([percent]) => {
      const tokens = { inputTokens: Math.round(percent * 2000), pendingTokens: 0 }
      return [percent, estimateFill(tokens, point, selectThresholds(DEFAULT_CONFIG, 200_000)).tier]
    })
    assert.deepEqual(found, steps)
  })
}

test('the fill counts input and pending tokens against the point and may exceed 1', () => {
  const point = { tokens: 1000, windowTokens: 2000, kind: 'proactive', source: 's', confidence: 'high' } as const
  const estimate = estimateFill({ inputTokens: 900, pendingTokens: 200 }, point, TIER_TABLE.C2)
  assert.equal(estimate.fill, 1.1)
  assert.equal(estimate.tier, 'emergency')
  assert.deepEqual([estimate.inputTokens, estimate.pendingTokens, estimate.point], [900, 200, point])
})

test('without configured thresholds the criticality decides', () => {
  for (const criticality of CRITICALITIES) {
    assert.deepEqual(selectThresholds({ ...DEFAULT_CONFIG, criticality }, 200_000), TIER_TABLE[criticality])
  }
})

test('a configured threshold stands as set', () => {
  const thresholds = selectThresholds({ ...DEFAULT_CONFIG, 'context_monitor.warning_threshold': 0.75 }, 200_000)
  assert.deepEqual(thresholds, { low: 0.55, warning: 0.75, critical: 0.8, emergency: 0.88 })
})

test('all four configured thresholds replace the table', () => {
  const thresholds = selectThresholds(
    {
      ...DEFAULT_CONFIG,
      'context_monitor.low_threshold': 0.1,
      'context_monitor.warning_threshold': 0.2,
      'context_monitor.critical_threshold': 0.3,
      'context_monitor.emergency_threshold': 0.4,
    },
    200_000,
  )
  assert.deepEqual(thresholds, { low: 0.1, warning: 0.2, critical: 0.3, emergency: 0.4 })
})

test("the table's own thresholds give way to a configured one, so that tiers stay in order", () => {
  const early = selectThresholds({ ...DEFAULT_CONFIG, 'context_monitor.emergency_threshold': 0.6 }, 200_000)
  assert.deepEqual(early, { low: 0.55, warning: 0.6, critical: 0.6, emergency: 0.6 })
  const late = selectThresholds({ ...DEFAULT_CONFIG, 'context_monitor.low_threshold': 0.85 }, 200_000)
  assert.deepEqual(late, { low: 0.85, warning: 0.85, critical: 0.85, emergency: 0.88 })
})

const ratio = fc.double({ min: 0.01, max: 1, noNaN: true })
const increasing = fc
  .uniqueArray(ratio, { minLength: 4, maxLength: 4 })
  .map((values) => [...values].sort((a, b) => a - b))
  .map(([low = 0, warning = 0, critical = 0, emergency = 0]): Thresholds => ({ low, warning, critical, emergency }))

test('whatever subset is configured in order, the thresholds come out in order and hold what was set', () => {
  const subset = fc.tuple(increasing, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  fc.assert(
    fc.property(subset, fc.constantFrom(...CRITICALITIES), ([values, chosen], criticality) => {
      const [low, warning, critical, emergency] = chosen
      const thresholds = selectThresholds(
        {
          ...DEFAULT_CONFIG,
          criticality,
          'context_monitor.low_threshold': low ? values.low : null,
          'context_monitor.warning_threshold': warning ? values.warning : null,
          'context_monitor.critical_threshold': critical ? values.critical : null,
          'context_monitor.emergency_threshold': emergency ? values.emergency : null,
        },
        200_000,
      )
      const list = [thresholds.low, thresholds.warning, thresholds.critical, thresholds.emergency]
      assert.deepEqual(
        list,
        [...list].sort((a, b) => a - b),
      )
      if (low) assert.equal(thresholds.low, values.low)
      if (warning) assert.equal(thresholds.warning, values.warning)
      if (critical) assert.equal(thresholds.critical, values.critical)
      if (emergency) assert.equal(thresholds.emergency, values.emergency)
    }),
    { seed: SEED },
  )
})

const SETTLE: readonly (readonly [told: ThresholdTier, fill: number, settled: ThresholdTier, why: string])[] = [
  ['nominal', 0.3, 'nominal', 'nothing happened'],
  ['nominal', 0.56, 'low', 'a rise counts at once'],
  ['low', 0.89, 'emergency', 'a rise over several tiers too'],
  ['warning', 0.71, 'warning', 'the same tier stays'],
  ['warning', 0.69, 'warning', 'a little below the bound may be a changed estimate'],
  ['warning', 0.66, 'warning', 'so may this'],
  ['warning', 0.64, 'low', 'clearly below, the tier is left'],
  ['emergency', 0.84, 'emergency', 'a little below 88 %'],
  ['emergency', 0.82, 'critical', 'clearly below 88 %'],
  ['emergency', 0.1, 'nominal', 'a compaction'],
  ['low', 0.51, 'low', 'a little below 55 %'],
  ['low', 0.49, 'nominal', 'clearly below 55 %'],
]

for (const [told, fill, settled, why] of SETTLE) {
  test(`told ${told}, now ${fill}: ${settled} (${why})`, () => {
    assert.equal(settleTier(told, fill, TIER_TABLE.C2), settled)
  })
}

test('a wobble just below a bound does not leave the tier, however close the next bound is', () => {
  const narrow: Thresholds = { low: 0.5, warning: 0.7, critical: 0.72, emergency: 0.74 }
  assert.equal(settleTier('warning', 0.695, narrow), 'warning')
  assert.equal(settleTier('low', 0.495, { low: 0.5, warning: 0.51, critical: 0.52, emergency: 0.53 }), 'low')
})

test('a told tier is left only when the fill is clearly below its bound, and a rise is never held back', () => {
  fc.assert(
    fc.property(
      increasing,
      fc.constantFrom(...THRESHOLD_TIERS),
      fc.double({ min: 0, max: 1.2, noNaN: true }),
      (t, told, fill) => {
        const now = classifyTier(fill, t)
        const settled = settleTier(told, fill, t)
        if (rankTier(now) >= rankTier(told)) assert.equal(settled, now)
        else assert.ok(settled === now || settled === told)
        const bound = told === 'nominal' ? 0 : t[told]
        if (fill >= bound - 0.049)
          assert.ok(rankTier(settled) >= rankTier(told), `${told} left at ${fill}, bound ${bound}`)
        if (fill < bound - 0.051) assert.equal(settled, now)
      },
    ),
    { seed: SEED },
  )
})

test('a row of the table can be configured, for its criticality alone', () => {
  const config = { ...DEFAULT_CONFIG, 'context_monitor.thresholds.c3.warning': 0.65 }
  assert.deepEqual(selectThresholds(config, 167_000), TIER_TABLE.C2)
  const c3 = selectThresholds({ ...config, criticality: 'C3' }, 167_000)
  assert.deepEqual(c3, { ...TIER_TABLE.C3, warning: 0.65 })
  const general = { ...config, criticality: 'C3' as const, 'context_monitor.warning_threshold': 0.5 }
  assert.equal(selectThresholds(general, 167_000).warning, 0.5)
})

const FLOORED = { ...DEFAULT_CONFIG, 'context_monitor.absolute_floors': true }

test('absolute floors leave a window of 200K as it is', () => {
  for (const point of [167_000, 200_000]) assert.deepEqual(selectThresholds(FLOORED, point), TIER_TABLE.C2)
})

test('in a large window they wait until fewer than 3, 1.5 and 1 typical operations fit', () => {
  const thresholds = selectThresholds(FLOORED, 967_000)
  for (const [name, fits] of [
    ['warning', 3],
    ['critical', 1.5],
    ['emergency', 1],
  ] as const) {
    assert.equal(Math.round(967_000 * (1 - thresholds[name])), fits * 29_000)
  }
  assert.equal(thresholds.low, 0.55)
  assert.equal(
    Math.round(967_000 * (1 - selectThresholds({ ...FLOORED, criticality: 'C4' }, 967_000).warning)),
    3 * 87_000,
  )
})

test('the cost of the typical operation is configurable', () => {
  const config = { ...FLOORED, 'context_monitor.operations': { gate_iteration: 50_000 } }
  assert.equal(Math.round(967_000 * (1 - selectThresholds(config, 967_000).warning)), 150_000)
})
