import type { Call } from '../../base/core/call.ts'
import { isPrivateFile } from '../core/private-files.ts'
import type { GitChanges } from '../core/recent-diff.ts'
import { type ChangedNames, parseChangedNames } from '../core/status-names.ts'
import { describeGitFailure, type Fault, runGit } from './git-command.ts'
import { type GitFacts, isRepository } from './git-facts.ts'
import { listRiskySettings } from './risky-settings.ts'
import { readTreeStatus } from './tree-status.ts'

const GIT_MS = 2_000
/** More bytes than a checkpoint keeps, so that the redaction sees secrets whole. */
const MAX_DIFF_BYTES = 192 << 10
/** Paths in one question. A checkpoint has room for the changes of fewer files. */
const MAX_PATHS = 500
const MAX_PATH_CHARS = 64 << 10
/** The empty tree, which git compares with before the first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const DIFF = 'diff --no-color --no-ext-diff --no-textconv --ignore-submodules=all --relative --stat=100 --patch'.split(
  ' ',
)
/** Folders that holdfast writes itself. */
const isElsewhere = (path: string) => /^(?:artifacts|\.holdfast)(?:\/|$)/.test(path)

/**
 * Changes of a project that are not committed; null where git may not be asked. Git would run the filters that a
 * repository's own configuration names. A repository that names another work tree would have git read that tree.
 * The names come first: patterns for private files would slow the comparison down to a sixth of its speed. Two for the
 * folders of holdfast cost a third more.
 */
export function readGitChanges(call: Call, git: GitFacts): GitChanges | Fault | null {
  const { projectDir } = call
  if (!isRepository(git) || listRiskySettings(projectDir)?.length !== 0) return null
  const names = readNames(call, git)
  if ('fault' in names) return names
  const shown = names.tracked.filter((path) => !isPrivateFile(path))
  const asked = takeSome(shown)
  const { untracked } = names
  if (asked.length === 0) return { diff: '', untracked }
  const args = [...DIFF, git.head ?? EMPTY_TREE, '--', ...asked]
  const answer = runGit(projectDir, args, {
    timeoutMs: GIT_MS,
    maxBytes: MAX_DIFF_BYTES,
    variables: { GIT_LITERAL_PATHSPECS: '1' },
  })
  if (!isAnswered(answer)) return { diff: '', untracked, unread: { cause: describeGitFailure(answer), names: shown } }
  return { diff: answer.stdout.toString('utf8'), untracked, left: shown.length - asked.length }
}

function readNames({ projectDir, know }: Call, { root }: GitFacts): ChangedNames | Fault {
  const status = know(readTreeStatus, root)
  if ('fault' in status) return status
  const names = parseChangedNames(status.output.toString('utf8'), projectDir.slice(root.length + 1))
  if (names === null) return { fault: 'git answered in an unknown form' }
  const ours = (paths: readonly string[]) => paths.filter((path) => !isElsewhere(path))
  return { tracked: ours(names.tracked), untracked: ours(names.untracked) }
}

/** Whether git ended well, or wrote more than the limit and was stopped for that. */
const isAnswered = ({ code, stderr }: ReturnType<typeof runGit>): boolean => code === 0 || stderr === 'ENOBUFS'

function takeSome(paths: readonly string[]): readonly string[] {
  let chars = 0
  return paths.slice(0, MAX_PATHS).filter((path) => {
    chars += path.length + 1
    return chars <= MAX_PATH_CHARS
  })
}
