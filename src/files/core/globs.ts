import { absolutePath, foldPath, isInside, normalizePath } from './path-text.ts'

/** Says whether an absolute, real path matches. */
export type PathTest = (path: string) => boolean

/** Makes a test of a pattern; only globs that are not static load the library for that. */
export type MakeTest = (pattern: string) => PathTest

const SPECIAL = /[*?[\]{}]/

/** Whether a glob is a plain path or a whole folder, which needs no library. */
export function isStaticGlob(glob: string): boolean {
  return !SPECIAL.test(glob.replace(/\/\*\*(?:\/\*)?$/, '')) || glob === '**' || glob === '**/*'
}

export interface GlobPlace {
  /** Folders that relative globs start from: the project, and its linked work tree when the session stands in one. */
  readonly bases: readonly string[]
  readonly home: string | null
  /** Upper and lower case are the same file here. */
  readonly fold: boolean
}

/** One test for a list of globs. A folder's glob takes in the folder itself, which has to be made first. */
export function compileGlobs(globs: readonly string[], place: GlobPlace, makeTest: MakeTest): PathTest {
  const tests = globs.flatMap((glob) => compileGlob(glob, place, makeTest))
  return (path) => {
    const folded = foldPath(path, place.fold)
    return tests.some((test) => test(folded))
  }
}

/** Whether a folder holds what globs stand for, as far as their fixed beginnings tell. */
export function compileHolders(globs: readonly string[], { bases, home, fold }: GlobPlace): PathTest {
  const fixed = globs.flatMap((glob) => {
    const steps = glob.replace(/^\.\//, '').split('/')
    const end = steps.findIndex((step) => SPECIAL.test(step))
    const start = (end === -1 ? steps : steps.slice(0, end)).join('/')
    return bases.map((base) => foldPath(normalizePath(absolutePath(start, base, home)), fold))
  })
  return (path) => fixed.some((folder) => isInside(folder, foldPath(path, fold)))
}

function compileGlob(glob: string, { bases, home, fold }: GlobPlace, makeTest: MakeTest): PathTest[] {
  return bases.map((base) => {
    const whole = absolutePath(glob.replace(/^\.\//, ''), base, home)
    if (isStaticGlob(glob)) {
      const deep = /(?:^|\/)\*\*(?:\/\*)?$/.test(glob)
      const folder = foldPath(normalizePath(whole.replace(/\/\*\*(?:\/\*)?$/, '')), fold)
      return deep ? (path) => isInside(path, folder) : (path) => path === folder
    }
    // Only the pattern's own part is a pattern: a project's path may hold brackets of its own.
    const relative = whole === `${base}/${glob.replace(/^\.\//, '')}`
    const prefix = relative ? foldPath(`${normalizePath(base)}/`, fold) : '/'
    const test = makeTest(foldPath(relative ? glob.replace(/^\.\//, '') : whole.slice(1), fold))
    return (path) => path.startsWith(prefix) && test(path.slice(prefix.length))
  })
}
