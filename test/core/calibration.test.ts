import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Criticality } from '../../src/config/core/config.ts'
import { type Thresholds, TIER_TABLE } from '../../src/config/core/tier-table.ts'
import {
  describeDistribution,
  judgeThreshold,
  judgeThresholds,
  listStretches,
  listTierJumps,
  type Outcome,
} from '../../src/report/core/accuracy.ts'
import { calibrate, calibrateLevels, serializeLevels } from '../../src/report/core/calibration.ts'
import { describeCalibration } from '../../src/report/core/describe-calibration.ts'
import { type Evidence, recommendThresholds } from '../../src/report/core/recommend.ts'
import { sessionOf } from './sessions.ts'

type Steps = Parameters<typeof sessionOf>[0]

const stretchesOf = (steps: Steps) => listStretches(sessionOf(steps))

const TERMS = { thresholds: TIER_TABLE.C2, criticality: 'C2', plannedTokens: 29_000 } as const

test('a distribution is made of values that occurred; nothing has none', () => {
  assert.deepEqual(describeDistribution([5, 1, 9, 3, 7, 2, 8, 4, 6, 10]), { count: 10, median: 5, p90: 9, largest: 10 })
  assert.deepEqual(describeDistribution([4]), { count: 1, median: 4, p90: 4, largest: 4 })
  assert.equal(describeDistribution([]), null)
})

test('a session is cut at its compactions', () => {
  const stretches = stretchesOf([20, 60, 'auto', 'auto', 30, 'manual', 40])
  assert.deepEqual(
    stretches.map(({ fills, end }) => [fills, end]),
    [
      [[0.2, 0.6], 'auto'],
      [[0.3], 'manual'],
      [[0.4], 'transcript'],
    ],
  )
})

/** Steps of one context, the threshold, what it did. */
const OUTCOMES: readonly (readonly [steps: Steps, bound: number, outcome: Outcome, requestsLeft: number | null])[] = [
  [[50, 70, 90, 'auto'], 0.7, 'timely', 1],
  [[50, 69.99, 90, 'auto'], 0.7, 'late', 0],
  [[50, 69, 'auto'], 0.7, 'missed', null],
  [[50, 70, 'manual'], 0.7, 'timely', 0],
  [[50, 69, 'manual'], 0.7, 'silent', null],
  [[50, 90], 0.7, 'unneeded', 0],
  [[50, 60], 0.7, 'silent', null],
]
for (const [steps, bound, outcome, requestsLeft] of OUTCOMES) {
  test(`${steps.join(', ')} against ${bound}: ${outcome}`, () => {
    const [stretch] = stretchesOf(steps)
    assert.ok(stretch, 'one context')
    const firing = judgeThreshold(stretch, bound)
    assert.equal(firing.outcome, outcome)
    assert.equal(firing.requestsLeft, requestsLeft)
  })
}

test('false and missed warnings are counted over all contexts', () => {
  const [, warning] = judgeThresholds(stretchesOf([40, 'auto', 75, 95, 'auto', 72, 'auto', 80]), TIER_TABLE.C2)
  assert.deepEqual(warning?.counts, { timely: 1, late: 1, missed: 1, unneeded: 1, silent: 0 })
  assert.equal(warning?.tokensLeft, 25_000)
})

test("the plan's own timeline fires at its steps: 20.1 to 106.1 % of 200,000", () => {
  const timeline = [15.7, 20.1, 34.6, 49.1, 63.6, 66.1, 68.6, 71.1, 88.6, 106.1]
  const session = sessionOf([...timeline, 'auto'], 200_000)
  const calibration = calibrate([session], TERMS)
  const [context] = calibration?.contexts ?? []
  const positions = Object.values(context?.firings ?? {}).map(({ position }) => position)
  assert.deepEqual(positions, [4, 7, 8, 8], 'LOW at step 4, WARNING at 7, step 8 goes past CRITICAL to EMERGENCY')
  assert.deepEqual(
    listTierJumps(listStretches(session), TIER_TABLE.C2).map(({ skipped }) => skipped),
    [['critical']],
  )
})

