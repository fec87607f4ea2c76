import type { Speaker } from './sentence.ts'

export type SignalKind = 'decision' | 'learning' | 'blocker' | 'pattern'

/** A form of words that makes a sentence worth keeping, and how sure it alone makes us. */
export interface Form {
  readonly kind: SignalKind
  readonly base: number
  /** Whose sentences it counts in. */
  readonly speaker: Speaker | 'both'
  /** Words of which a sentence must have one. */
  readonly triggers: readonly string[]
  /** Whether a sentence in lower case has the form. Compiled when first asked: most forms never are. */
  readonly matches: (lower: string) => boolean
}

type FormRow = readonly [base: number, speaker: Form['speaker'], words: string, source: string]

/** The forms of a kind; of those a sentence has, the surest counts. */
export function createForms(kind: SignalKind, rows: readonly FormRow[]): Form[] {
  return rows.map(([base, speaker, words, source]) => {
    let pattern: RegExp | undefined
    const matches = (lower: string) => {
      pattern ??= new RegExp(source)
      return pattern.test(lower)
    }
    return { kind, base, speaker, triggers: words.split(' '), matches }
  })
}

/** Who decides and finds out. */
export const WE =
  "(?:i|we|the (?:team|group|board|project))(?:'ve| have| has)?(?: (?:all|both|now|finally|also|just|therefore|already))?"
