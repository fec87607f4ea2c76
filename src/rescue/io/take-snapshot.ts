import type { Changes } from '../core/changes.ts'

export interface SnapshotRequest {
  readonly root: string
  /** Null keeps commits alone. Give all files that `readChanges` listed, or say that they are a part. */
  readonly changes: Changes | null
  /** True when `changes.files` is a part of what `readChanges` listed: rewind touches these paths alone. */
  readonly partial?: boolean
  /** Ids of commits to keep reachable. */
  readonly commits: readonly string[]
  readonly session: string | null
  readonly command: string
  /** ISO. */
  readonly time: string
}

export type SnapshotResult =
  | { readonly id: string }
  | { readonly fault: string }
  | { readonly tooLarge: { readonly bytes: number; readonly limit: number } }

/** Keeps what is in danger as a commit under `refs/holdfast/snapshots`, and changes nothing else. Never throws. */
export function takeSnapshot(_request: SnapshotRequest): SnapshotResult {
  return { fault: 'not built yet' }
}
