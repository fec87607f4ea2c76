import { lookAtEntry } from '../files/io/list-folder.ts'
import type { Changes } from '../git/core/status-changes.ts'
import { ABSENT } from '../git/core/tree-changes.ts'
import { describeGitFailure, runGit } from '../git/io/git-command.ts'
import { readChanges } from '../git/io/read-changes.ts'
import { readTreeChanges } from '../git/io/tree-reader.ts'
import { takeUnder } from './io/take-snapshot.ts'
import { PATIENT_MS, type RewindRequest } from './rewind-to.ts'

const PATCH = ['diff-tree', '-r', '-p', '--no-color', '--no-ext-diff', '--no-textconv', '--no-renames']
const MAX_PATCH_BYTES = 256 << 20
/** The state of now, for as long as the comparison takes. */
const NOW = 'refs/holdfast/now'

const isFileAt = (path: string) => lookAtEntry(path)?.isDirectory() === false

/** The difference from a snapshot to now, by git's own comparison of trees: no program of the repository runs. */
export function showDifference({ root, snapshot, isSelected, command, time }: RewindRequest) {
  const changes = readChanges(root, PATIENT_MS)
  if ('fault' in changes) return changes
  const forgetNow = () => runGit(root, ['update-ref', '-d', NOW])
  const compare = (files: Changes['files']) => {
    forgetNow()
    const now = { ...changes, files }
    const request = { root, changes: now, commits: [], session: null, command, time, timeoutMs: PATIENT_MS }
    const fault = takeUnder(NOW, request)
    return fault === null ? readTreeChanges(root, snapshot.commit, NOW) : { fault }
  }
  try {
    const first = compare(changes.files)
    if ('fault' in first) return first
    // Git ignores these now, and tells them neither as changed nor as there.
    const ignored = first.filter(({ path, newMode }) => newMode === ABSENT && isFileAt(`${root}/${path}`))
    const more = ignored.map(({ path }) => ({ path, state: 'untracked', staged: false, unsaved: true }) as const)
    const found = more.length === 0 ? first : compare([...changes.files, ...more])
    if ('fault' in found) return found
    const chosen = found.filter(({ path }) => isSelected(path))
    const paths = chosen.map(({ path }) => path)
    if (paths.length === 0) return { changes: [], patch: '' }
    const isWhole = paths.length === found.length
    const limit = isWhole ? [] : paths.slice(0, 1000)
    const args = ['--literal-pathspecs', ...PATCH, snapshot.commit, NOW, '--', ...limit]
    const answer = runGit(root, args, { maxBytes: MAX_PATCH_BYTES })
    if (answer.code !== 0) return { fault: describeGitFailure(answer) }
    const nameChange = (old: string, now: string) =>
      old === ABSENT ? 'added' : now === ABSENT ? 'removed' : 'modified'
    return {
      changes: chosen.map(({ path, oldMode, newMode }) => ({ path, change: nameChange(oldMode, newMode) })),
      patch: answer.stdout.toString('utf8'),
    }
  } finally {
    forgetNow()
  }
}
