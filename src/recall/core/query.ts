import { foldText } from './fold.ts'

export interface Term {
  /** Folded words that have to follow each other, with nothing but white space between them. */
  readonly words: readonly string[]
  /** Whether the term is a phrase. The last word of a phrase matches only whole; elsewhere a beginning is enough. */
  readonly isPhrase: boolean
}

export interface Query {
  readonly terms: readonly Term[]
  /** The words of all terms, each for itself: the search falls back on them when no text has a phrase. */
  readonly words: readonly Term[]
}

const MAX_WORDS = 32
const MAX_CHARS = 1000

/**
 * Parses the arguments of a search; null without a word, or with too many words or characters. An argument with white
 * space was quoted on the command line, so it is a phrase. Double quotes inside an argument make phrases too.
 */
export function parseQuery(args: readonly string[]): Query | null {
  if (args.reduce((sum, text) => sum + text.length, 0) > MAX_CHARS) return null
  const terms = args.flatMap(parseArgument)
  const words = terms.flatMap((term) => term.words)
  if (words.length === 0 || words.length > MAX_WORDS) return null
  return { terms, words: [...new Set(words.map(cutSigns))].map(createWord) }
}

function parseArgument(text: string): Term[] {
  const pieces = text.split('"')
  // Every second piece stood in quotes. An unclosed quote ends with the argument.
  if (pieces.length > 1) {
    return pieces.flatMap((piece, index) => (index % 2 === 1 ? parsePhrase(piece) : splitWords(piece).map(createWord)))
  }
  const words = splitWords(text)
  return words.length > 1 ? parsePhrase(text) : words.map(createWord)
}

function parsePhrase(text: string): Term[] {
  const words = splitWords(text)
  return words.length === 0 ? [] : [{ words, isPhrase: true }]
}

const createWord = (word: string): Term => ({ words: [cutSigns(word)], isPhrase: false })

/** A word without the signs of the sentence behind it, as in a question that was asked whole. */
const cutSigns = (word: string): string => word.replace(/(?<=[^,.;:!?])[,.;:!?]+$/, '')

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}
