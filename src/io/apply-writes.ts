import {
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
import { errorCode, isOutOfReach, readTextFile } from './read-text.ts'

/** An error for a path that is not the plain folder or file holdfast writes to; its `code` says what it is instead. */
export function unsafePath(path: string, found: string): Error {
  return Object.assign(new Error(path), { code: found, path })
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
    if (stat === undefined) createFolder(path, parts[0] === '.holdfast' ? PRIVATE : OPEN)
    else if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? 'a symlink' : 'not a folder')
  }
  return path
}

/**
 * What holdfast keeps is for its owner: it quotes prompts and outputs. What is part of the repository is as open as
 * other folders.
 */
const PRIVATE = 0o700
const OPEN = 0o777

/** Another process may create it at the same time. */
function createFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !lstatSync(path).isDirectory()) throw error
  }
}

let sequence = 0

/** What is on its way into the state waits in `.holdfast` itself: a look at one folder shows whether a kill left something. */
function placeTemporary(folder: string): string {
  return folder.replace(/(\/\.holdfast)\/(?:cache|checkpoints|memory|sessions)(?:\/.*)?$/s, '$1')
}

function writeTemporary(folder: string, content: string | Uint8Array, mode: number): string {
  sequence += 1
  const temporary = `${placeTemporary(folder)}/.tmp-${process.pid}-${sequence}`
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
 * exclusive at once. Where the file system has none, the folder's lock keeps the name free while the file moves there.
 */
export function createFile(folder: string, name: string, text: string): boolean {
  const temporary = writeTemporary(folder, text, 0o600)
  try {
    linkSync(temporary, `${folder}/${name}`)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    return moveToFreeName(temporary, folder, name)
  } finally {
    removeQuietly(temporary)
  }
}

/** Between the look and the move nobody else creates a file here, because everybody who cannot link takes the lock. */
function moveToFreeName(temporary: string, folder: string, name: string): boolean {
  const path = `${folder}/${name}`
  const done = withLock(folder, () => {
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return false
    renameSync(temporary, path)
    return true
  })
  if (done === null) throw Object.assign(new Error(folder), { code: 'another process holds its lock' })
  return done.value
}

/**
 * The text of a file that is to be replaced by what it holds and more; empty when there certainly is nothing to keep.
 *
 * @throws with a `code` when it cannot be read just now: it would be lost to what is written over it.
 */
export function readToReplace(path: string, maxBytes: number): string {
  const file = readTextFile(path, maxBytes)
  if ('text' in file) return file.text
  const isUnseen = file.error === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false }) !== undefined
  if (isUnseen || isOutOfReach(file.error)) throw unsafePath(path, isUnseen ? 'EACCES' : file.error)
  return ''
}

/** Takes a name that must not exist yet; false when another process has it. */
export function claimName(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
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
  // Not by the time of day, which may be set back while we wait.
  const deadline = process.uptime() * 1000 + waitMs
  while (!claimName(path)) {
    breakStaleLock(path)
    if (process.uptime() * 1000 > deadline) return null
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  }
  try {
    return { value: change() }
  } finally {
    removeQuietly(path)
  }
}

/** A time that lies ahead tells of a clock that was set back: the lock is as old as one of long ago. */
function breakStaleLock(path: string): void {
  try {
    const stat = lstatSync(path)
    if (!stat.isFile()) throw unsafePath(path, 'not a file')
    if (Math.abs(Date.now() - stat.mtimeMs) < LOCK_STALE_MS) return
    // The rename is the takeover: of several processes only one succeeds, the others find the name free or new.
    const taken = `${path}-stale-${process.pid}`
    renameSync(path, taken)
    try {
      // Another process took it over before us, and this is its new one: it goes back.
      if (lstatSync(taken).mtimeMs !== stat.mtimeMs) linkSync(taken, path)
    } finally {
      removeQuietly(taken)
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  }
}
