import { cleanText } from '../../base/core/text.ts'
import { OUTCOME_WORDS } from '../../sessions/core/outcome-words.ts'
import { foldText } from './fold.ts'

/** The filter may see a word that the parsed row lacks. It misses words only in lines with a `\u` escape or DEL. */
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

/** Code points of two and three bytes that fold to ASCII letters or to nothing. Accents and wide forms do so. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x80, 0x36f],
  [0x61c, 0x61c],
  [0x1d2c, 0x218f],
  [0x2460, 0x24ff],
  [0x2c7c, 0x2c7d],
  [0x3250, 0x33ff],
  [0xa7f0, 0xa7ff],
  [0xfb00, 0xfb06],
  [0xfe30, 0xffff],
]
/** Characters of four bytes that do: mathematical letters, letters in squares, tags. These count wherever they stand. */
const LONG_ONES = /\xf0(?:\x90\x9e|\x9c\xb3|\x9d|\x9f(?:[\x84-\x87]|\xaf))|\xf3\xa0[\x80-\x87]/

/** V8 does not optimize longer patterns, which are ten times as slow. For 32 long words every foreign letter counts. */
const MAX_PATTERN_CHARS = 20_000

/** UTF-8 of characters, one character a byte. */
type Bytes = string

/** A letter with an accent counts between the right neighbours only: most transcripts have such letters. */
function createHiddenPattern(runs: readonly string[]): RegExp {
  const { letters, ligatures, invisible } = listFoldings()
  const tree: ByteTree = new Map()
  const add = (characters: readonly Bytes[], before: string, behind: string) => {
    for (const bytes of characters) {
      const ahead = behind === '' ? '' : `(?=${describeNeighbour(behind)})`
      const back = before === '' ? '' : `(?<=${describeNeighbour(before)}[^]{${bytes.length}})`
      plant(tree, bytes, ahead + back)
    }
  }
  for (const { letter, before, behind } of listPlaces(runs)) add(letters.get(letter) ?? [], before, behind)
  for (const { bytes, folded } of ligatures) if (runs.some((run) => mayOverlap(run, folded))) add([bytes], '', '')
  const inner = runs.filter(({ length }) => length > 1)
  if (inner.length > 0)
    add(invisible, inner.map((run) => run.slice(0, -1)).join(''), inner.map((run) => run.slice(1)).join(''))
  if (runs.length === 0) return /(?!)/
  // A plain range at the start lets the engine run over ASCII three times as fast as any class does.
  const source = `[\u00c2-\u00f4](?<=(?=${describeTree(tree)}|${LONG_ONES.source})[^])`
  return source.length > MAX_PATTERN_CHARS ? /[\x80-\xff]/ : new RegExp(source)
}

interface LetterPlace {
  readonly letter: string
  /** Letters on that side; empty at an end of a run, where anything may stand. */
  readonly before: string
  readonly behind: string
}

/** The places of each letter: at the start of runs, at the end, and inside, each with all neighbours there. */
function listPlaces(runs: readonly string[]): LetterPlace[] {
  const places = new Map<string, LetterPlace>()
  for (const run of runs) {
    for (const [index, letter] of [...run].entries()) {
      const [before, behind] = [run[index - 1] ?? '', run[index + 1] ?? '']
      const key = `${letter} ${before === ''} ${behind === ''}`
      const known = places.get(key)
      places.set(key, { letter, before: before + (known?.before ?? ''), behind: behind + (known?.behind ?? '') })
    }
  }
  return [...places.values()]
}

/** Characters by their bytes; at the end of each the patterns of the neighbours. */
type ByteTree = Map<string, ByteTree>

function plant(tree: ByteTree, bytes: Bytes, neighbours: string): void {
  const steps = [...bytes, neighbours]
  let at = tree
  for (const step of steps) {
    const next: ByteTree = at.get(step) ?? new Map()
    at.set(step, next)
    at = next
  }
}

/** Branches with the same ending share a class of bytes. */
function describeTree(tree: ByteTree): string {
  const byEnding = new Map<string, string[]>()
  for (const [step, rest] of tree) {
    const ending = rest.size === 0 ? step : describeTree(rest)
    byEnding.set(ending, [...(byEnding.get(ending) ?? []), rest.size === 0 ? '' : step])
  }
  const branches = [...byEnding].map(([ending, steps]) =>
    steps[0] === '' ? ending : `[${escapeBytes(steps.join(''))}]${ending}`,
  )
  return branches.length === 1 ? (branches[0] ?? '') : `(?:${branches.join('|')})`
}

/** Whether a text that a character folds to may be a part of a run, or reach into it. */
function mayOverlap(run: string, folded: string): boolean {
  if (run.includes(folded) || folded.includes(run)) return true
  return [...folded].some((_, at) => run.startsWith(folded.slice(at)) || run.endsWith(folded.slice(0, at + 1)))
}

function describeNeighbour(letters: string): string {
  const each = [...new Set(letters + letters.toUpperCase())].join('')
  return `[${escapeBytes(each)}\\x80-\\xff]`
}

const escapeBytes = (bytes: string) => bytes.replaceAll('-', '\\-')

/** Characters by the single letter that these fold to, those that fold to several letters, and those that vanish. */
function listFoldings() {
  const letters = new Map<string, Bytes[]>()
  const ligatures: { bytes: Bytes; folded: string }[] = []
  const invisible: Bytes[] = []
  const encoder = new TextEncoder()
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code)
      const folded = foldText(cleanText(character))
      const bytes = String.fromCharCode(...encoder.encode(character))
      if (folded === '') invisible.push(bytes)
      else if (!/[a-z0-9_-]/.test(folded)) continue
      else if (folded.length > 1) ligatures.push({ bytes, folded })
      else letters.set(folded, [...(letters.get(folded) ?? []), bytes])
    }
  }
  return { letters, ligatures, invisible }
}
