import { closeSync, openSync, readlinkSync, symlinkSync, unlinkSync, writeSync } from 'node:fs'
import { errorCode, readTextFile } from './read-text.ts'

const MAX_OWNER_BYTES = 1_024

/** An error for a path that is not the plain folder or file holdfast writes to; its `code` says what it is instead. */
export function unsafePath(path: string, found: string): Error {
  return Object.assign(new Error(path), { code: found, path })
}

/**
 * Takes a name that must not exist yet, and says by whom: in one step where there are symbolic links, which an owner's name
 * makes a link to nowhere of.
 *
 * @returns as much of the owner as stands there; null when another process has the name.
 */
export function claimName(path: string, owner: string): string | null {
  try {
    symlinkSync(owner, path)
    return owner
  } catch (error) {
    // No links here, or not for us.
    return errorCode(error) === 'EEXIST' ? null : claimWithFile(path, owner)
  }
}

function claimWithFile(path: string, owner: string): string | null {
  let fd: number
  try {
    fd = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return null
    throw error
  }
  const bytes = Buffer.from(owner)
  let length = 0
  try {
    while (length < bytes.length) length += writeSync(fd, bytes, length)
  } catch {
    // A full disk: the name is taken all the same, it only does not say by whom.
  } finally {
    closeSync(fd)
  }
  return bytes.toString('utf8', 0, length)
}

/** What a claimed name says of its owner, nothing when it is gone; null when it cannot be asked. */
export function readClaim(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    const file = readTextFile(path, MAX_OWNER_BYTES)
    return 'text' in file ? file.text : null
  }
}

export function removeQuietly(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Already gone, or not ours to remove: a left-over temporary file is harmless.
  }
}
