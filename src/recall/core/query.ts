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

/** Null without a word, or with too many. An argument with white space was quoted, so it is a phrase. */
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
  return foldText(text).match(/\S+/g) ?? []
}

/** Level 3 has every term, phrases as phrases; level 2 has every word; level 1 has some of the words. */
export interface Match {
  readonly level: 1 | 2 | 3
  /** At level 1 the match with more words is better, and among those the match with more `chars`. */
  readonly words: number
  readonly chars: number
  readonly terms: readonly Term[]
}

/** The match of texts that belong together, each already folded. A word may stand in any of them. */
export function findMatch(query: Query, foldedTexts: readonly string[]): Match | null {
  const isThere = (term: Term) => foldedTexts.some((text) => findTerm(text, term) !== -1)
  const words = query.words.filter(isThere)
  if (words.length === 0) return null
  const chars = words.reduce((sum, { words: [word = ''] }) => sum + word.length, 0)
  const counts = { words: words.length, chars }
  if (words.length < query.words.length) return { level: 1, ...counts, terms: words }
  const isWhole = query.terms.every((term) => !term.isPhrase || isThere(term))
  return isWhole ? { level: 3, ...counts, terms: query.terms } : { level: 2, ...counts, terms: words }
}

/** The first place of a term in a folded text, or -1. A term starts where a word does. */
export function findTerm(folded: string, term: Term): number {
  const first = term.words[0] ?? ''
  const isFree = startsAnywhere(first)
  for (let at = folded.indexOf(first); at !== -1; at = folded.indexOf(first, at + 1)) {
    if (!isFree && isWordCharacter(folded.charCodeAt(at - 1))) continue
    if (!term.isPhrase || isFollowed(folded, at + first.length, term.words)) return at
  }
  return -1
}

/** Whether the further words of a phrase stand at `from`, and a word ends where the phrase does. */
function isFollowed(folded: string, from: number, words: readonly string[]): boolean {
  let at = from
  for (const word of words.slice(1)) {
    const start = at
    while (isSpace(folded.charCodeAt(at))) at += 1
    if (at === start || !folded.startsWith(word, at)) return false
    at += word.length
  }
  const last = words.at(-1) ?? ''
  return startsAnywhere(last.slice(-1)) || !isWordCharacter(folded.charCodeAt(at))
}

/** Scripts that put no space between words. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const startsAnywhere = (word: string): boolean => !isWordCharacter(word.charCodeAt(0)) || UNSPACED.test(word)

/** Whether a code is a letter or digit. An underscore parts words, as in most names. NaN means a text's end. */
function isWordCharacter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return code >= 128 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code))
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x2028 || code === 0x2029
}
