import { closeSync, constants, linkSync, lstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { removeQuietly, unsafePath } from './claim-name.ts'
import { withLock } from './folder-lock.ts'
import { errorCode, isOutOfReach, readTextFile } from './read-text.ts'

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
