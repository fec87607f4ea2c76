import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'

/** Why a file could not be read: an errno name, or one of ours for files that are not what they should be. */
export type ReadFailure = { readonly error: string }

/**
 * The text of a small regular file. Never blocks on a FIFO, never follows a symlink as last component unless told to,
 * never reads more than `maxBytes`: any of these files may have been put there by a hostile repository.
 */
export function readTextFile(path: string, maxBytes: number, follow = false): { readonly text: string } | ReadFailure {
  // Most files asked for do not exist, and an error costs more than the question.
  if (!existsSync(path)) return { error: 'ENOENT' }
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : (constants.O_NOFOLLOW ?? 0)))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return { error: stat.isDirectory() ? 'EISDIR' : 'not a regular file' }
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` }
    const buffer = Buffer.allocUnsafe(stat.size)
    let length = 0
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length)
      if (count === 0) break
      length += count
    }
    return { text: buffer.toString('utf8', 0, length) }
  } catch (error) {
    return { error: errorCode(error) }
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** The errno name of an error, which unlike its message is the same in every Node version. */
export function errorCode(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown error'
}

/** Whether a failure is one of the moment or of permission: what it kept from being read may be whole, and is not to be replaced. */
export function isOutOfReach(error: string): boolean {
  return /^E(?:ACCES|PERM|IO|[MN]FILE|NOMEM|BUSY|AGAIN|STALE|TIMEDOUT)$/.test(error)
}
