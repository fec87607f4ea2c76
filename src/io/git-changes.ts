import { PRIVATE_NAMES } from '../core/tracks/private-files.ts'
import type { GitChanges } from '../core/tracks/recent-diff.ts'
import { runGit } from './git-command.ts'
import { listPrograms } from './git-programs.ts'

/** A compaction waits for this. */
const GIT_MS = 2_000
/** More than is kept of it, so that secrets are seen whole. */
const MAX_OUTPUT_BYTES = 192 << 10
/** What git compares with before the first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const DIFF = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '--relative']
/** Programs that comparing with the working tree runs and nothing switches off, and a working tree that is somewhere else. */
const RISKY = /^(?:filter\..*\.(?:clean|smudge|process)|core\.worktree)$/s
/** What holdfast and the client write themselves. */
const ELSEWHERE = [':(exclude)artifacts', ':(exclude).holdfast']

/**
 * What is not committed in a project; null where git cannot say, or may not be asked: a repository whose own configuration
 * names filters would have git run them, one that names another work tree would have it read that.
 */
export function readGitChanges(projectDir: string, head: string | null): GitChanges | null {
  const risky = listPrograms(projectDir, RISKY)
  if (risky === null || risky.length > 0) return null
  const unquoted = PRIVATE_NAMES.map((name) => `:(exclude,icase,glob)**/${name}`)
  const paths = ['--', '.', ...ELSEWHERE, ...unquoted]
  const diff = readOutput(projectDir, [...DIFF, '--stat=100', '--patch', head ?? EMPTY_TREE, ...paths])
  if (diff === null) return null
  const names = readOutput(projectDir, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.', ...ELSEWHERE])
  return { diff, untracked: (names ?? '').split('\0').filter((name) => name !== '') }
}

/** What git printed, at most up to the limit; null when it failed or took too long. */
function readOutput(folder: string, args: readonly string[]): string | null {
  const { code, stdout, stderr } = runGit(folder, args, { timeoutMs: GIT_MS, maxBytes: MAX_OUTPUT_BYTES })
  return code === 0 || stderr === 'ENOBUFS' ? stdout.toString('utf8') : null
}
