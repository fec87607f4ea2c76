import { absolutePath, foldPath, isInside, normalizePath } from './path-text.ts'

export type PathTest = (path: string) => boolean

/** Makes a test of a pattern; only globs that are not static load the library for that. */
export type MakeTest = (pattern: string) => PathTest

const SPECIAL = /[*?[\]{}]/

export function isStaticGlob(glob: string): boolean {
  return !SPECIAL.test(glob.replace(/\/\*\*(?:\/\*)?$/, '')) || glob === '**' || glob === '**/*'
}

export interface GlobPlace {
  /** Folders that relative globs start from: the project, and its linked work tree when the session stands in one. */
  readonly bases: readonly string[]
  readonly home: string | null
  readonly fold: boolean
}

/**
 * One test for a list of globs. A plain path stands for all below too, as `docs/**` does. Both take in the folder
 * itself, which has to be made first.
 */
export function compileGlobs(globs: readonly string[], place: GlobPlace, makeTest: MakeTest): PathTest {
  const tests = globs.flatMap((glob) => compileGlob(glob, place, makeTest))
  return (path) => {
    const folded = foldPath(path, place.fold)
    return tests.some((test) => test(folded))
  }
}

/** The fixed parts of a glob. Every match is the path or lies below, and has the ending; null for a plain path. */
export interface Holder {
  readonly folder: string
  readonly end: string | null
}

export function listHolders(globs: readonly string[], { bases, home, fold }: GlobPlace): Holder[] {
  return globs.flatMap((glob) => {
    const steps = glob.replace(/^\.\//, '').split('/')
    const special = steps.findIndex((step) => SPECIAL.test(step))
    const start = (special === -1 ? steps : steps.slice(0, special)).join('/')
    const end = special === -1 ? null : foldPath(/[^*?[\]{}/]*$/.exec(glob)?.[0] ?? '', fold)
    return bases.map((base) => ({ folder: foldPath(normalizePath(absolutePath(start, base, home)), fold), end }))
  })
}

/** Whether a folder holds what globs stand for, as far as their fixed beginnings tell. */
export function compileHolders(globs: readonly string[], place: GlobPlace): PathTest {
  const holders = listHolders(globs, place)
  return (path) => holders.some(({ folder }) => isInside(folder, foldPath(path, place.fold)))
}

/**
 * Whether globs may stand for a path, or for something below. Only the path's beginning and end are known. `isFolder`
 * tells whether a plain path has anything below.
 */
export function compileGuess(
  globs: readonly string[],
  place: GlobPlace,
  isFolder: PathTest,
): (start: string, end: string) => boolean {
  const holders = listHolders(globs, place)
  return (start, end) => {
    const [known, last] = [foldPath(start, place.fold), foldPath(end, place.fold)]
    const mayEnd = (holder: Holder) =>
      holder.end === null
        ? holder.folder.endsWith(last) || isFolder(holder.folder)
        : holder.end.endsWith(last) || last.endsWith(holder.end)
    return holders.some((holder) =>
      isInside(known, holder.folder)
        ? holder.end === null || mayEnd(holder)
        : holder.folder.startsWith(known) && mayEnd(holder),
    )
  }
}

function compileGlob(glob: string, { bases, home, fold }: GlobPlace, makeTest: MakeTest): PathTest[] {
  return bases.map((base) => {
    const whole = absolutePath(glob.replace(/^\.\//, ''), base, home)
    if (isStaticGlob(glob)) {
      const folder = foldPath(normalizePath(whole.replace(/\/\*\*(?:\/\*)?$/, '')), fold)
      return (path) => isInside(path, folder)
    }
    // Only the pattern's own part is a pattern: a project's path may hold brackets of its own.
    const relative = whole === `${base}/${glob.replace(/^\.\//, '')}`
    const prefix = relative ? foldPath(`${normalizePath(base)}/`, fold) : '/'
    const test = makeTest(foldPath(relative ? glob.replace(/^\.\//, '') : whole.slice(1), fold))
    return (path) => path.startsWith(prefix) && test(path.slice(prefix.length))
  })
}

/** Any folders at the start, and three more wildcards: matching tries each wildcard in every place. */
const FEW_WILDCARDS = /^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/

/**
 * Whether a glob from a configuration may be compiled. A compiled glob is a regular expression that backtracks over
 * each star, so the number of stars is bounded. Extended patterns, which nest repetition in repetition, are not taken
 * at all.
 */
export function isSafeGlob(text: string): boolean {
  if (text === '' || text.length > 256 || /[()!\\\0]|[@+?*]\(/.test(text)) return false
  if ((text.match(/\{/g)?.length ?? 0) > 2 || /\{[^}]*\{/.test(text) || /\{[^}]*\.\./.test(text)) return false
  return FEW_WILDCARDS.test(text)
}
