import { mayBeInGit } from '../../files/io/index-names.ts'
import { parseStatusNames, STATUS_NAMES, type StatusName } from '../core/status-names.ts'
import type { Tree } from '../core/tree.ts'
import { askGit } from './git-command.ts'
import { readGitFacts } from './git-facts.ts'
import { listRiskySettings, readConfigText } from './risky-settings.ts'

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

/** The files that git calls changed or new; null when git fails or may not be asked. */
export function listDirty(root: string): readonly StatusName[] | null {
  const muting = muteFilters(root)
  if (muting === null) return null
  const status = askGit(root, [...muting, ...STATUS_NAMES], LIMITS)
  return status === null ? null : parseStatusNames(status)
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

/**
 * Options that keep git from running the filters of a repository. Null when git would read another folder. Without its filter a file may look changed, which the time of its change then decides.
 */
function muteFilters(root: string): readonly string[] | null {
  const found = listRiskySettings(root)
  if (found === null || found.some((name) => !/^filter\.[^=]+$/s.test(name))) return null
  const drivers = new Set(found.map((name) => name.slice(0, name.lastIndexOf('.'))))
  return [...drivers].flatMap((driver) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].flatMap((setting) => ['-c', `${driver}.${setting}`]),
  )
}
