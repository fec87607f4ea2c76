import type { ChangedFile, Changes } from '../git/core/status-changes.ts'
import type { Fault } from '../git/io/git-command.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { readChanges } from '../git/io/read-changes.ts'
import { readTreeChanges } from '../git/io/tree-reader.ts'
import { readHarmlessFilters } from '../git/io/tree-status.ts'
import { planRewind, type RewindPlan } from './core/plan-rewind.ts'
import { SNAPSHOT_REFS, type Snapshot } from './core/snapshot-record.ts'
import { findPresent } from './io/find-present.ts'
import { withPrivateFolder } from './io/private-folder.ts'
import { type RestoredFiles, restoreFiles } from './io/restore-files.ts'
import { restoreIndex } from './io/restore-index.ts'
import { type SnapshotResult, takeSnapshot } from './io/take-snapshot.ts'

export interface RewindRequest {
  readonly root: string
  readonly snapshot: Snapshot
  readonly isSelected: (path: string) => boolean
  readonly command: string
  readonly time: string
}

/** A person waits longer than a hook may. */
export const PATIENT_MS = 120_000

export interface Rewound extends RestoredFiles {
  /** The snapshot of the state before. */
  readonly before: string
  readonly indexed: number
  readonly indexFault: string | null
  /** HEAD of now, which stays. */
  readonly head: string | null
}

/** Brings files and index back to a snapshot, after the state of now became a snapshot of its own. */
export function rewindTo(request: RewindRequest): Rewound | Exclude<SnapshotResult, { readonly id: string }> {
  const { root, snapshot, isSelected } = request
  const changes = readChanges(root, PATIENT_MS)
  if ('fault' in changes) return changes
  const facts = readGitFacts(root)
  const filters = facts === null ? { fault: 'git is gone' } : readHarmlessFilters(facts)
  if (facts === null || 'fault' in filters) return { fault: 'fault' in filters ? filters.fault : 'git is gone' }
  const kept = keepPresent(request, changes)
  if (!('plan' in kept)) return kept
  const restored = withPrivateFolder(facts.configDir, (folder) =>
    restoreFiles({ root, folder, plan: kept.plan, modes: snapshot.modes, settings: filters.settings }),
  )
  const { touched } = kept.plan
  const isWanted = (path: string) => isSelected(path) && touched?.has(path) !== false
  const index = restoreIndex({ root, snapshot, isSelected: isWanted, settings: filters.settings })
  return {
    ...restored,
    before: kept.id,
    indexed: 'count' in index ? index.count : 0,
    indexFault: 'fault' in index ? index.fault : null,
    head: changes.head,
  }
}

/** A file that git ignores now, in the place of one to bring back, is kept by a second snapshot. */
function keepPresent(
  request: RewindRequest,
  changes: Changes,
): { readonly id: string; readonly plan: RewindPlan } | Exclude<SnapshotResult, { readonly id: string }> {
  const first = keep(request, changes)
  if (!('id' in first)) return first
  const plan = planFrom(request, first.id)
  if ('fault' in plan) return plan
  const known = new Set([...plan.extra, ...plan.removals])
  const unknown = findPresent(request.root, plan.writes, known)
  if (unknown.length === 0) return { id: first.id, plan }
  const more = unknown.map((path): ChangedFile => ({ path, state: 'untracked', staged: false, unsaved: true }))
  const second = keep(request, { ...changes, files: [...changes.files, ...more] })
  return 'id' in second ? { id: second.id, plan } : second
}

function keep({ root, command, time }: RewindRequest, changes: Changes): SnapshotResult {
  return takeSnapshot({ root, changes, commits: [], session: null, command, time, timeoutMs: PATIENT_MS })
}

function planFrom({ root, snapshot, isSelected }: RewindRequest, now: string): RewindPlan | Fault {
  const fromNow = readTreeChanges(root, `${SNAPSHOT_REFS}${now}`, snapshot.commit)
  const fromHead = snapshot.head === null ? [] : readTreeChanges(root, snapshot.head, snapshot.commit)
  const fromIndex = readTreeChanges(root, snapshot.index ?? snapshot.commit, snapshot.commit)
  if ('fault' in fromNow) return fromNow
  if ('fault' in fromHead) return fromHead
  if ('fault' in fromIndex) return fromIndex
  const { isPartial } = snapshot
  const plan = planRewind(
    { fromNow, fromHead, fromIndex, isPartial, isWindows: process.platform === 'win32' },
    isSelected,
  )
  return plan ?? { fault: 'the snapshot holds a path that leaves the work tree; holdfast did not take it' }
}
