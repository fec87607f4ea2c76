import {
  appendFileSync,
  closeSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { errorCode } from './read-text.ts'

/** An error for a path that is not the plain folder or file holdfast writes to; its `code` says what it is instead. */
function unsafePath(path: string, found: string): Error {
  return Object.assign(new Error(path), { code: found })
}

/**
 * Creates the folders from `root` down to `root/...parts`, each a real directory: a symlink anywhere below the root
 * could lead a write out of the project.
 *
 * @throws with a `code`: the errno name, or what stands in the way.
 */
export function ensureFolder(root: string, parts: readonly string[]): string {
  let path = root
  for (const part of parts) {
    path = `${path}/${part}`
    const stat = lstatSync(path, { throwIfNoEntry: false })
    // Mostly it is there, and an error costs more than the question.
    if (stat === undefined) createFolder(path)
    else if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? 'a symlink' : 'not a folder')
  }
  return path
}

/** Another process may create it at the same time. */
function createFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !lstatSync(path).isDirectory()) throw error
  }
}

let sequence = 0

function writeTemporary(folder: string, content: string | Uint8Array, mode: number): string {
  sequence += 1
  const temporary = `${folder}/.tmp-${process.pid}-${sequence}`
  const fd = openSync(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    mode,
  )
  try {
    writeFully(fd, typeof content === 'string' ? Buffer.from(content) : content)
  } catch (error) {
    removeQuietly(temporary)
    throw error
  } finally {
    closeSync(fd)
  }
  return temporary
}

function writeFully(fd: number, bytes: Uint8Array): void {
  let offset = 0
  while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset)
}

/** Replaces a file by a complete new one: a reader, or a kill at any moment, meets the old text or the new. */
export function replaceFile(folder: string, name: string, content: string | Uint8Array, mode = 0o600): void {
  const temporary = writeTemporary(folder, content, mode)
  try {
    renameSync(temporary, `${folder}/${name}`)
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
}

/**
 * Publishes a complete new file under a name that must not exist yet; false when it does. A hard link is atomic and
 * exclusive at once. Where the file system has none, an exclusively created claim file keeps the name for us.
 */
export function createFile(folder: string, name: string, text: string): boolean {
  const temporary = writeTemporary(folder, text, 0o600)
  const path = `${folder}/${name}`
  try {
    linkSync(temporary, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    if (!claimName(`${path}.claim`)) return false
    renameSync(temporary, path)
    return true
  } finally {
    removeQuietly(temporary)
  }
}

function claimName(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Appends with one write, so that lines of concurrent processes do not mix. Never through a symlink. */
export function appendLine(path: string, line: string): void {
  const flags =
    constants.O_WRONLY |
    constants.O_APPEND |
    constants.O_CREAT |
    (constants.O_NOFOLLOW ?? 0) |
    (constants.O_NONBLOCK ?? 0)
  const fd = openSync(path, flags, 0o600)
  try {
    appendFileSync(fd, line)
  } finally {
    closeSync(fd)
  }
}

export function removeQuietly(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Already gone, or not ours to remove: a left-over temporary file is harmless.
  }
}

/** How long to wait for another process that holds the same lock, and after how long a lock counts as left behind. */
const LOCK_WAIT_MS = 500
const LOCK_STALE_MS = 5_000

/**
 * Runs `change` while no other process does so for the same folder. The lock is a folder-local file created
 * exclusively; one left behind by a killed process is taken over after five seconds.
 *
 * @returns null when the lock could not be had in time: nothing was changed.
 */
export function withLock<T>(folder: string, change: () => T, waitMs = LOCK_WAIT_MS): { readonly value: T } | null {
  const path = `${folder}/.lock`
  const deadline = Date.now() + waitMs
  while (!claimName(path)) {
    breakStaleLock(path)
    if (Date.now() > deadline) return null
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  }
  try {
    return { value: change() }
  } finally {
    removeQuietly(path)
  }
}

function breakStaleLock(path: string): void {
  try {
    const stat = lstatSync(path)
    if (!stat.isFile()) throw unsafePath(path, 'not a file')
    if (Date.now() - stat.mtimeMs < LOCK_STALE_MS) return
    // The rename is the takeover: of several processes only one succeeds, the others find the name free or new.
    const taken = `${path}-stale-${process.pid}`
    renameSync(path, taken)
    removeQuietly(taken)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
