import type { Call } from '../base/core/call.ts'
import { describeChanges } from '../git/io/read-changes.ts'
import { readTreeStatus } from '../git/io/tree-status.ts'
import { type SnapshotRequest, takeSnapshot } from './io/take-snapshot.ts'

/** A compaction waits this long for files that git was told not to look at. */
const HIDDEN_MS = 2_000

/** Keeps what a work tree has and git does not as a snapshot, and returns its id. Null where no snapshot can be taken. */
export function keepTree(
  { know }: Call,
  root: string,
  moment: Pick<SnapshotRequest, 'session' | 'command' | 'time'>,
): string | null {
  const changes = describeChanges(know(readTreeStatus, root), HIDDEN_MS)
  if ('fault' in changes) return null
  const taken = takeSnapshot({ root: changes.root, changes, commits: [], ...moment })
  return 'id' in taken ? taken.id : null
}
