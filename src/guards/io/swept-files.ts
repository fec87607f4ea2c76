import { matchesName } from '../../base/core/match-name.ts'
import type { WriteTarget } from '../../calls/core/call-effects.ts'
import { isBringing, isSweep, type Swept, takesNames } from '../../calls/core/own-words.ts'
import { fills } from '../../calls/io/written-paths.ts'
import { type GlobPlace, listHolders, type PathTest } from '../../files/core/globs.ts'
import { foldPath, isInside } from '../../files/core/path-text.ts'
import { isFolder, listEntries } from '../../files/io/list-folder.ts'
import { hasPath, resolveRealPath } from '../../files/io/real-path.ts'

const MAX_ENTRIES = 10_000
/** No pattern that begins above these folders means a file inside. */
const FOREIGN = new Set(['node_modules', '.git'])

export interface HeldFiles {
  readonly globs: readonly string[]
  readonly place: GlobPlace
  readonly test: PathTest
}

/** Finds one held file that each sweep reaches. A folder with too many entries stands for a file there. */
export function findSwept(writes: readonly WriteTarget[], { globs, place, test }: HeldFiles): Swept[] {
  const holders = listHolders(globs, place)
  const budget = { left: MAX_ENTRIES }
  return writes.filter(isSweep).flatMap((write) => {
    const reaches = createReach(write, place.fold)
    const within = foldPath(write.path, place.fold)
    for (const { folder, end } of holders) {
      const start = isInside(folder, within) ? folder : isInside(within, folder) ? within : null
      if (start === null || (end !== null && !mayEnd(write, end, place.fold))) continue
      const path = findFile(
        start,
        filesThat((file) => test(file) && reaches(file)),
        budget,
      )
      if (path !== null) return [{ write, path, isNamed: write.names !== undefined && budget.left > 0 }]
    }
    return []
  })
}

/**
 * Lists the sweeps that find no file outside of the roots. A formatter leaves the folders of packages alone, a search does
 * not. Too many entries leave a sweep a write of its folder.
 */
export function listContained(writes: readonly WriteTarget[], isInRoot: PathTest, fold: boolean): WriteTarget[] {
  const budget = { left: MAX_ENTRIES }
  return writes.filter((write) => {
    if (!isSweep(write) || isInRoot(write.path) || !isFolder(write.path)) return false
    const reaches = createReach(write, fold)
    // A removal takes a link itself, any other write goes where the link leads.
    const isOutside = (path: string) => reaches(path) && !isInRoot(takesNames(write) ? path : resolveRealPath(path))
    const enters = write.sweeps === 'format' ? isOwn : (folder: string) => !isSpared(write, `${folder}/x`, fold)
    const search = { ...filesThat(isOutside), enters, ...(takesNames(write) && { takes: isOutside }) }
    return findFile(write.path, search, budget) === null
  })
}

/**
 * Finds one held file that each copy of a folder brings. A missing source, one that the call fills, or one with a
 * link to a folder may bring any file. The path is then that of the copy.
 */
export function findBrought(writes: readonly WriteTarget[], { test }: HeldFiles): Swept[] {
  const budget = { left: MAX_ENTRIES }
  return writes.filter(isBringing).flatMap((write) => {
    const { path, source, spared = [] } = write
    const open = [{ write, path, isNamed: false }]
    if (source === undefined || !hasPath(source)) return open
    const from = resolveRealPath(source)
    if (writes.some((each) => each !== write && (fills(each, source) || fills(each, from)))) return open
    const goal = (file: string) => path + file.slice(from.length)
    const isBrought = (file: string) => test(file) && !spared.some((pattern) => matchesName(pattern, file))
    const file = findFile(
      from,
      filesThat((each) => isBrought(goal(each))),
      budget,
    )
    if (file !== null) return [{ write, path: goal(file), isNamed: budget.left > 0 }]
    return findFile(from, filesThat(isFolderByLink), budget) === null ? [] : open
  })
}

/** Whether a link among the files leads to a folder, whose files a copy may bring too. */
const isFolderByLink = (path: string) => hasPath(`${path}/.`)

/** Whether a file of that ending may bear a name the sweep asks for. */
function mayEnd(write: WriteTarget, end: string, fold: boolean): boolean {
  if (write.names === undefined || takesNames(write)) return true
  const own = foldPath(/[^*?[\]/…]*$/.exec(write.names)?.[0] ?? '', fold)
  return own.endsWith(end) || end.endsWith(own)
}

interface Search {
  readonly test: PathTest
  /** Whether a folder itself is what the walk looks for. */
  readonly takes: PathTest
  readonly enters: PathTest
}

const isOwn = (folder: string) => !FOREIGN.has(folder.slice(folder.lastIndexOf('/') + 1))
const filesThat = (test: PathTest): Search => ({ test, takes: () => false, enters: isOwn })

/** The first file below a path that passes a test. Too many entries make the folder itself the answer. */
function findFile(start: string, { test, takes, enters }: Search, budget: { left: number }): string | null {
  if (!hasPath(start)) return null
  if (!isFolder(start)) return test(start) ? start : null
  const folders = [start]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of listEntries(folder, 'is empty')) {
      budget.left -= 1
      if (budget.left <= 0) return start
      const path = `${folder}/${entry.name}`
      const [isFound, isWay] = entry.isDirectory() ? [takes(path), enters(path)] : [test(path), false]
      if (isFound) return path
      if (isWay) folders.push(path)
    }
  }
  return null
}

const isSpared = ({ spared = [] }: WriteTarget, path: string, fold: boolean) =>
  spared.some((pattern) => matchesName(foldPath(pattern, fold), foldPath(path, fold)))

/** Whether the names of a sweep take in a file that lies below its path. A taken folder takes what it holds along. */
function createReach(write: WriteTarget, fold: boolean): PathTest {
  const { path, endings } = write
  const names = write.names && foldPath(write.names.replaceAll(/\[[^\]]*\]|[?…]/g, '*'), fold)
  return (file) => {
    const whole = foldPath(file, fold)
    if (isSpared(write, file, fold)) return false
    if (endings?.some((ending) => whole.endsWith(foldPath(ending, fold))) === false) return false
    const steps = whole.slice(path.length).split('/').slice(1)
    return names === undefined || (takesNames(write) ? steps : steps.slice(-1)).some((step) => matchesName(names, step))
  }
}
