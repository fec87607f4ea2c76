import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { isNextDay, partBytes, type RetentionLimits } from '../core/retention/plan-retention.ts'
import { isSafeName } from '../core/safe-name.ts'
import { replaceFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { readClock } from './clock.ts'
import { withLock } from './folder-lock.ts'
import { readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

/** Where each session has a folder of its own. */
const SESSION_ROOTS = ['.holdfast/sessions', 'artifacts/sessions'] as const
type SessionRoot = (typeof SESSION_ROOTS)[number]

const STAMP = 'cleaned.json'

/**
 * What a session start looks at: whether the project holds more than it is to keep and nobody looked today, and whether a
 * kill left something on its way into the state. Three listings and a question, which is all that most starts pay.
 */
export function lookAtState(
  projectDir: string,
  { checkpoints, sessions, journalBytes }: RetentionLimits,
): { readonly isDue: boolean; readonly hasLeftovers: boolean } {
  const state = `${projectDir}/.holdfast`
  const saved = listNames(`${state}/checkpoints`)
  const isOver =
    // Most checkpoints have a marker beside them.
    (checkpoints > 0 && saved.length > 2 * checkpoints) ||
    (sessions > 0 && listNames(`${state}/sessions`).length > sessions) ||
    (journalBytes > 0 && sizeOf(`${state}/events.jsonl`) >= partBytes(journalBytes))
  return {
    isDue: isOver && isCleaningDue(state),
    hasLeftovers: saved.some(isLeftover) || listNames(state).some(isLeftover),
  }
}

const isLeftover = (name: string) => name.startsWith('.tmp-') || name.startsWith('.lock')

function isCleaningDue(state: string): boolean {
  const stamp = readTextFile(`${state}/cache/${STAMP}`, 1024)
  return isNextDay('text' in stamp ? stamp.text.trim() : null, readClock())
}

/** Notes that all there was to remove today is removed. */
export function saveCleaningStamp(projectDir: string): void {
  replaceFile(openStateFolder(projectDir, ['cache']), STAMP, `${readClock().toISOString()}\n`)
}

export interface SessionFolder {
  readonly id: string
  /** When one of its files was last written; a folder without files tells by itself. */
  readonly activeAt: number
}

/** The folders sessions have in one place, sorted. What is not a folder of the project itself, a link above all, is none. */
export function listSessionFolders(projectDir: string, root: SessionRoot): SessionFolder[] {
  if (!isRealFolder(projectDir, root.split('/'))) return []
  return listNames(`${projectDir}/${root}`)
    .filter(isSafeName)
    .sort()
    .flatMap((id) => {
      const folder = `${projectDir}/${root}/${id}`
      const stat = lstatSync(folder, { throwIfNoEntry: false })
      if (stat?.isDirectory() !== true) return []
      const times = listNames(folder).map((name) => lstatSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs)
      const known = times.filter((time) => time !== undefined)
      return [{ id, activeAt: known.length === 0 ? stat.mtimeMs : Math.max(...known) }]
    })
}

/** What a session has in its folder, sorted. */
export function listSessionFiles(projectDir: string, root: SessionRoot, id: string): string[] {
  return listNames(`${projectDir}/${root}/${id}`).sort()
}

/** Stands before the name of a folder that is being removed: no hook takes it for a session. */
const REMOVED = '.removed-'

/**
 * Removes a session's folder unless it was written to since it was listed. Under the session's lock it goes out of sight in
 * one step, the lock with it: a hook finds the whole folder or none. A kill leaves at most a hidden rest for the next run.
 */
export function removeSessionFolder(projectDir: string, root: SessionRoot, { id, activeAt }: SessionFolder): boolean {
  const hidden = `${projectDir}/${root}/${REMOVED}${id}`
  if (!hideFolder(projectDir, [...root.split('/'), id], activeAt, hidden)) return false
  try {
    rmSync(hidden, { recursive: true, force: true })
  } catch {
    // Out of sight it harms nobody: the next run tries again.
  }
  return true
}

function hideFolder(projectDir: string, parts: readonly string[], activeAt: number, hidden: string): boolean {
  const folder = `${projectDir}/${parts.join('/')}`
  const hide = () => {
    // Our own lock is younger than anything a hook wrote.
    const isIdle = newestOf(folder, '.lock') <= activeAt
    if (isIdle) renameSync(folder, hidden)
    return isIdle
  }
  try {
    return isRealFolder(projectDir, parts) && withLock(folder, hide, 0)?.value === true
  } catch {
    // Not ours to change, just gone, or a file in it is open where open files cannot be moved.
    return false
  }
}

function newestOf(folder: string, passedOver: string): number {
  const names = listNames(folder).filter((name) => name !== passedOver)
  return Math.max(0, ...names.map((name) => lstatSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0))
}

/** Removes a checkpoint, then its marker: without its marker it would be told again. */
export function removeCheckpoint(projectDir: string, id: string): boolean {
  const folder = `${projectDir}/.holdfast/checkpoints`
  const path = `${folder}/${id}-checkpoint.json`
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false
  removeQuietly(path)
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return false
  removeMarkers(projectDir, id)
  return true
}

/** Removes the marker of a checkpoint that is gone: a kill may have come between the two. */
export function removeMarkers(projectDir: string, id: string): void {
  const path = `${projectDir}/.holdfast/checkpoints/${id}`
  removeQuietly(`${path}-checkpoint.json.claim`)
  removeQuietly(`${path}.acknowledged.claim`)
  removeQuietly(`${path}.acknowledged`)
}

/** Removes the session folders whose removal a kill cut short; says how many. */
export function finishRemovals(projectDir: string): number {
  let count = 0
  for (const root of SESSION_ROOTS.filter((path) => isRealFolder(projectDir, path.split('/')))) {
    for (const name of listNames(`${projectDir}/${root}`).filter((found) => found.startsWith(REMOVED))) {
      rmSync(`${projectDir}/${root}/${name}`, { recursive: true, force: true })
      count += 1
    }
  }
  return count
}

/** The bytes of every file of ours, and how many there are. */
export function measureState(projectDir: string): { readonly files: number; readonly bytes: number } {
  const folders = ['.holdfast', 'artifacts/sessions', 'artifacts/checkpoints']
  const sum = { files: 0, bytes: 0 }
  for (const folder of folders.filter((path) => isRealFolder(projectDir, path.split('/')))) {
    for (const entry of readdirSync(`${projectDir}/${folder}`, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      sum.files += 1
      sum.bytes += sizeOf(`${entry.parentPath}/${entry.name}`)
    }
  }
  return sum
}

/** Whether every part of the way is a folder, and none a link that leads elsewhere. */
function isRealFolder(projectDir: string, parts: readonly string[]): boolean {
  return parts.every((_, index) => {
    const path = `${projectDir}/${parts.slice(0, index + 1).join('/')}`
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  })
}

function sizeOf(path: string): number {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
  } catch {
    // Something of the way is no folder.
    return 0
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Not there, or not ours to read: nothing is removed from it.
    return []
  }
}
