import { THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../measure/core/tier.ts'
import {
  type Distribution,
  describeDistribution,
  judgeThreshold,
  judgeThresholds,
  listStretches,
  type Stretch,
  type WarningTier,
} from './accuracy.ts'
import { describeWork, type Evidence, recommendThresholds } from './recommend.ts'
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
    /** Tokens of a session's first request, before any work. */
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
