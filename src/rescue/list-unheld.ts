import type { Snapshot } from './core/snapshot-record.ts'
import { createSelection } from './core/tree-changes.ts'
import { readTree } from './io/tree-reader.ts'

/** Those of some paths that a snapshot knows neither in its files, nor in its index, nor in its HEAD. */
export function listUnheld(root: string, snapshot: Snapshot, paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const trees = [snapshot.commit, snapshot.index, snapshot.head].filter((tree) => tree !== null)
  const known = trees.flatMap((tree) => readTree(root, tree)).map(({ path }) => path)
  const stages = snapshot.stages === null ? [] : readTree(root, snapshot.stages).map(({ path }) => path.slice(2))
  return paths.filter((path) => ![...known, ...stages].some(createSelection([path])))
}
