import { isPlainPath } from './quote-path.ts'

/** A difference between two trees. A mode of `000000` says that the path is on the other side alone. */
export interface TreeChange {
  readonly path: string
  readonly oldMode: string
  readonly newMode: string
  readonly oldObject: string
  readonly newObject: string
  readonly status: string
}

export const ABSENT = '000000'
export const GITLINK = '160000'

const HEADER = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/

/** The output of `diff-tree --raw -z`, and of its kin; null for an output of another form. */
export function parseTreeChanges(text: string): TreeChange[] | null {
  const fields = text.split('\0')
  if (fields.pop() !== '') return null
  const changes: TreeChange[] = []
  for (let at = 0; at < fields.length; at += 2) {
    const [, oldMode, newMode, oldObject, newObject, status] = HEADER.exec(fields[at] ?? '') ?? []
    const path = fields[at + 1]
    if (oldMode === undefined || newMode === undefined || path === undefined) return null
    if (oldObject === undefined || newObject === undefined || status === undefined) return null
    changes.push({ path, oldMode, newMode, oldObject, newObject, status })
  }
  return changes
}

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
  /** From the state of now to the snapshot. */
  readonly fromNow: readonly TreeChange[]
  /** From HEAD of then to the snapshot; empty before the first commit. */
  readonly fromHead: readonly TreeChange[]
  /** From the index of then to the snapshot. */
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
