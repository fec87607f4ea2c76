import { closeSync, openSync, readlinkSync, symlinkSync, unlinkSync, writeSync } from 'node:fs'
import { errorCode, readText } from './read-text.ts'

const MAX_OWNER_BYTES = 1_024

/**
 * An error for a path that is not the plain folder or file holdfast writes to. The `code` names the thing found
 * instead.
 */
export function unsafePath(path: string, found: string): Error {
  return Object.assign(new Error(path), { code: found, path })
}

/**
 * Takes a name that must not exist yet, and records the owner there. A symbolic link to nowhere, with the owner as
 * target, does both in one step.
 *
 * @returns The recorded part of the owner; null when another process has the name.
 */
export function claimName(path: string, owner: string): string | null {
  try {
    symlinkSync(owner, path)
    return owner
  } catch (error) {
    // The file system has no links, or the process may not make any.
    return errorCode(error) === 'EEXIST' ? null : claimWithFile(path, owner)
  }
}

function claimWithFile(path: string, owner: string): string | null {
  let fd: number
  try {
    fd = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || isBeingRemoved(error)) return null
    throw error
  }
  const bytes = Buffer.from(owner)
  let length = 0
  try {
    while (length < bytes.length) length += writeSync(fd, bytes, length)
  } catch {
    // A full disk leaves the name taken, but without its owner.
  } finally {
    closeSync(fd)
  }
  return bytes.toString('utf8', 0, length)
}

/** Windows keeps the name of a removed file, and refuses it, until the last reader closes the file. */
export function isBeingRemoved(error: unknown): boolean {
  return process.platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error))
}

/** The owner that a claimed name states; empty when the name is gone, null when the name cannot be read. */
export function readClaim(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    return readText(path, MAX_OWNER_BYTES)
  }
}

export function removeQuietly(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Already gone, or not ours to remove: a left-over temporary file is harmless.
  }
}
