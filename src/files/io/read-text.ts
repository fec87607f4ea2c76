import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'

export interface ReadFailure {
  readonly error: string
  readonly isTooLarge?: true
}

/**
 * The text of a small regular file. The read never blocks on a FIFO and never exceeds `maxBytes`. A symlink as last
 * component is followed only on demand. A hostile repository may have put any of these files there.
 */
export function readTextFile(path: string, maxBytes: number, follow = false): { readonly text: string } | ReadFailure {
  // Most files asked for do not exist, and an error costs more than the question.
  if (!existsSync(path)) return { error: 'ENOENT' }
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : (constants.O_NOFOLLOW ?? 0)))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return { error: stat.isDirectory() ? 'EISDIR' : 'not a regular file' }
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}`, isTooLarge: true }
    // The loop of `readAll`: another function to compile would cost every silent call more.
    const buffer = Buffer.allocUnsafe(stat.size)
    let length = 0
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length)
      if (count === 0) break
      length += count
    }
    return { text: buffer.utf8Slice(0, length) }
  } catch (error) {
    return { error: errorCode(error) }
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** A text that people write, as `readTextFile` reads, without the byte order mark of some Windows editors. */
export function readPersonText(path: string, maxBytes: number, follow = false): ReturnType<typeof readTextFile> {
  const file = readTextFile(path, maxBytes, follow)
  return 'text' in file && file.text.charCodeAt(0) === 0xfeff ? { text: file.text.slice(1) } : file
}

export function readText(path: string, maxBytes: number, follow = false): string | null {
  const file = readTextFile(path, maxBytes, follow)
  return 'text' in file ? file.text : null
}

export function readAll(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let length = 0
  while (length < size) {
    const count = readSync(fd, bytes, length, size - length, length)
    if (count === 0) break
    length += count
  }
  return bytes.subarray(0, length)
}

/**
 * The bytes of a regular file; null for another entry, and for a file of more than `maxBytes`. The read never blocks.
 *
 * @throws An error with a `code` where nothing can be opened, also for a symlink that is not to be followed.
 */
export function readFileBytes(path: string, maxBytes: number, follow = false): Buffer | null {
  const fd = openSync(
    path,
    constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : (constants.O_NOFOLLOW ?? 0)),
  )
  try {
    const stat = fstatSync(fd)
    return !stat.isFile() || stat.size > maxBytes ? null : readAll(fd, stat.size)
  } finally {
    closeSync(fd)
  }
}

/** A page of text is small enough for a person to read; a larger one is passed over. */
const MAX_PAGE_BYTES = 1 << 20

/** A document that people and holdfast read, also through a link. */
export function readPage(path: string): ReturnType<typeof readTextFile> {
  return readPersonText(path, MAX_PAGE_BYTES, true)
}

/** Settings of a client are far smaller; its own file of state can grow large. */
const MAX_SETTINGS_BYTES = 4 << 20

export function readSettingsText(path: string): ReturnType<typeof readTextFile> {
  return readTextFile(path, MAX_SETTINGS_BYTES, true)
}

/** Whether a project has a page, for a call that has read the page or is about to. */
export function hasPage(call: Call, path: string): boolean {
  const page = call.know(readPage, `${call.projectDir}/${path}`)
  return 'text' in page || page.error !== 'ENOENT'
}

/** The errno name of an error, which unlike its message is the same in every Node version. */
export function errorCode(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown error'
}

/** Whether a failure is one of the moment or of permission. The unread file may be whole, and must not be replaced. */
export function isOutOfReach(error: string): boolean {
  return /^E(?:ACCES|PERM|IO|[MN]FILE|NOMEM|BUSY|AGAIN|STALE|TIMEDOUT)$/.test(error)
}

export function isMissing(code: string): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** The error that makes a file seem missing, as in a folder that may not be searched; null without one. */
export function findHidingError(path: string): string | null {
  try {
    lstatSync(path, { throwIfNoEntry: false })
    return null
  } catch (error) {
    const code = errorCode(error)
    return code === 'EACCES' || code === 'EIO' ? code : null
  }
}

export function decode(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  // Bytes that are no UTF-8 become U+FFFD, so their encoding has another length or other bytes.
  return text.includes('\ufffd') && !Buffer.from(text).equals(bytes) ? null : text
}

/** Whether a file read as text holds bytes that are no UTF-8, and that writing the text again would lose. */
export function holdsOtherBytes(path: string, text: string): boolean {
  return text.includes('\ufffd') && decode(readFileSync(path)) === null
}
