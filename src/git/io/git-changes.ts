import { PRIVATE_NAMES } from '../core/private-files.ts'
import type { GitChanges } from '../core/recent-diff.ts'
import { runGit } from './git-command.ts'
import { listPrograms } from './git-programs.ts'

/** A compaction waits this long for git. */
const GIT_MS = 2_000
/** More bytes than a checkpoint keeps, so that the redaction sees secrets whole. */
const MAX_OUTPUT_BYTES = 192 << 10
/** The empty tree, which git compares with before the first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const DIFF = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '--relative']
/** Filters that a comparison with the working tree runs and no option switches off, and a working tree elsewhere. */
const RISKY = /^(?:filter\..*\.(?:clean|smudge|process)|core\.worktree)$/s
/** Folders that holdfast writes itself. */
const ELSEWHERE = [':(exclude)artifacts', ':(exclude).holdfast']

/**
 * Changes of a project that are not committed; null when git fails or may not be asked. Git would run the filters that
 * a repository's own configuration names. A repository that names another work tree would have git read that tree.
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

/** The output of git, at most up to the limit; null when git failed or took too long. */
function readOutput(folder: string, args: readonly string[]): string | null {
  const { code, stdout, stderr } = runGit(folder, args, { timeoutMs: GIT_MS, maxBytes: MAX_OUTPUT_BYTES })
  return code === 0 || stderr === 'ENOBUFS' ? stdout.toString('utf8') : null
}
