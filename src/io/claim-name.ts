import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { errorCode } from './read-text.ts'

/** An error for a path that is not the plain folder or file holdfast writes to; its `code` says what it is instead. */
export function unsafePath(path: string, found: string): Error {
  return Object.assign(new Error(path), { code: found, path })
}

/**
 * Takes a name that must not exist yet, and marks it.
 *
 * @returns the mark, or an empty one when the disk does not let us write; null when another process has the name.
 */
export function claimName(path: string, mark = ''): string | null {
  let fd: number
  try {
    fd = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return null
    throw error
  }
  try {
    return writeSync(fd, mark) === mark.length ? mark : ''
  } catch {
    return ''
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
