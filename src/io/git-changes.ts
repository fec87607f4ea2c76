import { spawnSync } from 'node:child_process'
import { PRIVATE_NAMES } from '../core/tracks/private-files.ts'
import type { GitChanges } from '../core/tracks/recent-diff.ts'
import { readTextFile } from './read-text.ts'

/** A compaction waits for this. */
const GIT_MS = 2_000
/** More than is kept of it, so that secrets are seen whole. */
const MAX_OUTPUT_BYTES = 192 << 10
/** What git compares with before the first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Nothing a repository configures may run: no file monitor, no hooks, no locks taken, no submodule asked. */
const QUIET = ['--no-optional-locks', '--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null']
const DIFF = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '--relative']
/** A configuration that has git run programs nothing switches off, read another file, or look at another folder. */
const RISKY = /\[\s*(?:filter|include)|\bworktree(?:config)?\s*=/i
/** What holdfast and the client write themselves. */
const ELSEWHERE = [':(exclude)artifacts', ':(exclude).holdfast']

/**
 * What is not committed in a project; null where git cannot say, or may not be asked: a repository whose own configuration
 * names filters would have git run them, one that names another work tree would have it read that.
 *
 * @param gitDir The folder with the repository's `config`.
 */
export function readGitChanges(projectDir: string, gitDir: string, head: string | null): GitChanges | null {
  const config = readTextFile(`${gitDir}/config`, 1 << 20)
  if ('error' in config || RISKY.test(config.text)) return null
  const unquoted = PRIVATE_NAMES.map((name) => `:(exclude,icase,glob)**/${name}`)
  const paths = ['--', '.', ...ELSEWHERE, ...unquoted]
  const diff = runGit(projectDir, [...DIFF, '--stat=100', '--patch', head ?? EMPTY_TREE, ...paths])
  if (diff === null) return null
  const names = runGit(projectDir, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.', ...ELSEWHERE])
  return { diff, untracked: (names ?? '').split('\0').filter((name) => name !== '') }
}

/** What git printed, at most up to the limit; null when it failed or took too long. */
function runGit(cwd: string, args: readonly string[]): string | null {
  const { PATH, HOME, SystemRoot } = process.env
  const run = spawnSync('git', [...QUIET, ...args], {
    cwd,
    encoding: 'utf8',
    timeout: GIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH, HOME, SystemRoot, GIT_CONFIG_NOSYSTEM: '1', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' } as NodeJS.ProcessEnv,
  })
  const isCut = run.error !== undefined && 'code' in run.error && run.error.code === 'ENOBUFS'
  return isCut || run.status === 0 ? run.stdout : null
}
