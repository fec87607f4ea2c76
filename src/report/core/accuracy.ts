import { THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import { type Compaction, countUsed, type FilledSession, measureFill } from './trajectory.ts'

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

/** Single steps that passed a whole tier: no hook could speak in between. The growth is a ratio of the point. */
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

export type Distribution = Readonly<Record<'count' | 'median' | 'p90' | 'largest', number>>

/** Describes a list by values that occurred. An empty list has no typical value and gives null. */
export function describeDistribution(values: readonly number[]): Distribution | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
  return { count: sorted.length, median: at(0.5), p90: at(0.9), largest: at(1) }
}

/** A context that ends with the transcript stays undecided. */
type StretchEnd = Compaction['trigger'] | 'transcript'

/** Answers that shared a context, from a session's start or a compaction to the next compaction. */
export type Stretch = ReturnType<typeof listStretches>[number]

/** Cuts a session at its compactions. A context without an answer is no evidence and is left out. */
export function listStretches(session: FilledSession) {
  const { answers, compactions } = session.trajectory
  const ends = [...compactions, null]
  return ends.flatMap((boundary, context) => {
    const from = compactions[context - 1]?.position ?? 0
    const own = answers.slice(from, boundary?.position)
    const last = own.at(-1)
    if (last === undefined) return []
    return [
      {
        fills: own.map((answer) => measureFill(session, answer)),
        used: own.map(countUsed),
        end: (boundary?.trigger ?? 'transcript') as StretchEnd,
        /** Tokens at the end of the context: the client's own count at a compaction, else the last answer's count. */
        endTokens: boundary?.preTokens ?? countUsed(last),
        /** Tokens of holdfast's own words in the context, by tag. */
        injected: sumInjections(session, from, boundary?.position ?? Number.POSITIVE_INFINITY),
        windowTokens: session.points.get(last.model)?.windowTokens ?? 0,
        /** Compaction point as computed now for the model of the last answer. */
        pointTokens: session.points.get(last.model)?.tokens ?? 0,
      },
    ]
  })
}

/** Words told right at a boundary are for the context after the boundary, and count there. */
function sumInjections({ trajectory }: FilledSession, from: number, to: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { section, tokens, position } of trajectory.injections) {
    if (position >= from && position < to) sums.set(section, (sums.get(section) ?? 0) + tokens)
  }
  return sums
}
