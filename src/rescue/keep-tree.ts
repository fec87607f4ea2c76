import { readOwnChanges } from './io/read-changes.ts'
import { type SnapshotRequest, takeSnapshot } from './io/take-snapshot.ts'

/**
 * Keeps what a work tree has and git does not as a snapshot, and returns its id. Null where no snapshot can be taken.
 *
 * @param timeoutMs For git to compare the files.
 */
export function keepTree(
  root: string,
  moment: Pick<SnapshotRequest, 'session' | 'command' | 'time'>,
  timeoutMs: number,
): string | null {
  const changes = readOwnChanges(root, timeoutMs)
  if ('fault' in changes) return null
  const taken = takeSnapshot({ root: changes.root, changes, commits: [], ...moment })
  return 'id' in taken ? taken.id : null
}
