import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  statfsSync,
} from 'node:fs'
import { errorCode } from './read-text.ts'

/** A folder or file below the project that holdfast writes, and why it cannot. */
export interface Blocked {
  readonly path: string
  readonly cause: string
  /** It is something else than it should be. */
  readonly isMisplaced: boolean
}

export interface StateScan {
  /** What `.holdfast` is. */
  readonly kind: 'absent' | 'folder' | 'a symlink' | 'not a folder'
  /** Why it, or the project where it is absent, cannot be written; null when it can. */
  readonly writeError: string | null
  /** Whether what is in it can be looked at. */
  readonly isReadable: boolean
  /** What in it cannot be written or read. */
  readonly blocked: readonly Blocked[]
  readonly freeBytes: number | null
}

/** What is in the state folder, by name: folders with folders of their own, and the one file that is written on. */
const FOLDERS = ['cache', 'checkpoints', 'memory', 'sessions']
const JOURNAL = 'events.jsonl'
const MAX_FOLDERS = 5_000

/** What the state folder is and has room for. Nothing is changed. */
export function scanState(projectDir: string): StateScan {
  const folder = `${projectDir}/.holdfast`
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  const kind =
    stat === undefined ? 'absent' : stat.isDirectory() ? 'folder' : stat.isSymbolicLink() ? 'a symlink' : 'not a folder'
  const writeError = kind === 'folder' ? findError(folder, OPEN) : findError(projectDir, OPEN & ~constants.R_OK)
  const isReadable = kind === 'folder' && findError(folder, constants.R_OK | constants.X_OK) === null
  return {
    kind,
    writeError,
    isReadable,
    blocked: isReadable ? listBlocked(projectDir) : [],
    freeBytes: readFreeBytes(projectDir),
  }
}

const OPEN = constants.R_OK | constants.W_OK | constants.X_OK

/** The folders from the top down; below one that cannot be opened nothing is known. */
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
    const cause = findError(`${projectDir}/${path}`, OPEN)
    if (cause !== null) blocked.push({ path, cause, isMisplaced: false })
    else if (folders.length < MAX_FOLDERS) folders.push(...listFolders(projectDir, path))
  }
  return [...blocked, ...findBlockedJournal(projectDir)]
}

function listFolders(projectDir: string, path: string): string[] {
  return readdirSync(`${projectDir}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)
}

/** The rules of the writer: a plain file with one name. */
function findBlockedJournal(projectDir: string): Blocked[] {
  const path = `.holdfast/${JOURNAL}`
  const stat = lstatSync(`${projectDir}/${path}`, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isSymbolicLink()) return [{ path, cause: 'a symlink', isMisplaced: true }]
  if (!stat.isFile()) return [{ path, cause: 'not a file', isMisplaced: true }]
  if (stat.nlink > 1) return [{ path, cause: 'a file with a second name (a hard link)', isMisplaced: true }]
  const cause = findError(`${projectDir}/${path}`, constants.R_OK | constants.W_OK)
  return cause === null ? [] : [{ path, cause, isMisplaced: false }]
}

function findError(path: string, mode: number): string | null {
  try {
    accessSync(path, mode)
    return null
  } catch (error) {
    return errorCode(error)
  }
}

/** Whether the last line of a file is finished, as far as that can be told. */
export function endsWithLineBreak(path: string): boolean {
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const last = Buffer.alloc(1)
    const { size } = fstatSync(fd)
    return size > 0 && readSync(fd, last, 0, 1, size - 1) === 1 && last[0] === 10
  } catch {
    return false
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function readFreeBytes(path: string): number | null {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path)
    return files > 0 && ffree === 0 ? 0 : bavail * bsize
  } catch {
    return null
  }
}
