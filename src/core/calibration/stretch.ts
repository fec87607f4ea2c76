import { type FilledSession, measureFill } from '../trajectory/filled-session.ts'
import { type Compaction, countUsed } from '../trajectory/trajectory.ts'

/** What ended a context: a compaction, or the transcript, in which case nobody knows what would have come. */
export type StretchEnd = 'auto' | 'manual' | 'transcript'

/** The answers that shared one context, from a session's start or a compaction to the next one. */
export interface Stretch {
  readonly fills: readonly number[]
  readonly used: readonly number[]
  readonly end: StretchEnd
  /** Tokens when it ended: the client's own count at a compaction, else the last answer's. */
  readonly endTokens: number
  /** Tokens of holdfast's own words in it, by tag. */
  readonly injected: ReadonlyMap<string, number>
  readonly windowTokens: number
  /** The compaction point as computed now for the model that ended it. */
  readonly pointTokens: number
}

/** Cuts a session at its compactions. A context without an answer says nothing and is left out. */
export function listStretches(session: FilledSession): Stretch[] {
  const { answers, compactions } = session.trajectory
  const ends = [...compactions, null]
  return ends.flatMap((boundary, context): Stretch[] => {
    const from = compactions[context - 1]?.position ?? 0
    const own = answers.slice(from, boundary?.position)
    const last = own.at(-1)
    if (last === undefined) return []
    return [
      {
        fills: own.map((answer) => measureFill(session, answer)),
        used: own.map(countUsed),
        end: findEnd(boundary),
        endTokens: boundary?.preTokens ?? countUsed(last),
        injected: sumInjections(session, from, boundary?.position ?? Number.POSITIVE_INFINITY),
        windowTokens: session.points.get(last.model)?.windowTokens ?? 0,
        pointTokens: session.points.get(last.model)?.tokens ?? 0,
      },
    ]
  })
}

function findEnd(boundary: Compaction | null): StretchEnd {
  if (boundary === null) return 'transcript'
  return boundary.trigger === 'manual' ? 'manual' : 'auto'
}

/** What is said right at a boundary is for the context after it, and counts there. */
function sumInjections({ trajectory }: FilledSession, from: number, to: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { section, tokens, position } of trajectory.injections) {
    if (position >= from && position < to) sums.set(section, (sums.get(section) ?? 0) + tokens)
  }
  return sums
}
