import { type Dirent, lstatSync } from 'node:fs'
import { findGitRoot } from '../../files/io/git-root.ts'
import { listEntries } from '../../files/io/list-folder.ts'
import { runGit } from '../../git/io/git-command.ts'
import { readGitFacts } from '../../git/io/git-facts.ts'
import { listPrograms } from '../../git/io/git-programs.ts'
import { listDifference } from '../../git/io/tree-paths.ts'
import { CUT, HEAD, parseStatus, UNREAD, type WorkSnapshot } from '../core/aftermath.ts'

/** Changed files that get a mark of size and time; further files get git's status letters alone. */
const MAX_FILES = 2000
/** Entries of a folder without git that are looked at. */
const MAX_ENTRIES = 20_000
const GIT_MS = 2000

const STATUS = 'status --porcelain=v1 -z --no-renames --untracked-files=all --ignore-submodules=all'.split(' ')
/** Filters that `git status` would run and no option switches off, and a working tree elsewhere. */
const RISKY = /^(?:filter\..*\.(?:clean|smudge|process)|core\.worktree)$/s

/**
 * The changed files of a project: those that git calls changed, or, without git, all files up to a bound. Null when git
 * fails, or the project folder cannot be read.
 */
export function takeWorkSnapshot(projectDir: string): WorkSnapshot | null {
  return isPlainRepository(projectDir) ? readStatus(projectDir) : walkFiles(projectDir)
}

/** Paths that came with a commit, by a pull or a merge: git calls none of them changed. */
export function listCommitted(projectDir: string, before: WorkSnapshot, after: WorkSnapshot): readonly string[] {
  const [from, to] = [before[HEAD], after[HEAD]]
  if (from === undefined || to === undefined || from === to || !/^[0-9a-f]{40,64}$/.test(from)) return []
  return (listDifference(projectDir, from, to) ?? []).filter((path) => !(path in before) && !(path in after))
}

/** Whether `git status` runs no program of the repository: a repository that names filters is walked without git. */
function isPlainRepository(projectDir: string): boolean {
  const hasConfig = lstatSync(`${projectDir}/.git/config`, { throwIfNoEntry: false }) !== undefined
  return hasConfig && findGitRoot(projectDir) === projectDir && listPrograms(projectDir, RISKY)?.length === 0
}

function readStatus(projectDir: string): WorkSnapshot | null {
  const { code, stdout } = runGit(projectDir, STATUS, { timeoutMs: GIT_MS, maxBytes: 32 << 20 })
  if (code !== 0) return null
  const marks = parseStatus(stdout.toString('utf8')).map(({ path, status }, index) => {
    const mark = index < MAX_FILES ? `${status} ${markFile(`${projectDir}/${path}`)}` : status
    return [path, mark] as const
  })
  const head = readGitFacts(projectDir)?.head ?? null
  return { ...Object.fromEntries(marks), ...(head !== null && { [HEAD]: head }) }
}

/**
 * Two snapshots go with a shell command, too often for fast-glob. The library takes 33,000 instructions for an entry,
 * and this walk 5,700. With a bound, fast-glob could not say which folders were seen whole.
 */
function walkFiles(projectDir: string): WorkSnapshot | null {
  const snapshot: Record<string, string> = {}
  const whole: Record<string, string> = {}
  const folders = ['']
  let looked = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = readFolder(`${projectDir}/${folder}`)
    if (entries === null) {
      if (folder === '') return null
      snapshot[folder.slice(0, -1)] = UNREAD
    }
    for (const entry of entries ?? []) {
      looked += 1
      if (looked > MAX_ENTRIES) return { ...snapshot, ...whole, [CUT]: '' }
      const path = `${folder}${entry.name}`
      if (!entry.isDirectory()) snapshot[path] = markFile(`${projectDir}/${path}`)
      else if (!['.git', '.holdfast', 'node_modules'].includes(entry.name)) folders.push(`${path}/`)
    }
    whole[folder] = ''
  }
  return snapshot
}

/** Null for a folder that may not be read. A folder that is gone by now holds no entries. */
function readFolder(folder: string): Dirent[] | null {
  try {
    return listEntries(folder)
  } catch {
    return null
  }
}

/** Size and time of the last change; enough to see that a call wrote a file. */
function markFile(path: string): string {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
  } catch {
    return UNREAD
  }
}
