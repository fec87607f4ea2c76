import { cleanText } from '../../base/core/text.ts'
import { foldText } from './fold.ts'

/**
 * Ranges of the code points of two and three bytes that fold to ASCII letters or to nothing. Letters with accents, small
 * and wide forms, ligatures, units and invisible marks stand there.
 */
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
const LONG_ONES = /\xf0(?:\x90\x9e|\x9c\xb3|\x9d|\x9f(?:[\x84-\x87]|\xaf))|\xf3\xa0[\x80\x81]/

/** V8 does not optimize longer patterns, which are ten times as slow. For 32 long words every foreign letter counts. */
const MAX_PATTERN_CHARS = 20_000

/** UTF-8 of characters, one character a byte. */
type Bytes = string

/**
 * The pattern of characters outside ASCII that may spell a part of a run. A letter with an accent counts between the
 * right neighbours only. Most transcripts have such letters, and each line that the pattern finds is parsed.
 */
export function createHiddenPattern(runs: readonly string[]): RegExp {
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
