import { execFileSync } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { parseStatus, type WorkSnapshot } from '../core/guardrails/aftermath.ts'
import { findGitRoot } from './git-root.ts'
import { readTextFile } from './read-text.ts'

/** More changed files than these are not told apart: the first in order stand for them. */
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
    const entries = parseStatus(output).slice(0, MAX_FILES)
    return Object.fromEntries(
      entries.map(({ path, status }) => [path, `${status} ${markFile(`${projectDir}/${path}`)}`]),
    )
  } catch {
    return null
  }
}

function walkFiles(projectDir: string): WorkSnapshot {
  const snapshot: Record<string, string> = {}
  const folders = ['']
  let looked = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(`${projectDir}/${folder}`, { withFileTypes: true })) {
      looked += 1
      if (looked > MAX_ENTRIES) return snapshot
      const path = `${folder}${entry.name}`
      if (!entry.isDirectory()) snapshot[path] = markFile(`${projectDir}/${path}`)
      else if (!['.git', '.holdfast', 'node_modules'].includes(entry.name)) folders.push(`${path}/`)
    }
  }
  return snapshot
}

/** Size and time of the last change; enough to see that a call wrote a file. */
function markFile(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
}
