import type { Stats } from 'node:fs'
import { lookAtEntry } from '../../files/io/list-folder.ts'
import type { StatusName } from '../../git/core/status-names.ts'

const MAX_LOOKED = 20_000

/**
 * Paths among candidates that changed after a moment, relative to their tree. The time of the last change of a file's
 * record decides. No program can set that time; `cp -p` and `touch -d` move it.
 */
export function listChangedSince(root: string, candidates: readonly StatusName[], startedMs: number): string[] {
  const folders = new Map<string, Stats | undefined>()
  const statFolder = (path: string) => {
    if (!folders.has(path)) folders.set(path, lookAtEntry(path === '' ? root : `${root}/${path}`))
    return folders.get(path)
  }
  // A file system that counts whole seconds gives a call's first second the time of its start.
  const isAfter = (timeMs: number) => timeMs > startedMs || (timeMs === startedMs && startedMs % 1000 === 0)
  /** The files of a moved folder keep their times. The folder's record changes, its entries do not. */
  const isMoved = (path: string) =>
    listFolders(path).some((folder) => {
      const stat = folder === '' ? undefined : statFolder(folder)
      return stat !== undefined && isAfter(stat.ctimeMs) && !isAfter(stat.mtimeMs)
    })
  const changed: string[] = []
  const gone: string[] = []
  const born = new Set<string>()
  for (const { path, isTracked } of candidates.slice(0, MAX_LOOKED)) {
    const stat = lookAtEntry(`${root}/${path}`)
    if (stat === undefined) gone.push(path)
    else if (isAfter(stat.ctimeMs)) {
      changed.push(path)
      if (isAfter(stat.birthtimeMs)) born.add(parentOf(path))
    } else if (!isTracked && isMoved(path)) changed.push(path)
  }
  // A file that is gone has no time. The folder it stood in has one, unless a new file explains that time.
  for (const path of gone) {
    const folder = listFolders(path).find((place) => statFolder(place) !== undefined) ?? ''
    const stat = statFolder(folder)
    if (stat !== undefined && isAfter(stat.mtimeMs) && !born.has(folder)) changed.push(path)
  }
  return changed
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.replace(/\/$/, '').lastIndexOf('/')))

/** The folders above a path, the nearest first; the tree itself is the last. */
function listFolders(path: string): string[] {
  const folders = [parentOf(path)]
  for (let folder = folders[0] ?? ''; folder !== ''; folders.push(folder)) folder = parentOf(folder)
  return folders
}
