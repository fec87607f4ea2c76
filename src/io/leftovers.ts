import { type Dirent, lstatSync, readdirSync, rmSync } from 'node:fs'
import { errorCode } from './read-text.ts'
import { isRunning } from './running.ts'

/** Nobody takes a minute between making one of these and taking it away. */
const LEFT_BEHIND_MS = 60_000
/** A number nobody has here may be somebody's in another container, who is just writing. */
const GONE_MS = 5_000
const TEMPORARY = /^\.tmp-(\d{1,10})-\d{1,6}$/
const LOCK = /^\.lock(?:-stale-[\d-]{1,40})?$/
/** Half of a new track, in the folder of tracks. */
const HALF = /^\.new-[\w.-]{1,200}-(\d{1,10})$/
const MAX_FOLDERS = 5_000

/** What a killed process left. */
export interface Leftover {
  readonly path: string
  readonly kind: 'lock' | 'temporary' | 'half'
}

/** Removes what killed processes left in a folder that is ours to write just now: temporary files, locks, halves of a track. */
export function removeLeftovers(folder: string): void {
  for (const entry of listEntries(folder)) {
    const left = findLeftover(folder, entry, 0)
    if (left !== null) removeLeftover(left)
  }
}

/** What killed processes left in a folder of a project, and so many levels below it. Links are not followed. */
export function listLeftovers(projectDir: string, parts: readonly string[], levels: number): Leftover[] {
  const found: Leftover[] = []
  const root = findPlainFolder(projectDir, parts)
  const folders = root === null ? [] : [{ path: root, depth: 0 }]
  for (const { path, depth } of folders) {
    for (const entry of listEntries(path)) {
      const left = findLeftover(path, entry, GONE_MS)
      if (left !== null) found.push(left)
      else if (depth < levels && folders.length < MAX_FOLDERS && entry.isDirectory())
        folders.push({ path: `${path}/${entry.name}`, depth: depth + 1 })
    }
  }
  return found
}

function findPlainFolder(projectDir: string, parts: readonly string[]): string | null {
  let path = projectDir
  for (const part of parts) {
    path = `${path}/${part}`
    if (!isFolder(path)) return null
  }
  return path
}

/** One that cannot be asked for is none to clear. */
function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory()
  } catch {
    return false
  }
}

/** What an entry is when nobody works on it any more; null for everything else, and for what is still in use. */
function findLeftover(folder: string, entry: Dirent, goneMs: number): Leftover | null {
  const { name } = entry
  if (!name.startsWith('.')) return null
  const path = `${folder}/${name}`
  const isHalf = entry.isDirectory()
  const temporary = TEMPORARY.exec(name)
  const made = isHalf ? HALF.exec(name) : (temporary ?? LOCK.exec(name))
  if (made === null) return null
  const pid = made[1]
  const isGone = pid !== undefined && !isRunning(Number(pid))
  if (!isOlder(path, isGone ? goneMs : LEFT_BEHIND_MS)) return null
  return { path, kind: isHalf ? 'half' : temporary === null ? 'lock' : 'temporary' }
}

/** Removes what was left; false where it could not be. */
export function removeLeftover({ path, kind }: Leftover): boolean {
  try {
    rmSync(path, { recursive: kind === 'half' })
    return true
  } catch (error) {
    // Another one was faster, or it is not ours to remove: then the next one tries again.
    return errorCode(error) === 'ENOENT'
  }
}

/** A time that lies ahead tells of a clock that was set back. */
function isOlder(path: string, ms: number): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) >= ms
}

function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // No such folder, or none of ours: nothing was left there.
    return []
  }
}
