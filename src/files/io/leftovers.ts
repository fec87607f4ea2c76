import { type Dirent, lstatSync, rmSync } from 'node:fs'
import { listEntries, lookAtEntry } from './list-folder.ts'
import { errorCode } from './read-text.ts'

/**
 * A process takes less than a minute between making such an entry and removing it. Only the age tells: the process may
 * run in another container, where no process number of ours means anything.
 */
const LEFT_BEHIND_MS = 60_000
/** Earlier versions put a process number first. */
const TEMPORARY = /^\.tmp-\d{1,20}-\d{1,10}$/
const LOCK = /^\.lock(?:-stale-[\d-]{1,40})?$/
/** Half of a new track, in the folder of tracks. */
const HALF = /^\.new-[\w.-]{1,220}-\d{1,10}$/
const MAX_FOLDERS = 5_000

export interface Leftover {
  readonly path: string
  readonly kind: 'lock' | 'temporary' | 'half'
}

/**
 * Removes temporary files, locks and halves of a track that killed processes left. The caller may write the folder just
 * now.
 */
export function removeLeftovers(folder: string): void {
  for (const entry of listEntries(folder, 'is empty')) {
    const left = findLeftover(folder, entry)
    if (left !== null) removeLeftover(left)
  }
}

/** Entries that killed processes left in a folder of a project, and so many levels below. Links are not followed. */
export function listLeftovers(projectDir: string, parts: readonly string[], levels: number): Leftover[] {
  const found: Leftover[] = []
  // A folder that cannot be looked at is not cleared.
  const places = parts.map((_, index) => [projectDir, ...parts.slice(0, index + 1)].join('/'))
  const isPlain = places.every((path) => lookAtEntry(path)?.isDirectory() === true)
  const folders = isPlain ? [{ path: places.at(-1) ?? projectDir, depth: 0 }] : []
  for (const { path, depth } of folders) {
    for (const entry of listEntries(path, 'is empty')) {
      const left = findLeftover(path, entry)
      if (left !== null) found.push(left)
      else if (depth < levels && folders.length < MAX_FOLDERS && entry.isDirectory())
        folders.push({ path: `${path}/${entry.name}`, depth: depth + 1 })
    }
  }
  return found
}

/** The leftover that an entry is; null for other entries, and for entries still in use. */
function findLeftover(folder: string, entry: Dirent): Leftover | null {
  const { name } = entry
  if (!name.startsWith('.')) return null
  const path = `${folder}/${name}`
  const isHalf = entry.isDirectory()
  const isTemporary = !isHalf && TEMPORARY.test(name)
  if (!isTemporary && !(isHalf ? HALF : LOCK).test(name)) return null
  if (!isOlder(path, LEFT_BEHIND_MS)) return null
  return { path, kind: isHalf ? 'half' : isTemporary ? 'temporary' : 'lock' }
}

/** Removes a leftover; false when the removal failed. */
export function removeLeftover({ path, kind }: Leftover): boolean {
  try {
    rmSync(path, { recursive: kind === 'half' })
    return true
  } catch (error) {
    // Another process was faster, or the entry is not ours to remove: then the next process tries again.
    return errorCode(error) === 'ENOENT'
  }
}

/** Whether the last change of an entry is so long ago. A time that lies ahead tells of a clock that was set back. */
export function isOlder(path: string, ms: number): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) >= ms
}
