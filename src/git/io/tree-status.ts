import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { attempt } from '../../base/core/attempt.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { describeGitFailure, type Fault, runGit } from './git-command.ts'
import { type GitFacts, isRepository, readGitFacts } from './git-facts.ts'
import { readOwnSettings } from './git-programs.ts'
import { mayHaveRiskySettings } from './risky-settings.ts'

export interface TreeStatus {
  readonly facts: GitFacts
  /** Options that keep git from running the filters of the repository. */
  readonly settings: readonly string[]
  /** The output of `git status --porcelain=v2 -z --branch --no-renames`. Names need not be UTF-8. */
  readonly output: Buffer
}

/** The work trees of submodules are not compared: git would start another git there, with their own settings. */
const STATUS = [
  ...'status --porcelain=v2 -z --branch --no-ahead-behind --untracked-files=all --no-renames'.split(' '),
  '--ignore-submodules=dirty',
]
const MAX_BYTES = 64 << 20
/** A compaction waits this long for git to compare the files. */
const COMPACTION_MS = 2_000

/**
 * Asks git for all that differs from the last commit. No program of the repository runs, and the index stays untouched.
 *
 * @param root A folder that holds `.git`.
 */
export function askTreeStatus(root: string, timeoutMs: number): TreeStatus | Fault {
  try {
    const place = realpathSync.native(root)
    const facts = findGitRoot(place) === place ? readGitFacts(place) : null
    if (facts === null || !isRepository(facts)) return { fault: 'no work tree of git begins there' }
    const filters = readHarmlessFilters(facts)
    if ('fault' in filters) return filters
    const { settings } = filters
    const answer = runGit(place, [...settings, ...STATUS], { timeoutMs, maxBytes: MAX_BYTES })
    return answer.code === 0 ? { facts, settings, output: answer.stdout } : { fault: describeGitFailure(answer) }
  } catch (error) {
    return { fault: errorCode(error) }
  }
}

/** As `askTreeStatus`, for the call to know: a checkpoint's diff and its snapshot are made of one answer. */
export const readTreeStatus = (root: string) => askTreeStatus(root, COMPACTION_MS)

/**
 * Settings that switch off the filters which the repository's own configuration names; filters of the person stay.
 * Another work tree in the configuration is a fault, and so is a filter whose name no setting can hold.
 */
export function readHarmlessFilters(facts: GitFacts): { readonly settings: readonly string[] } | Fault {
  if (!mayHaveRiskySettings(facts)) return { settings: [] }
  const { root, gitDir } = facts
  const own = readOwnSettings(root)
  if ('fault' in own) return own
  const names = new Set<string>()
  for (const [key, value] of own) {
    if (key === 'core.worktree' && !isSame(resolve(gitDir, value), root))
      return { fault: 'the repository names another work tree' }
    const filter = /^filter\.(.*)\.(?:clean|smudge|process)$/s.exec(key)?.[1]
    if (filter === undefined) continue
    if (/[=\n]/.test(filter)) return { fault: 'a filter of the repository has a name that git cannot switch off' }
    names.add(filter)
  }
  const off = (name: string) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].flatMap((setting) => ['-c', `filter.${name}.${setting}`])
  return { settings: [...names].flatMap(off) }
}

const isSame = (path: string, root: string): boolean => attempt(() => realpathSync.native(path) === root, false)
