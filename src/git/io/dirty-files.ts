import { mayBeInGit } from '../../files/io/index-names.ts'
import { parseStatusNames, type StatusName } from '../core/status-names.ts'
import type { Tree } from '../core/tree-changes.ts'
import { readConfigText } from './config-text.ts'
import { askGit } from './git-command.ts'
import { readGitFacts } from './git-facts.ts'
import { askTreeStatus } from './tree-status.ts'

/** A look that takes longer is given up, and the model is told so. */
const LIMITS = { timeoutMs: 4000, maxBytes: 32 << 20 }

/**
 * The working tree of git that a folder belongs to. Null where git cannot be asked about the folder.
 * A folder that an outer repository does not hold is none of that repository's business.
 */
export function findTree(folder: string): Tree | null {
  const facts = readGitFacts(folder)
  if (facts === null) return null
  const { root, head, configDir } = facts
  if (/\bworktree\s*=/i.test(readConfigText(configDir))) return null
  if (root !== folder && !mayBeInGit(folder, `${folder.slice(root.length + 1)}/`)) return null
  return { root, head }
}

export function listDirty(root: string): readonly StatusName[] | null {
  const status = askTreeStatus(root, LIMITS.timeoutMs)
  return 'fault' in status ? null : parseStatusNames(status.output.toString('utf8'))
}

/** Files that the way from one commit to another touches. A call may commit what it wrote, and git then calls it clean. */
export function listCommitted(root: string, before: string | null, after: string | null): readonly StatusName[] {
  if (before === null || after === null || before === after) return []
  const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--ignore-submodules=all', before, after]
  return listNames(askGit(root, args, LIMITS))
}

/** Files that git ignores and a policy protects, as far as their globs are git's as well. */
export function listIgnored(root: string, globs: readonly string[]): readonly StatusName[] {
  const specs = globs.filter((glob) => /^(?!\.\.\/)[^/~!*][^{}()|]*$/.test(glob)).map((glob) => `:(glob)${glob}`)
  if (specs.length === 0) return []
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...specs]
  return listNames(askGit(root, args, LIMITS))
}

const listNames = (paths: string | null): readonly StatusName[] =>
  (paths?.split('\0') ?? []).filter((path) => path !== '').map((path) => ({ path, isTracked: true }))
