import { existsSync } from 'node:fs'
import { listNames, lookAtEntry } from '../../files/io/list-folder.ts'
import { readFileBytes, readText } from '../../files/io/read-text.ts'
import { type IndexEntry, parseGitIndex } from '../core/git-index.ts'
import { type GitFacts, readRefs } from './git-facts.ts'

/** Files that a session start can afford: size and time of a thousand files take some milliseconds. */
const MAX_TRACKED = 1000
const MAX_INDEX_BYTES = 512 << 10

/**
 * The working tree against the index, by size and time: git itself would compare contents of the same size. No git is
 * started. Null without an index, for too many files, and for a format of another git.
 */
export function readWorkingTree({ root, gitDir }: GitFacts) {
  const bytes = readIndexBytes(gitDir, MAX_INDEX_BYTES)
  const index = bytes === null ? null : parseGitIndex(bytes, MAX_TRACKED)
  if (index === null) return null
  const changed: string[] = []
  const deleted: string[] = []
  for (const entry of index.entries) {
    const state = compareFile(`${root}/${entry.path}`, entry)
    if (state === 'changed') changed.push(entry.path)
    if (state === 'deleted') deleted.push(entry.path)
  }
  return { changed, deleted, conflicts: index.conflicts }
}

function compareFile(path: string, entry: IndexEntry): 'same' | 'changed' | 'deleted' {
  const stat = lookAtEntry(path)
  if (stat === undefined) return 'deleted'
  const seconds = Math.floor(stat.mtimeMs / 1000)
  const nanoseconds = (stat.mtimeMs - seconds * 1000) * 1e6
  // A float holds the time to about a microsecond; a git built without nanoseconds stores none.
  const isSameTime =
    seconds === entry.mtimeSeconds &&
    (entry.mtimeNanoseconds === 0 || Math.abs(nanoseconds - entry.mtimeNanoseconds) < 2000)
  return isSameTime && stat.size % 4294967296 === entry.size ? 'same' : 'changed'
}

/** Bytes of a work tree's index; null without an index, and for more than `maxBytes`. */
export function readIndexBytes(gitDir: string, maxBytes: number): Uint8Array | null {
  const path = `${gitDir}/index`
  return existsSync(path) ? readFileBytes(path, maxBytes, true) : null
}

const OPERATIONS: readonly (readonly [file: string, name: string])[] = [
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['MERGE_HEAD', 'a merge'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  ['BISECT_LOG', 'a bisection'],
]

export function findOperation({ gitDir }: GitFacts): string | null {
  return OPERATIONS.find(([file]) => existsSync(`${gitDir}/${file}`))?.[1] ?? null
}

/** A branch with a longer log has lived for thousands of commits. */
const MAX_LOG_BYTES = 1 << 20

/**
 * Whether the branch of today had another name before. That name is gone, and the commit is the same, or git's log of the
 * branch tells the renaming.
 */
export function isRenamed(
  start: string,
  { branch, head, configDir }: GitFacts,
  from: { readonly branch: string; readonly head: string | null },
): boolean {
  const refs = branch === null ? null : readRefs(start, [`refs/heads/${from.branch}`])
  if (refs === null || refs[0] !== null) return false
  if (from.head !== null && from.head === head) return true
  const log = readText(`${configDir}/logs/refs/heads/${branch}`, MAX_LOG_BYTES)
  return log?.includes(`renamed refs/heads/${from.branch} to refs/heads/${branch}\n`) === true
}

const MAX_WORKTREES = 10

/** The folders of the other working trees of the same repository. */
export function listOtherWorktrees({ root, configDir: common }: GitFacts): string[] {
  const main = common.endsWith('/.git') ? [common.slice(0, -'/.git'.length)] : []
  const folder = `${common}/worktrees`
  const linked = (existsSync(folder) ? listNames(folder, 'is empty') : []).flatMap((name) => {
    const path = readText(`${common}/worktrees/${name}/gitdir`, 4096)?.trim() ?? ''
    return path.startsWith('/') && path.endsWith('/.git') ? [path.slice(0, -'/.git'.length)] : []
  })
  return [...main, ...linked].filter((path) => path !== root).slice(0, MAX_WORKTREES)
}
