import { parseCheckpointId } from '../state/core/checkpoint-id.ts'
import { readCheckpoint } from '../work/io/checkpoint-store.ts'
import { SNAPSHOT_REFS, type Snapshot } from './core/snapshot-record.ts'

export interface NamedSnapshot {
  readonly snapshot: Snapshot
  readonly checkpoint: { readonly id: string; readonly time: string } | null
}

export function isSnapshotName(id: string): boolean {
  return /^\d{1,9}$/.test(findNumber(id)) || parseCheckpointId(id) !== null
}

const findNumber = (id: string) => (id.startsWith(SNAPSHOT_REFS) ? id.slice(SNAPSHOT_REFS.length) : id)

/** For a checkpoint the snapshot it names, else the nearest in time. Null for an unknown id. */
export function findSnapshot(
  projectDirs: readonly string[],
  snapshots: readonly Snapshot[],
  id: string,
): NamedSnapshot | null {
  const number = findNumber(id)
  const named = snapshots.find((snapshot) => snapshot.id === number)
  if (named !== undefined) return { snapshot: named, checkpoint: null }
  if (parseCheckpointId(id) === null) return null
  for (const projectDir of projectDirs) {
    const found = readCheckpoint(projectDir, id)
    if ('problem' in found) continue
    const { timestamp, snapshot: own } = found.checkpoint
    const checkpoint = { id, time: timestamp }
    const known = snapshots.find((snapshot) => snapshot.id === own)
    const nearest = known ?? findNearest(snapshots, Date.parse(timestamp))
    return nearest === null ? null : { snapshot: nearest, checkpoint }
  }
  return null
}

function findNearest(snapshots: readonly Snapshot[], timeMs: number): Snapshot | null {
  const distance = ({ time }: Snapshot) => Math.abs(Date.parse(time) - timeMs)
  const files = snapshots.filter(({ kind }) => kind === 'files')
  return files.reduce<Snapshot | null>(
    (best, snapshot) => (best === null || distance(snapshot) < distance(best) ? snapshot : best),
    null,
  )
}
