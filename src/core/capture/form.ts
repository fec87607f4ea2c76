import { createPhrases, type PhraseRow } from '../work-state/phrases.ts'
import type { Speaker } from './sentence.ts'

export type SignalKind = 'decision' | 'learning' | 'blocker' | 'pattern'

/** A form of words that makes a sentence worth keeping, and how sure it alone makes us. */
export interface Form extends PhraseRow {
  readonly kind: SignalKind
  readonly base: number
  /** Whose sentences it counts in. */
  readonly speaker: Speaker | 'both'
  readonly triggers: readonly string[]
}

type FormRow = readonly [base: number, speaker: Form['speaker'], words: string, source: string]

/** The forms of a kind; of those a sentence has, the surest counts. */
export function createForms(kind: SignalKind, rows: readonly FormRow[]): Form[] {
  const phrases = createPhrases(rows.map(([, , words, source]) => [words, source]))
  return phrases.map((phrase, index) => {
    const [base, speaker, words] = rows[index] as FormRow
    return { kind, base, speaker, triggers: words.split(' '), find: phrase.find }
  })
}

/** Who decides and finds out. */
export const WE =
  "(?:i|we|the (?:team|group|board|project))(?:'ve| have| has)?(?: (?:all|both|now|finally|also|just|therefore|already))?"