const turn = (tokens: number) => ({ tokens, toolCalls: 3 })
const EVIDENCE: Evidence = {
  stretches: stretchesOf([20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 'auto']),
  turns: Array.from({ length: 12 }, () => turn(29_000)),
  thresholds: TIER_TABLE.C2,
  criticality: 'C2',
  plannedTokens: 29_000,
  pointTokens: 200_000,
}
const findingOf = (evidence: Evidence, name: string) =>
  recommendThresholds(evidence).findings.find(({ condition }) => condition === name)

test('what is as planned needs no change', () => {
  const { findings, thresholds } = recommendThresholds(EVIDENCE)
  assert.equal(thresholds, null)
  assert.deepEqual(
    findings.map(({ condition, isMet }) => [condition, isMet]),
    [
      ['operation cost', false],
      ['tier jumps', false],
      ['room at emergency', false],
      ['injection overhead', null],
    ],
  )
})

/** The plan's bounds: 21,750 and 36,250 tokens are 25 % off 29,000 and still in. */
const COSTS: readonly (readonly [tokens: number, isMet: boolean])[] = [
  [21_749, true],
  [21_750, false],
  [36_250, false],
  [36_251, true],
]
for (const [tokens, isMet] of COSTS) {
  test(`work of ${tokens} tokens ${isMet ? 'calls' : 'does not call'} for other thresholds`, () => {
    const turns = EVIDENCE.turns.map(() => turn(tokens))
    assert.equal(findingOf({ ...EVIDENCE, turns }, 'operation cost')?.isMet, isMet)
  })
}

test('costlier work moves the thresholds down, in proportion to what must fit', () => {
  const { thresholds } = recommendThresholds({ ...EVIDENCE, turns: EVIDENCE.turns.map(() => turn(43_500)) })
  assert.deepEqual(thresholds, { low: 0.32, warning: 0.55, critical: 0.7, emergency: 0.82 })
})

test('cheaper work moves them up, but a large step and a checkpoint still fit at EMERGENCY', () => {
  const { thresholds } = recommendThresholds({ ...EVIDENCE, turns: EVIDENCE.turns.map(() => turn(10_000)) })
  // Steps of 5,000 and 5,260 for checkpoint and re-orientation of 200,000.
  assert.deepEqual(thresholds, { low: 0.84, warning: 0.88, critical: 0.91, emergency: 0.94 })
})

test('a warning that already came too late is never moved up', () => {
  const late = [...EVIDENCE.stretches, ...stretchesOf([40, 'auto'])]
  const evidence = { ...EVIDENCE, stretches: late, turns: EVIDENCE.turns.map(() => turn(10_000)) }
  assert.equal(recommendThresholds(evidence).thresholds, null)
})

test('fewer than ten prompts are no evidence', () => {
  const finding = findingOf(
    { ...EVIDENCE, turns: EVIDENCE.turns.slice(0, 9).map(() => turn(90_000)) },
    'operation cost',
  )
  assert.equal(finding?.isMet, null)
  assert.match(finding?.evidence ?? '', /measured: 9; 10 are needed/)
})

test('work that fills most of a context is a workflow, not an operation that thresholds could leave room for', () => {
  const evidence = { ...EVIDENCE, turns: EVIDENCE.turns.map(() => turn(140_000)) }
  const finding = findingOf(evidence, 'operation cost')
  assert.equal(finding?.isMet, null)
  assert.match(finding?.evidence ?? '', /140K here \(median of 12\): with a point of 200K that is a whole workflow/)
  assert.equal(recommendThresholds(evidence).thresholds, null)
})

test('steps past a whole tier: once is an accident, twice widens the tier', () => {
  const jumps = (count: number) => Array.from({ length: count }, () => stretchesOf([50, 72, 'auto'])).flat()
  const once = { ...EVIDENCE, stretches: [...EVIDENCE.stretches, ...jumps(1)] }
  assert.equal(findingOf(once, 'tier jumps')?.isMet, false)
  const twice = { ...EVIDENCE, stretches: [...EVIDENCE.stretches, ...jumps(2)] }
  const { findings, thresholds } = recommendThresholds(twice)
  assert.match(findings[1]?.evidence ?? '', /2 of 17 steps went past a whole tier, by 22% \(median\), past LOW/)
  // Steps of 22,000 also need more room at EMERGENCY than 24,000 of 200,000.
  assert.deepEqual(thresholds, { low: 0.48, warning: 0.7, critical: 0.8, emergency: 0.86 })
})

