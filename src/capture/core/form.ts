import type { Speaker } from './sentence.ts'

export type SignalKind = 'decision' | 'learning' | 'blocker' | 'pattern'

/** A form of words that makes a sentence worth keeping. `base` is the confidence in a sentence by its form alone. */
export interface Form {
  readonly kind: SignalKind
  readonly base: number
  readonly speaker: Speaker | 'both'
  readonly triggers: readonly string[]
  /** Whether a sentence in lower case has the form. The first call compiles the pattern: most forms are never asked. */
  readonly matches: (lower: string) => boolean
}

/** `mayMatch` holds for every match: a pattern that is costly to compile waits for it. */
type FormRow = readonly [base: number, words: string, source: string, mayMatch?: (lower: string) => boolean]

/** Makes the forms of a kind, by speaker. Among the forms of a sentence the one with the highest base counts. */
export function createForms(
  kind: SignalKind,
  rowsOf: Readonly<Partial<Record<Form['speaker'], readonly FormRow[]>>>,
): Form[] {
  return Object.entries(rowsOf).flatMap(([speaker, rows]) =>
    rows.map(([base, words, source, mayMatch]) => {
      let pattern: RegExp | undefined
      const matches = (lower: string) => {
        if (mayMatch?.(lower) === false) return false
        pattern ??= new RegExp(source)
        return pattern.test(lower)
      }
      return { kind, base, speaker: speaker as Form['speaker'], triggers: words.split(' '), matches }
    }),
  )
}

/** Subjects that decide and find out. */
export const WE =
  "(?:i|we|the (?:team|group|board|project))(?:'ve| have| has)?(?: (?:all|both|now|finally|also|just|therefore|already))?"
