import { once, remember } from '../../base/core/remember.ts'
import { findDistinctiveWords } from './distinctive-words.ts'
import { findRules } from './message-pieces.ts'
import { listWords } from './phrases.ts'
import { foldWords, isForeign } from './plain-words.ts'

/** Words of the person, with the place of their message among the person's messages. */
export interface PlacedWords {
  readonly text: string
  readonly message?: number
}

/** The place of the newest message, which stands in every restoration. */
export const NEWEST = Number.POSITIVE_INFINITY

/** More messages on a thing speak of the whole work. */
const MAX_ON_A_THING = 3

/**
 * A summary drops an order that was reversed, and the order alone would tell the opposite. `known`: the reader's words.
 */
export function createOvertakenTest(
  all: readonly PlacedWords[],
  known: readonly PlacedWords[],
): (words: PlacedWords) => boolean {
  const said = all.filter(({ message }) => message !== undefined)
  const isRare = remember(1000, (thing) => {
    const on = said.flatMap(({ text, message }) => (findDistinctiveWords(text).has(thing) ? [message] : []))
    return new Set(on).size <= MAX_ON_A_THING
  })
  return ({ text, message = NEWEST }) => {
    const later = known.filter((words) => (words.message ?? -1) > message)
    if (later.length === 0) return false
    const words = findDistinctiveWords(text)
    const listFiles = once(() => (findRules(text) === '' ? [] : [...words].filter(isFile)))
    return later.some((after) => {
      const both = [...findDistinctiveWords(after.text)].filter((word) => words.has(word))
      const things = both.filter(isRare)
      return things.length > 0 && listFiles().every((file) => both.includes(file)) && turns(text, after, things)
    })
  }
}

/** Later words turn a rule on named files round only by those names. A version is no file. */
const isFile = (word: string) => /\w[./][a-z]\w*$/.test(word)

/** The table of negations is English. In another language any later words on the thing may turn it round. */
function turns(earlier: string, { text, message }: PlacedWords, things: readonly string[]): boolean {
  if (isForeign(`${earlier} ${text}`)) return message !== NEWEST
  // Two negations point in one direction.
  const [before, after] = [listNegated(earlier), listNegated(text)]
  return things.some((thing) => before.has(thing) !== after.has(thing))
}

const NEGATIONS = listWords('not no never stop drop without remove revert scrap forget')
const PASSED_OVER = new Set(['rather than', 'instead of'])
/** A negation reaches that many words further in its clause: "let's not create a shared version". */
const REACH = 4

const listNegated: (text: string) => ReadonlySet<string> = remember(1000, (text) => {
  const clauses = foldWords(text).lower.split(/[,;:.!?]\s+|\n/)
  const reached = clauses.flatMap((clause) => {
    const words = clause.split(/\s+/)
    return words.flatMap((word, at) =>
      NEGATIONS.has(word) || word.endsWith("n't") || PASSED_OVER.has(`${word} ${words[at + 1] ?? ''}`)
        ? words.slice(at + 1, at + 1 + REACH)
        : [],
    )
  })
  return findDistinctiveWords(reached.join(' '))
})