test('EMERGENCY comes earlier where a large step would not fit behind it', () => {
  const stretches = Array.from({ length: 6 }, () => stretchesOf([10, 28, 46, 'manual'])).flat()
  const evidence = { ...EVIDENCE, stretches, pointTokens: 100_000 }
  const { findings, thresholds } = recommendThresholds(evidence)
  assert.equal(findings[2]?.isMet, true)
  assert.equal(thresholds?.emergency, 0.76)
})

test('words of holdfast over 5 % of the window are named with the switch that stops them', () => {
  const [first] = EVIDENCE.stretches
  assert.ok(first, 'a context')
  const injected = (tokens: number) => [{ ...first, injected: new Map([['context-monitor', tokens]]) }]
  assert.equal(findingOf({ ...EVIDENCE, stretches: injected(10_000) }, 'injection overhead')?.isMet, false)
  const over = findingOf({ ...EVIDENCE, stretches: injected(10_001) }, 'injection overhead')
  assert.equal(over?.isMet, true)
  assert.match(over?.advice ?? '', /sections\.context_monitor = false/)
})

const levelsOf = (recommended: Thresholds | null, steps: Steps = [20, 40, 60, 80, 97, 'auto', 20]) =>
  calibrateLevels([sessionOf(steps)], (level) => TIER_TABLE[level], { criticality: 'C2', recommended })

test('the other criticalities follow in proportion from the calibrated one', () => {
  const found = levelsOf({ low: 0.46, warning: 0.64, critical: 0.78, emergency: 0.88 })
  assert.deepEqual(
    found.map(({ criticality, recommended }) => [criticality, Object.values(recommended ?? {})]),
    [
      ['C1', [0.64, 0.76, 0.89, 0.95]],
      ['C2', [0.46, 0.64, 0.78, 0.88]],
      ['C3', [0.34, 0.52, 0.69, 0.82]],
      ['C4', [0.22, 0.4, 0.61, 0.78]],
    ],
  )
  assert.deepEqual(
    levelsOf(null).map(({ recommended }) => recommended),
    [null, null, null, null],
  )
})

test('a bound that would miss more compactions stays', () => {
  const wanted = { low: 0.6, warning: 0.75, critical: 0.85, emergency: 0.91 }
  const [, , c3] = levelsOf(wanted, [20, 40, 60, 75, 80, 83, 'auto', 20])
  assert.deepEqual(c3?.recommended, { low: 0.51, warning: 0.66, critical: 0.79, emergency: 0.82 })
  const emergency = c3?.after.at(-1)?.counts
  assert.deepEqual([emergency?.late, emergency?.missed], [1, 0])
})

test('the lines to paste are the configuration: a row of each level, or one for all that are set at once', () => {
  const [level] = levelsOf(null)
  assert.ok(level)
  const own = (criticality: Criticality) => ({ ...level, criticality, recommended: TIER_TABLE.C2 })
  const levels = [own('C1'), { ...own('C2'), recommended: null }, own('C4')]
  const row = (name: string) =>
    `[context_monitor.thresholds.${name}]\nlow = 0.55\nwarning = 0.70\ncritical = 0.80\nemergency = 0.88`
  assert.equal(serializeLevels(levels, null), `${row('c1')}\n\n${row('c4')}`)
  assert.equal(serializeLevels(levels, 'C2'), null)
  assert.equal(
    serializeLevels(levels, 'C4'),
    '[context_monitor]\nlow_threshold = 0.55\nwarning_threshold = 0.70\ncritical_threshold = 0.80\nemergency_threshold = 0.88',
  )
})

test('thin evidence is called thin', () => {
  const calibration = calibrate([sessionOf([20])], TERMS)
  assert.ok(calibration, 'an answer')
  const words = describeCalibration(calibration, [], { sessionCount: 1, toml: null }).join('\n')
  assert.match(words, /No automatic compaction is in these transcripts/)
  assert.match(words, /The evidence is too thin for any recommendation/)
  assert.equal(calibrate([], TERMS), null)
})
