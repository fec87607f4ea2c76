import { constants, lstatSync, statfsSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { listEntries } from '../../files/io/list-folder.ts'
import { findAccessError } from '../../files/io/write-problem.ts'
import { openTranscript, readBytes } from '../../sessions/io/transcript-tail.ts'
import type { StateFacts } from '../core/check-state.ts'

type Blocked = StateFacts['blocked'][number]

/** Folders with subfolders, and the journal, the only file that grows by appending. */
const FOLDERS = ['cache', 'checkpoints', 'memory', 'sessions']
const JOURNAL = 'events.jsonl'
const MAX_FOLDERS = 5_000

export function scanState(projectDir: string) {
  const folder = `${projectDir}/.holdfast`
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  const kind: StateFacts['kind'] =
    stat === undefined ? 'absent' : stat.isDirectory() ? 'folder' : stat.isSymbolicLink() ? 'symlink' : 'other'
  const writeError = kind === 'folder' ? findAccessError(folder, OPEN) : findAccessError(projectDir)
  const isReadable = kind === 'folder' && findAccessError(folder, constants.R_OK | constants.X_OK) === null
  const blocked = isReadable ? listBlocked(projectDir) : []
  return { kind, writeError, isReadable, blocked, freeBytes: readFreeBytes(projectDir) }
}

const OPEN = constants.R_OK | constants.W_OK | constants.X_OK

/** Lists blocked folders from the top down. A folder that cannot be opened hides its content. */
function listBlocked(projectDir: string): Blocked[] {
  const blocked: Blocked[] = []
  const folders = FOLDERS.map((name) => `.holdfast/${name}`)
  for (const path of folders) {
    const stat = lstatSync(`${projectDir}/${path}`, { throwIfNoEntry: false })
    if (stat === undefined) continue
    if (!stat.isDirectory()) {
      blocked.push({ path, cause: stat.isSymbolicLink() ? 'a symlink' : 'not a folder', isMisplaced: true })
      continue
    }
    const cause = findAccessError(`${projectDir}/${path}`, OPEN)
    if (cause !== null) blocked.push({ path, cause, isMisplaced: false })
    else if (folders.length < MAX_FOLDERS)
      for (const entry of listEntries(`${projectDir}/${path}`))
        if (entry.isDirectory()) folders.push(`${path}/${entry.name}`)
  }
  return [...blocked, ...findBlockedJournal(projectDir)]
}

/** Checks the journal by the rules of its writer: a plain file with a single name. */
function findBlockedJournal(projectDir: string): Blocked[] {
  const path = `.holdfast/${JOURNAL}`
  const stat = lstatSync(`${projectDir}/${path}`, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isSymbolicLink()) return [{ path, cause: 'a symlink', isMisplaced: true }]
  if (!stat.isFile()) return [{ path, cause: 'not a file', isMisplaced: true }]
  if (stat.nlink > 1) return [{ path, cause: 'a file with a second name (a hard link)', isMisplaced: true }]
  const cause = findAccessError(`${projectDir}/${path}`, constants.R_OK | constants.W_OK)
  return cause === null ? [] : [{ path, cause, isMisplaced: false }]
}

/** True when the last line of a file is finished; false for an unreadable file. */
export function endsWithLineBreak(path: string): boolean {
  return openTranscript(path, (fd, size) => size > 0 && readBytes(fd, size - 1, size)[0] === 10) === true
}

function readFreeBytes(path: string): number | null {
  return attempt(() => {
    const { bavail, bsize, files, ffree } = statfsSync(path)
    return files > 0 && ffree === 0 ? 0 : bavail * bsize
  }, null)
}
