import { mayHideFiles } from '../../git/core/git-index.ts'
import { type ChangedFile, type HiddenFile, parseHidden } from '../../git/core/status-changes.ts'
import { runGit } from '../../git/io/git-command.ts'
import type { GitFacts } from '../../git/io/git-facts.ts'
import { readIndexBytes } from '../../git/io/git-state.ts'
import { createFolderTest, type FoundFile, findFile } from './import-stream.ts'

const MAX_LIST_BYTES = 64 << 20
/** The index of some two million files. */
const MAX_INDEX_BYTES = 256 << 20

/**
 * Files that git was told not to look at (`skip-worktree`, `assume-unchanged`) and that differ from the index all the
 * same. Without such files the question costs a look at the index, and no process of git.
 */
export function readHidden({ root, gitDir }: GitFacts, settings: readonly string[], timeoutMs: number): ChangedFile[] {
  const index = readIndexBytes(gitDir, MAX_INDEX_BYTES)
  if (index === null || !mayHideFiles(index)) return []
  const options = { timeoutMs, maxBytes: MAX_LIST_BYTES }
  const listed = runGit(root, ['ls-files', '-v', '--stage', '-z'], options)
  const hidden = listed.code === 0 ? parseHidden(listed.stdout.toString('utf8')) : []
  const isFolder = createFolderTest(root)
  const found = hidden.flatMap((file) => {
    const { mode } = findFile(root, file, isFolder)
    // A sparse checkout leaves out most files, which are no loss.
    return mode === null ? [] : [{ file, mode }]
  })
  const plain = found.filter(({ file, mode }) => mode === file.indexed.mode && isHashable(file, mode))
  if (plain.length === 0) return found.map(({ file }) => file)
  const input = plain.map(({ file }) => `${file.path}\n`).join('')
  const hashed = runGit(root, [...settings, 'hash-object', '--stdin-paths'], { ...options, input })
  const objects = hashed.stdout.toString('latin1').split('\n')
  const same = new Set(plain.flatMap(({ file }, at) => (objects[at] === file.indexed.object ? [file] : [])))
  return found.flatMap(({ file }) => (same.has(file) ? [] : [file]))
}

/** Git hashes what a link leads to, and reads a name for each line. */
const isHashable = ({ path }: HiddenFile, mode: FoundFile['mode']) => mode !== '120000' && !/[\n"]/.test(path)
