import type { Stats } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'

/**
 * Whether other users may look into a file or folder of this user. A clone or an open umask made such a file. A file of
 * another user is theirs to close, and Windows has no such modes.
 */
export function isOpenToOthers({ mode, uid }: Stats): boolean {
  return (mode & 0o077) !== 0 && uid === process.getuid?.()
}

/** Runs a change of a mode. A file system without modes refuses the change, and the write goes on. */
export const closeToOthers = (change: () => void): void => attempt(change)
