import { execFileSync } from 'node:child_process'
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { CUT, parseStatus, type WorkSnapshot } from '../core/guardrails/aftermath.ts'
import { findGitRoot } from './git-root.ts'
import { readTextFile } from './read-text.ts'

/** Of more changed files than these only what git says of them is noted, not when they were written. */
const MAX_FILES = 2000
/** Entries of a folder without git that are looked at. */
const MAX_ENTRIES = 20_000
const GIT_MS = 2000

/** Nothing a repository configures may run: no file monitor, no hooks, no locks taken, no submodule asked. */
const STATUS = [
  ...['--no-optional-locks', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'],
  ...['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=all'],
]

/**
 * What is changed in a project now: what git calls changed, or, without git, all files up to a bound. Null when neither can
 * be told.
 */
export function takeWorkSnapshot(projectDir: string): WorkSnapshot | null {
  return isPlainRepository(projectDir) ? readStatus(projectDir) : walkFiles(projectDir)
}

/** Filters would be run by `git status`, and an included file may configure one: then git is not asked. */
function isPlainRepository(projectDir: string): boolean {
  if (findGitRoot(projectDir) !== projectDir) return false
  const config = readTextFile(`${projectDir}/.git/config`, 1 << 20)
  return 'text' in config && !/\[\s*(?:filter|include)/i.test(config.text)
}

function readStatus(projectDir: string): WorkSnapshot | null {
  try {
    const { PATH, HOME, SystemRoot } = process.env
    const output = execFileSync('git', STATUS, {
      cwd: projectDir,
      encoding: 'utf8',
      timeout: GIT_MS,
      maxBuffer: 32 << 20,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH, HOME, SystemRoot, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' } as NodeJS.ProcessEnv,
    })
    const marks = parseStatus(output).map(({ path, status }, index) => {
      const mark = index < MAX_FILES ? `${status} ${markFile(`${projectDir}/${path}`)}` : status
      return [path, mark] as const
    })
    return Object.fromEntries(marks)
  } catch {
    return null
  }
}

function walkFiles(projectDir: string): WorkSnapshot {
  const snapshot: Record<string, string> = {}
  const whole: Record<string, string> = {}
  const folders = ['']
  let looked = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of listEntries(`${projectDir}/${folder}`)) {
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

/** A folder that may not be read, or is gone by now, hides what it holds at both moments. */
function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** Size and time of the last change; enough to see that a call wrote a file. */
function markFile(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
}
