import { chmodSync, closeSync, constants, linkSync, lstatSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { removeQuietly, unsafePath } from './claim-name.ts'
import { withLock } from './folder-lock.ts'
import { moveFile } from './move-file.ts'
import { closeToOthers, isOpenToOthers } from './private-mode.ts'
import { errorCode, isOutOfReach, readTextFile } from './read-text.ts'

/**
 * Creates the folders from `root` down to `root/...parts`, each a real directory. A symlink below the root could lead a
 * write out of the project.
 *
 * @param onMissing Told of each folder that is missing, before the folder is made.
 * @throws An error with a `code`: the errno name, or the obstacle.
 */
export function ensureFolder(root: string, parts: readonly string[], onMissing?: (path: string) => void): string {
  let path = root
  for (const part of parts) {
    path = `${path}/${part}`
    const stat = lstatSync(path, { throwIfNoEntry: false })
    const isState = parts[0] === '.holdfast'
    // Most folders exist, and an error costs more than the question.
    if (stat === undefined) {
      onMissing?.(path)
      createFolder(path, isState ? PRIVATE : OPEN)
    } else if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? 'a symlink' : 'not a folder')
    else if (isState && isOpenToOthers(stat)) closeToOthers(() => chmodSync(path, PRIVATE))
  }
  return path
}

/**
 * State folders are for their owner alone: they quote prompts and outputs. Folders of the repository are as open as
 * other folders.
 */
const PRIVATE = 0o700
const OPEN = 0o777

function createFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !lstatSync(path).isDirectory()) throw error
  }
}

/** A path that the system takes has fewer parts. */
const MAX_PARTS = 2048

/**
 * Makes a folder and those above it. Node's own recursive way never ends where the system has no room for entries, as
 * below `/proc`.
 *
 * @throws An error with a `code` when a folder cannot be made.
 */
export function makeFolder(folder: string, mode = OPEN, parts = MAX_PARTS): void {
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    const code = errorCode(error)
    // The folder is there, maybe behind a link, or another hook made it meanwhile.
    if (code === 'EEXIST') return
    const parent = folder.slice(0, Math.max(folder.lastIndexOf('/'), folder.lastIndexOf('\\'), 0))
    if (code !== 'ENOENT' || parent === '' || parts === 0) throw error
    makeFolder(parent, mode, parts - 1)
    createFolder(folder, mode)
  }
}

/**
 * The folder of a temporary file. Files bound for the state wait in `.holdfast` itself: one look there shows leftovers
 * of a kill.
 */
function placeTemporary(folder: string): string {
  const at = folder.lastIndexOf(STATE_FOLDER)
  const part = folder.slice(at + STATE_FOLDER.length).split('/', 1)[0] ?? ''
  return at !== -1 && STATE_PARTS.includes(part) ? folder.slice(0, at + STATE_FOLDER.length - 1) : folder
}

const STATE_FOLDER = '/.holdfast/'
const STATE_PARTS = ['cache', 'checkpoints', 'memory', 'sessions']

function writeTemporary(folder: string, content: string | Uint8Array, mode: number): string {
  const { temporary, fd } = makeTemporary(`${placeTemporary(folder)}/.tmp`, (path) => ({
    temporary: path,
    fd: openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode),
  }))
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

/**
 * Replaces a file by a complete new file. A reader meets the old text or the new, even after a kill.
 *
 * @param isWanted Asked right before the new file takes its place.
 * @returns False when the file was not wanted any more; nothing was changed.
 */
export function replaceFile(
  folder: string,
  name: string,
  content: string | Uint8Array,
  mode = 0o600,
  isWanted: () => boolean = () => true,
): boolean {
  const temporary = writeTemporary(folder, content, mode)
  try {
    if (isWanted()) {
      moveFile(temporary, `${folder}/${name}`)
      return true
    }
    removeQuietly(temporary)
    return false
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
}

/**
 * Publishes a complete new file under a free name; false when the name is taken. A hard link is atomic and exclusive at
 * once. On a file system without hard links the folder's lock keeps the name free during the move.
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
    moveFile(temporary, path)
    return true
  })
  if (done === null) throw Object.assign(new Error(folder), { code: 'another process holds its lock' })
  return done.value
}

/**
 * The text of a file that is about to be replaced; empty when no text is there to keep.
 *
 * @throws An error with a `code` when the file cannot be read just now: the write would lose the text.
 */
export function readToReplace(path: string, maxBytes: number): string {
  const file = readTextFile(path, maxBytes)
  if ('text' in file) return file.text
  const isUnseen = file.error === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false }) !== undefined
  if (isUnseen || isOutOfReach(file.error)) throw unsafePath(path, isUnseen ? 'EACCES' : file.error)
  return ''
}

const MAX_TRIES = 5

/**
 * Makes an entry under a name that nobody has, and gives the name. Process numbers repeat in containers, so the name
 * holds the machine's clock in nanoseconds and a random number. `make` must refuse a taken name with `EEXIST`.
 *
 * @throws Whatever `make` throws.
 */
export function makeTemporary<T>(prefix: string, make: (path: string) => T): T {
  for (let tries = 1; ; tries += 1) {
    try {
      return make(`${prefix}-${process.hrtime.bigint()}-${Math.trunc(Math.random() * 1e9)}`)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || tries === MAX_TRIES) throw error
    }
  }
}
