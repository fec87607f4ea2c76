import type { Stats } from 'node:fs'

/**
 * Whether other users may look into a file or folder of this user. A clone or an open umask made such a file. A file of
 * another user is theirs to close, and Windows has no such modes.
 */
export function isOpenToOthers({ mode, uid }: Stats): boolean {
  return (mode & 0o077) !== 0 && uid === process.getuid?.()
}

/** Runs a change of a mode. A file system without modes refuses the change, and the write goes on. */
export function closeToOthers(change: () => void): void {
  try {
    change()
  } catch {
    // The file system decides who may look.
  }
}
