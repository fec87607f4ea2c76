import type { NamedPlace, ProgramRun } from './effects.ts'
import { climbs, isAbsolutePath, joinPath, locatePath } from './locate-path.ts'
import { describeMarks, dropSpared, hasMarks, isKnown } from './marks.ts'
import type { RunWords } from './shell.ts'
import type { ShellState } from './state.ts'

/** Each word costs a look at the disk. A word that guards can stand at the end of a long list of files. */
const MAX_WORDS = 1_000

function locateWord(word: string, { cwd }: ShellState): NamedPlace[] {
  const bases = isAbsolutePath(word) ? ['/'] : (cwd ?? [])
  return bases.flatMap((base) => {
    const located = locatePath(base, word)
    return typeof located === 'string' ? [] : [{ path: located.path, glob: located.glob }]
  })
}

/** The one pattern that a word for sources means; undefined where the word has none, or where more are possible. */
export function locatePattern(state: ShellState, word: string): string | undefined {
  const [only, ...others] = locateWord(word, state)
  return only?.glob === true && others.length === 0 ? only.path : undefined
}

/** The one folder that a word for a source means; undefined where more or none are possible. */
export function locateSource(state: ShellState, word: string): string | undefined {
  const [only, ...others] = locateWord(word, state)
  return only === undefined || only.glob || others.length > 0 ? undefined : only.path
}

/** The part of a word that may be a path: `--target=.claude` names one, a sentence does not. */
const pathPart = (word: string) => (word.startsWith('-') ? (/=(.+)$/s.exec(word)?.[1] ?? '') : word)

export function locateRun(state: ShellState, { name, file, words, isRead }: RunWords): ProgramRun {
  const paths = words.slice(0, MAX_WORDS).map(pathPart)
  return {
    name,
    files: file === null ? [] : locateWord(file, state),
    isVague: file !== null && (!isKnown(file) || (state.cwd === null && !isAbsolutePath(file))),
    words: words.slice(0, MAX_WORDS).map(describeMarks),
    places: paths.filter((word) => word !== '' && !/\s/.test(word)).flatMap((word) => locateWord(word, state)),
    isRead,
  }
}

function resolvePlaces(target: string, state: ShellState): readonly string[] | null {
  if (!isKnown(target)) return null
  if (isAbsolutePath(target)) return [joinPath('/', target)]
  // Up from a folder that stands for many, the way is not known.
  if (state.cwd === null || (climbs(target) && hasMarks(target + state.cwd.join('')))) return null
  return state.cwd.map((place) => joinPath(place, target))
}

/** Goes to a directory that is taken to exist. */
export function enterDirectory(target: string, state: ShellState): void {
  const places = resolvePlaces(dropSpared(target), state)
  state.previousCwd = state.cwd
  state.cwd = places
}
