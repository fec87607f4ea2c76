import { ABSENT, GITLINK, type TreeChange } from '../../git/core/tree-changes.ts'
import { isPlainPath } from './quote-path.ts'

/** A file to bring back. `isRaw` says that the object holds the bytes of the disk, which no filter may change. */
export interface FileWrite {
  readonly path: string
  readonly mode: string
  readonly object: string
  readonly isRaw: boolean
  /** True when no file of that name is in the state of now. */
  readonly isNew: boolean
}

export interface RewindPlan {
  readonly writes: readonly FileWrite[]
  /** Files that were gone at the time of the snapshot. */
  readonly removals: readonly string[]
  /** Files that exist only now. They stay, unless a file or folder of the snapshot takes their place. */
  readonly extra: readonly string[]
  /** Paths whose index entry may come back; null for all. */
  readonly touched: ReadonlySet<string> | null
}

export interface RewindDifferences {
  readonly fromNow: readonly TreeChange[]
  /** From HEAD of then to the snapshot; empty before the first commit. */
  readonly fromHead: readonly TreeChange[]
  readonly fromIndex: readonly TreeChange[]
  readonly isPartial: boolean
  readonly isWindows: boolean
}

/** A plan that brings a work tree to a snapshot; null for a snapshot whose paths leave the work tree. */
export function planRewind(differences: RewindDifferences, isSelected: (path: string) => boolean): RewindPlan | null {
  const { fromNow, fromHead, fromIndex, isPartial, isWindows } = differences
  const raw = new Set(fromIndex.map(({ path }) => path))
  const then = [...fromHead, ...fromIndex]
  const touched = new Set(then.map(({ path }) => path))
  const gone = new Set(then.filter(({ newMode }) => newMode === ABSENT).map(({ path }) => path))
  const wanted = fromNow.filter(({ path }) => isSelected(path) && (!isPartial || touched.has(path)))
  if (!fromNow.every(({ path, newMode }) => newMode === ABSENT || isPlainPath(path, isWindows))) return null
  const isFile = (mode: string) => mode !== ABSENT && mode !== GITLINK
  return {
    writes: wanted
      .filter(({ newMode }) => isFile(newMode))
      .map(({ path, newMode, newObject, oldMode }) => ({
        ...{ path, mode: newMode, object: newObject },
        isRaw: raw.has(path),
        isNew: !isFile(oldMode),
      })),
    removals: wanted.filter(({ path, newMode }) => newMode === ABSENT && gone.has(path)).map(({ path }) => path),
    extra: fromNow
      .filter(({ path, newMode, oldMode }) => newMode === ABSENT && isFile(oldMode) && !gone.has(path))
      .map(({ path }) => path),
    touched: isPartial ? touched : null,
  }
}

/** Whether a path is one of some paths, or lies below. An empty path is the whole work tree. */
export function createSelection(paths: readonly string[]): (path: string) => boolean {
  return (path) => paths.some((chosen) => chosen === '' || path === chosen || path.startsWith(`${chosen}/`))
}
