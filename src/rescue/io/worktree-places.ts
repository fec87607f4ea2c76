import { lstatSync, realpathSync, statSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { describeGitFailure, runGit } from '../../git/io/git-command.ts'

/** The real path of a folder; null when no folder is there. */
export function readRealFolder(path: string): string | null {
  return attempt(
    () => (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? realpathSync.native(path) : null),
    null,
  )
}

export function hasEntry(path: string): boolean {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }) !== undefined, true)
}

/**
 * Makes a linked work tree without files. A branch that moved meanwhile is left alone: then HEAD is the commit.
 *
 * @returns The fault; null when the work tree is there.
 */
export function addWorktree(
  root: string,
  path: string,
  { head, branch }: { readonly head: string; readonly branch: string | null },
): string | null {
  const add = ['worktree', 'add', '--no-checkout', '--force']
  const tip = branch === null ? null : runGit(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`])
  if (branch !== null && tip?.stdout.toString('utf8').trim() === head) {
    if (runGit(root, [...add.slice(0, 3), '--', path, branch]).code === 0) return null
  }
  const answer = runGit(root, [...add, '--detach', '--', path, head])
  return answer.code === 0 ? null : describeGitFailure(answer)
}
