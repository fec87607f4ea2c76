import { findDistinctiveWords } from '../work-state/distinctive-words.ts'
import { listWords } from '../work-state/phrases.ts'
import { maskQuotes, restoreApostrophes } from '../work-state/statements.ts'

/** Who said it: the same words are an instruction from one and advice from the other. */
export type Speaker = 'user' | 'assistant'

/** A sentence in the form the phrases are looked for in. */
export interface ReadSentence {
  /** As written, without emphasis marks. */
  readonly text: string
  /** Lower case, quotations emptied, code spans replaced by a word that is no phrase. */
  readonly lower: string
  /** `lower` up to the first clause that gives a reason: what is only supposed there does not make the rest so. */
  readonly main: string
  readonly words: ReadonlySet<string>
  /** How many of its words name something particular. */
  readonly countParticulars: () => number
  /** Names something by a code span, a number, or a word with a capital inside or after the first word. */
  readonly isSpecific: boolean
  readonly givesReason: boolean
  readonly contrasts: boolean
}

const REASON =
  /(?:\b(?:because|since|so that|due to|in order to|otherwise|hence|thanks to|which is why|that's why|therefore)\b|, as |;|: | - |\u2014|, (?=(?:it|they|we|this|that|the|nobody|otherwise|and we|\w+ (?:is|are|has|have|handles|needs|only))\b))/
const CONTRAST = /(?:\b(?:instead of|rather than|over|instead|no longer)\b|,? not |, never |, (?:and )?no )/

export function readSentence(written: string): ReadSentence {
  const text = written
    .replace(/\*\*|__/g, '')
    .replace(/^#{1,6}\s+/, '')
    .trim()
  const plain = maskQuotes(restoreApostrophes(text).replace(/`[^`]{1,200}`/g, 'codespan'))
  const lower = plain.toLowerCase()
  const cut = /\b(?:because|since|so that|otherwise|which|as)\b|[;:\u2014]/.exec(lower)
  return {
    text,
    lower,
    main: cut === null || cut.index < 12 ? lower : lower.slice(0, cut.index),
    words: listWords(lower),
    countParticulars: () => findDistinctiveWords(plain).size,
    isSpecific: text.includes('`') || /\d/.test(text) || /\S\s+["'(]?[A-Z][\w.+#-]*|\w[A-Z]|[a-z]_[a-z]/.test(text),
    givesReason: REASON.test(lower),
    contrasts: CONTRAST.test(lower),
  }
}
