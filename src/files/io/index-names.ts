import { lstatSync } from 'node:fs'
import { findGitRoot } from './git-folder.ts'
import { readTextFile } from './read-text.ts'

const MAX_INDEX_BYTES = 64 << 20

/**
 * Whether git may know a file below a folder of the project, because the index holds the folder's name. An index that
 * cannot be read may hold any name. So may one that shortens names (version 4) or leaves them to another file (split).
 * The function searches the bytes: `parseGitIndex` leaves out what git was told to skip, and takes a thousand files at most.
 */
export function mayBeInGit(projectDir: string, folder: string): boolean {
  const root = findGitRoot(projectDir)
  if (root === null) return false
  const index = readTextFile(`${root}/.git/index`, MAX_INDEX_BYTES)
  // Without an index git tracks no file. A `.git` that is a file names another folder, which nobody looked at.
  if ('error' in index) return index.error !== 'ENOENT' || lstatSync(`${root}/.git`).isFile()
  const isPlain = /^DIRC\0\0\0[\x02\x03]/.test(index.text) && !index.text.includes('\0link\0')
  return !isPlain || index.text.includes(folder)
}
