import { lstatSync, renameSync, rmSync } from 'node:fs'
import { saveCache } from '../../author/io/keep-cache.ts'
import { readCache } from '../../author/io/project-cache.ts'
import { attempt } from '../../base/core/attempt.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { readClock } from '../../files/io/clock.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { isRealFolder, listNames, lookAtEntry } from '../../files/io/list-folder.ts'
import { isNextDay, partBytes, type RetentionLimits } from '../core/plan-retention.ts'

/** Folders in which each session has a folder of its own. */
const SESSION_ROOTS = ['.holdfast/sessions', 'artifacts/sessions'] as const
type SessionRoot = (typeof SESSION_ROOTS)[number]

const STAMP = 'cleaned.json'

/** `isDue`: over the limits, not cleaned today. `hasLeftovers`: a kill left a file or a lock. */
export function lookAtState(projectDir: string, { checkpoints, sessions, journalBytes }: RetentionLimits) {
  const state = `${projectDir}/.holdfast`
  const saved = listNames(`${state}/checkpoints`, 'is empty')
  const isOver =
    // Most checkpoints have a marker beside them.
    (checkpoints > 0 && saved.length > 2 * checkpoints) ||
    (sessions > 0 && listNames(`${state}/sessions`, 'is empty').length > sessions) ||
    (journalBytes > 0 && (lookAtEntry(`${state}/events.jsonl`)?.size ?? 0) >= partBytes(journalBytes))
  return {
    isDue: isOver && isNextDay(readCache(projectDir, STAMP, 1024)?.trim() ?? null, readClock()),
    hasLeftovers: saved.some(isLeftover) || listNames(state, 'is empty').some(isLeftover),
  }
}

const isLeftover = (name: string) => name.startsWith('.tmp-') || name.startsWith('.lock')

/** Notes that a cleaning finished today. Without a home every start that is over the limits cleans. */
export function saveCleaningStamp(projectDir: string): void {
  saveCache(projectDir, STAMP, `${readClock().toISOString()}\n`)
}

export interface SessionFolder {
  readonly id: string
  /** Time of the last write to one of the session's files; the time of the folder where it is empty. */
  readonly activeAt: number
}

/** The session folders in one place, sorted. A link is no session folder: only a real folder of the project counts. */
export function listSessionFolders(projectDir: string, root: SessionRoot): SessionFolder[] {
  if (!isRealFolder(projectDir, root.split('/'))) return []
  return listNames(`${projectDir}/${root}`, 'is empty')
    .filter(isSafeName)
    .flatMap((id) => {
      const folder = `${projectDir}/${root}/${id}`
      const stat = lstatSync(folder, { throwIfNoEntry: false })
      if (stat?.isDirectory() !== true) return []
      const times = listNames(folder, 'is empty').map(
        (name) => lstatSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs,
      )
      const known = times.filter((time) => time !== undefined)
      return [{ id, activeAt: known.length === 0 ? stat.mtimeMs : Math.max(...known) }]
    })
}

/** Prefix of a session folder that is being removed: hooks take no such folder for a session. */
const REMOVED = '.removed-'

/**
 * A write after the listing keeps the folder. One rename under the lock hides it, and a kill leaves a hidden rest for
 * the next run.
 */
export function removeSessionFolder(projectDir: string, root: SessionRoot, { id, activeAt }: SessionFolder): boolean {
  const hidden = `${projectDir}/${root}/${REMOVED}${id}`
  if (!hideFolder(projectDir, [...root.split('/'), id], activeAt, hidden)) return false
  // A hidden folder that stays harms nobody, and the next run tries again.
  attempt(() => rmSync(hidden, { recursive: true, force: true }))
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
  // The folder may belong to somebody else, may just be gone, or may hold an open file.
  return attempt(() => isRealFolder(projectDir, parts) && withLock(folder, hide, 0)?.value === true, false)
}

function newestOf(folder: string, passedOver: string): number {
  const names = listNames(folder, 'is empty').filter((name) => name !== passedOver)
  return Math.max(0, ...names.map((name) => lstatSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0))
}

/** Removes a checkpoint, then its marker. A checkpoint without its marker would be told again. */
export function removeCheckpoint(projectDir: string, id: string): boolean {
  const folder = `${projectDir}/.holdfast/checkpoints`
  const path = `${folder}/${id}-checkpoint.json`
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false
  removeQuietly(path)
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return false
  removeMarkers(projectDir, id)
  return true
}

/** Removes the markers of a checkpoint. A kill between the two removals leaves markers without their checkpoint. */
export function removeMarkers(projectDir: string, id: string): void {
  const path = `${projectDir}/.holdfast/checkpoints/${id}`
  removeQuietly(`${path}-checkpoint.json.claim`)
  removeQuietly(`${path}.acknowledged.claim`)
  removeQuietly(`${path}.acknowledged`)
}

/** Removes the session folders whose removal a kill cut short, and counts them. */
export function finishRemovals(projectDir: string): number {
  let count = 0
  for (const root of SESSION_ROOTS.filter((path) => isRealFolder(projectDir, path.split('/')))) {
    for (const name of listNames(`${projectDir}/${root}`, 'is empty').filter((found) => found.startsWith(REMOVED))) {
      rmSync(`${projectDir}/${root}/${name}`, { recursive: true, force: true })
      count += 1
    }
  }
  return count
}
