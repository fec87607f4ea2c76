import { lstatSync } from 'node:fs'
import { findGitRoot } from './git-root.ts'
import { readTextFile } from './read-text.ts'

const MAX_INDEX_BYTES = 64 << 20

/**
 * Whether git may know a file below a folder of the project: its name stands in the index. Where the index cannot be read,
 * or cuts names short (version 4), it may.
 */
export function mayBeInGit(projectDir: string, folder: string): boolean {
  const root = findGitRoot(projectDir)
  if (root === null) return false
  const index = readTextFile(`${root}/.git/index`, MAX_INDEX_BYTES)
  // Without an index nothing was ever added. A `.git` that is a file names another folder: nobody looked there.
  if ('error' in index) return index.error !== 'ENOENT' || lstatSync(`${root}/.git`).isFile()
  return !/^DIRC\0\0\0[\x02\x03]/.test(index.text) || index.text.includes(folder)
}
