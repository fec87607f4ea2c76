import { THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../fill/core/tier.ts'
import { describeDistribution } from './distribution.ts'
import type { Stretch } from './stretch.ts'

export type WarningTier = keyof Thresholds

/**
 * Outcome of a threshold in a context.
 * `timely`: the threshold was reached before a manual compaction, or at least a request before an automatic compaction.
 * `late`: the last answer before an automatic compaction was the first to reach the threshold.
 * `missed`: an automatic compaction came below the threshold.
 * `unneeded`: the threshold was reached, and the transcript ends without a compaction.
 * `silent`: the threshold was not reached, and no automatic compaction came.
 */
export type Outcome = 'timely' | 'late' | 'missed' | 'unneeded' | 'silent'

export interface Firing {
  readonly outcome: Outcome
  /** Position in the context of the first answer at the threshold; null without such an answer. */
  readonly position: number | null
  readonly requestsLeft: number | null
  readonly tokensLeft: number | null
}

export function judgeThreshold(stretch: Stretch, bound: number): Firing {
  const { fills, used, end, endTokens } = stretch
  const position = fills.findIndex((fill) => fill >= bound)
  if (position === -1) {
    return { outcome: end === 'auto' ? 'missed' : 'silent', position: null, requestsLeft: null, tokensLeft: null }
  }
  const requestsLeft = fills.length - 1 - position
  const tokensLeft = Math.max(0, endTokens - (used[position] ?? 0))
  const reached = end === 'auto' && requestsLeft === 0 ? 'late' : 'timely'
  return { outcome: end === 'transcript' ? 'unneeded' : reached, position, requestsLeft, tokensLeft }
}

export type ThresholdAccuracy = ReturnType<typeof judgeThresholds>[number]

/** The medians are over the contexts that reached the threshold and ended in a compaction. */
export function judgeThresholds(stretches: readonly Stretch[], thresholds: Thresholds) {
  return THRESHOLD_NAMES.map((tier) => {
    const bound = thresholds[tier]
    const counts: Record<Outcome, number> = { timely: 0, late: 0, missed: 0, unneeded: 0, silent: 0 }
    const ended: Firing[] = []
    for (const stretch of stretches) {
      const firing = judgeThreshold(stretch, bound)
      counts[firing.outcome] += 1
      if (firing.outcome === 'timely' || firing.outcome === 'late') ended.push(firing)
    }
    const middle = (values: readonly (number | null)[]) =>
      describeDistribution(values.filter((value) => value !== null))?.median ?? null
    return {
      tier,
      bound,
      counts,
      requestsLeft: middle(ended.map((firing) => firing.requestsLeft)),
      tokensLeft: middle(ended.map((firing) => firing.tokensLeft)),
    }
  })
}

/**
 * Single steps of the context that passed a whole tier: no hook could speak in between. The growth is a ratio of the
 * compaction point, and the skipped tiers stand quietest first.
 */
export function listTierJumps(stretches: readonly Stretch[], thresholds: Thresholds) {
  return stretches.flatMap(({ fills }) =>
    fills.flatMap((fill, index) => {
      const before = fills[index - 1]
      if (before === undefined) return []
      const skipped = THRESHOLD_NAMES.filter((tier, rank) => {
        const next = THRESHOLD_NAMES[rank + 1]
        return next !== undefined && before < thresholds[tier] && fill >= thresholds[next]
      })
      return skipped.length === 0 ? [] : [{ growth: fill - before, skipped }]
    }),
  )
}
