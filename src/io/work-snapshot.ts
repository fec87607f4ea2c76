import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { CUT, parseStatus, UNREAD, type WorkSnapshot } from '../core/guardrails/aftermath.ts'
import { runGit } from './git-command.ts'
import { listPrograms } from './git-programs.ts'
import { findGitRoot } from './git-root.ts'
import { errorCode } from './read-text.ts'

/** Of more changed files than these only what git says of them is noted, not when they were written. */
const MAX_FILES = 2000
/** Entries of a folder without git that are looked at. */
const MAX_ENTRIES = 20_000
const GIT_MS = 2000

const STATUS = 'status --porcelain=v1 -z --no-renames --untracked-files=all --ignore-submodules=all'.split(' ')
/** What `git status` would run and nothing switches off, and a working tree that is somewhere else. */
const RISKY = /^(?:filter\..*\.(?:clean|smudge|process)|core\.worktree)$/s

/**
 * What is changed in a project now: what git calls changed, or, without git, all files up to a bound. Null when neither can
 * be told.
 */
export function takeWorkSnapshot(projectDir: string): WorkSnapshot | null {
  return isPlainRepository(projectDir) ? readStatus(projectDir) : walkFiles(projectDir)
}

/** Filters would be run by `git status`: where the repository names one, git is not asked. */
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
  return Object.fromEntries(marks)
}

function walkFiles(projectDir: string): WorkSnapshot | null {
  const snapshot: Record<string, string> = {}
  const whole: Record<string, string> = {}
  const folders = ['']
  let looked = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = listEntries(`${projectDir}/${folder}`)
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

/** Null for a folder that may not be read. One that is gone by now holds nothing. */
function listEntries(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? [] : null
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
