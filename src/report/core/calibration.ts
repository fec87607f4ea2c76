import { CRITICALITIES, type Criticality, THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import {
  type Distribution,
  describeDistribution,
  judgeThreshold,
  judgeThresholds,
  listStretches,
  type Stretch,
  type WarningTier,
} from './accuracy.ts'
import { describeWork, type Evidence, mapBounds, recommendThresholds, settleBounds } from './recommend.ts'
import { type FilledSession, findMainPoint, OPERATION_KINDS, type OperationKind } from './trajectory.ts'

export type JudgedContext = ReturnType<typeof judgeContexts>[number]

export type Calibration = NonNullable<ReturnType<typeof calibrate>>

/** Thresholds in force. `plannedTokens` is the cost of a typical operation in the plan. */
type CalibrationTerms = Pick<Evidence, 'thresholds' | 'criticality' | 'plannedTokens'>

/** Null without a single answer. */
export function calibrate(
  sessions: readonly FilledSession[],
  { thresholds, criticality, plannedTokens }: CalibrationTerms,
) {
  const points = sessions.flatMap((session) => findMainPoint(session)?.tokens ?? [])
  const pointTokens = describeDistribution(points)?.median
  if (pointTokens === undefined) return null
  const trajectories = sessions.map(({ trajectory }) => trajectory)
  const turns = trajectories.flatMap((trajectory) => trajectory.turns)
  const stretches = sessions.flatMap(listStretches)
  const firsts = trajectories.flatMap(({ answers }) =>
    answers.filter((answer, index) => answers[index - 1]?.context !== answer.context),
  )
  const startsAt = (isFirst: boolean) =>
    describeDistribution(
      firsts.filter(({ context }) => (context === 0) === isFirst).map(({ inputTokens }) => inputTokens),
    )
  const costOf = (kind: OperationKind) => describeDistribution(trajectories.flatMap(({ costs }) => costs[kind]))
  return {
    costs: Object.fromEntries(OPERATION_KINDS.map((kind) => [kind, costOf(kind)])) as Costs,
    start: startsAt(true),
    afterCompaction: startsAt(false),
    /** Tokens of the work of a prompt that called tools. */
    work: describeWork(turns),
    contexts: sessions.flatMap((session) => judgeContexts(session, thresholds)),
    accuracy: judgeThresholds(stretches, thresholds),
    pointTokens,
    reached: describeReached(stretches),
    recommendation: recommendThresholds({ stretches, turns, thresholds, criticality, plannedTokens, pointTokens }),
  }
}

type Costs = Readonly<Record<OperationKind, Distribution | null>>

/** Real places of automatic compactions as ratios of the computed point; null without any. */
function describeReached(stretches: readonly Stretch[]) {
  const ratios = stretches
    .filter(({ end, pointTokens }) => end === 'auto' && pointTokens > 0)
    .map(({ endTokens, pointTokens }) => endTokens / pointTokens)
    .sort((a, b) => a - b)
  const [lowest, highest] = [ratios[0], ratios.at(-1)]
  return lowest === undefined || highest === undefined ? null : { count: ratios.length, lowest, highest }
}

function judgeContexts(session: FilledSession, thresholds: Thresholds) {
  return listStretches(session).map((stretch) => {
    const { fills, end, endTokens } = stretch
    const pairs = THRESHOLD_NAMES.map((tier) => {
      const { outcome, position } = judgeThreshold(stretch, thresholds[tier])
      return [tier, { outcome, position }] as const
    })
    return {
      sessionId: session.sessionId,
      answers: fills.length,
      highestFill: fills.reduce((most, fill) => Math.max(most, fill), 0),
      end,
      endTokens,
      firings: Object.fromEntries(pairs) as Record<WarningTier, (typeof pairs)[number][1]>,
    }
  })
}

export type LevelCalibration = ReturnType<typeof calibrateLevels>[number]

/**
 * The room behind each tier changes by the factor of the calibrated one. A bound that would warn later, or miss more,
 * stays. `after` is the outcome of the recommended thresholds, else of those in force.
 */
export function calibrateLevels(
  sessions: readonly FilledSession[],
  thresholdsOf: (criticality: Criticality) => Thresholds,
  calibrated: { readonly criticality: Criticality; readonly recommended: Thresholds | null },
) {
  const stretches = sessions.flatMap(listStretches)
  const base = thresholdsOf(calibrated.criticality)
  return CRITICALITIES.map((criticality) => {
    const now = thresholdsOf(criticality)
    const { recommended: wanted } = calibrated
    const isBase = criticality === calibrated.criticality
    const derived = wanted === null || isBase ? wanted : deriveInProportion(stretches, now, { base, wanted })
    const isSame = derived === null || THRESHOLD_NAMES.every((tier) => derived[tier] === now[tier])
    const before = judgeThresholds(stretches, now)
    const after = isSame ? before : judgeThresholds(stretches, derived)
    return { criticality, now, recommended: isSame ? null : derived, before, after }
  })
}

function deriveInProportion(
  stretches: readonly Stretch[],
  now: Thresholds,
  { base, wanted }: { readonly base: Thresholds; readonly wanted: Thresholds },
): Thresholds {
  const derived = settleBounds(
    mapBounds((tier) => (base[tier] < 1 ? 1 - ((1 - now[tier]) * (1 - wanted[tier])) / (1 - base[tier]) : now[tier])),
  )
  // A warning that never came is worse than a late one.
  const weighLate = (thresholds: Thresholds) =>
    judgeThresholds(stretches, thresholds).map(({ counts }) => counts.late + 2 * counts.missed)
  const [before, after] = [weighLate(now), weighLate(derived)]
  const isWorse = THRESHOLD_NAMES.filter((_, index) => (after[index] ?? 0) > (before[index] ?? 0))
  return settleBounds(mapBounds((tier) => (isWorse.includes(tier) ? now[tier] : derived[tier])))
}

/** Null when none is recommended. `only`: the configuration sets all levels at once, which is stronger than a row. */
export function serializeLevels(levels: readonly LevelCalibration[], only: Criticality | null): string | null {
  const rows = levels.flatMap(({ criticality, recommended }) =>
    recommended === null || criticality !== (only ?? criticality) ? [] : [{ criticality, recommended }],
  )
  if (rows.length === 0) return null
  return rows
    .map(({ criticality, recommended }) => {
      const head = only === null ? `context_monitor.thresholds.${criticality.toLowerCase()}` : 'context_monitor'
      const ending = only === null ? '' : '_threshold'
      return [`[${head}]`, ...THRESHOLD_NAMES.map((tier) => `${tier}${ending} = ${recommended[tier].toFixed(2)}`)].join(
        '\n',
      )
    })
    .join('\n\n')
}
