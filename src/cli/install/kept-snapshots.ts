import { countNouns } from '../../base/core/text.ts'
import { SNAPSHOT_REFS } from '../../rescue/core/snapshot-record.ts'
import { listSnapshots } from '../../rescue/io/snapshot-store.ts'

export function countSnapshots(root: string): number {
  const listing = listSnapshots(root)
  return 'fault' in listing ? 0 : listing.snapshots.length
}

export function describeSnapshots(count: number): string[] {
  const folder = SNAPSHOT_REFS.slice(0, -1)
  return count === 0
    ? []
    : [
        `${countNouns(count, 'snapshot')} of uncommitted work (${folder}) stayed: no option of uninstall removes them. List them with git for-each-ref ${folder}`,
      ]
}
