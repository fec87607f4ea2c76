import type { Fault } from '../git/io/git-command.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { readTree } from '../git/io/tree-reader.ts'
import { parseCheckpointId } from '../sessions/core/checkpoint-id.ts'
import { readCheckpoint } from '../work/io/checkpoint-store.ts'
import { createSelection } from './core/plan-rewind.ts'
import { SNAPSHOT_REFS, type Snapshot } from './core/snapshot-record.ts'
import { isOwnOrigin } from './io/origin-mark.ts'
import { addWorktree, hasEntry, readRealFolder } from './io/worktree-places.ts'

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

/**
 * The work tree a snapshot belongs to: the recorded folder, if git still knows the folder as a work tree. The present
 * work tree serves when only its place changed. A linked work tree that is gone is made again for a snapshot of our own.
 */
export function findTarget(root: string, snapshot: Snapshot): { readonly root: string } | Fault {
  if (snapshot.root === root) return { root }
  const own = readGitFacts(root)
  if (own === null) return { fault: 'no work tree of git begins there' }
  const { configDir: common } = own
  const place = readRealFolder(snapshot.root)
  if (place !== null) {
    const theirs = readGitFacts(place)
    const isSame = theirs?.root === place && readRealFolder(theirs.configDir) === readRealFolder(common)
    return isSame ? { root: place } : { fault: `its work tree "${snapshot.root}" belongs to another repository now` }
  }
  const name = own.commonDir === null ? '' : own.gitDir.slice(own.gitDir.lastIndexOf('/') + 1)
  if (name === snapshot.worktree) return { root }
  const { head, branch } = snapshot
  const isMakeable = snapshot.worktree !== '' && head !== null && !hasEntry(snapshot.root)
  if (!isMakeable || !isOwnOrigin(common, snapshot))
    return { fault: `its work tree "${snapshot.root}" is gone; run this in a work tree in its place` }
  const fault = addWorktree(root, snapshot.root, { head, branch })
  return fault === null ? { root: readRealFolder(snapshot.root) ?? snapshot.root } : { fault }
}

/** Those of some paths that a snapshot knows neither in its files, nor in its index, nor in its HEAD. */
export function listUnheld(root: string, snapshot: Snapshot, paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const trees = [snapshot.commit, snapshot.index, snapshot.head].filter((tree) => tree !== null)
  const known = trees.flatMap((tree) => readTree(root, tree)).map(({ path }) => path)
  const stages = snapshot.stages === null ? [] : readTree(root, snapshot.stages).map(({ path }) => path.slice(2))
  return paths.filter((path) => ![...known, ...stages].some(createSelection([path])))
}
