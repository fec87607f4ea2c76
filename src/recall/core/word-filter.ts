import { OUTCOME_WORDS } from '../../outcomes/core/outcome-words.ts'
import { createHiddenPattern } from './hidden-pattern.ts'

/**
 * Looks for words in the bytes of a transcript line, one character each. Words are bits of a number. The filter may see
 * a word that the parsed row lacks. It misses words only in lines with a `\u` escape or with the control code DEL.
 */
export interface WordFilter {
  /**
   * Adds the words of a line to those already found.
   *
   * @param isLast No further line adds words: the search ends when a hit is out of reach.
   */
  readonly find: (bytes: string, found: number, isLast: boolean) => number
  /** Whether an entry with these words can be a hit. */
  readonly isEnough: (found: number) => boolean
  readonly all: number
  /** Whether any line had any word so far. Lines that may hide a word do not count: these are parsed. */
  readonly hasSeen: () => boolean
}

/** Words that the reader itself puts into entries: a search for these skips no line. */
const WORDS_OF_READER = [...Object.values(OUTCOME_WORDS), 'failed: no output', 'approved by the user'].join(' ')

/** @param words Folded words, at most 32. */
export function createWordFilter(words: readonly string[], wants: 'all' | 'any'): WordFilter {
  const runs = words.map(findPlainRun)
  const patterns = words.map((word, index) => createPattern(word, runs[index] ?? ''))
  const all = words.reduce((bits, _, index) => bits | (1 << index), 0)
  const isEnough = wants === 'all' ? (found: number) => found === all : (found: number) => found !== 0
  let hidden: RegExp | null = null
  let seen = false
  const find = (bytes: string, known: number, isLast: boolean) => {
    let found = known
    for (const [index, pattern] of patterns.entries()) {
      const bit = 1 << index
      if ((found & bit) === 0 && (pattern === null || pattern.test(bytes))) found |= bit
      if (isLast && seen && wants === 'all' && (found & bit) === 0) break
    }
    seen ||= found !== known
    if (isEnough(found)) return found
    hidden ??= createHiddenPattern([...new Set(runs)].filter((run) => run !== ''))
    return hidden.test(bytes) ? all : found
  }
  return { find, isEnough, all, hasSeen: () => seen }
}

/** The longest piece of a word that JSON writes as it is. A word of signs or of foreign letters has none. */
function findPlainRun(word: string): string {
  const runs = word.match(/[a-z0-9_-]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/** Null for a word that any line may hold. */
function createPattern(word: string, run: string): RegExp | null {
  if (run !== '') return WORDS_OF_READER.includes(run) ? null : new RegExp(run, 'i')
  return /[^\u0000-\u007f]/.test(word) ? /[\x80-\xff]/ : null
}
