import { type FilledSession, measureFill } from './filled-session.ts'
import { type Compaction, countUsed } from './trajectory.ts'

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
