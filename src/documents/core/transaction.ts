import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { isTrackId } from '../../config/core/track-id.ts'

/** A file of a change that happens as a whole. */
export interface PlannedWrite {
  readonly path: string
  /** The checksum of the text to be replaced; null for a new file. */
  readonly beforeSha256: string | null
  readonly text: string
}

export function serializeTransaction(writes: readonly PlannedWrite[]): string {
  const wire = writes.map(({ path, beforeSha256, text }) => ({ path, before_sha256: beforeSha256, text }))
  return `${JSON.stringify({ schema_version: '1', writes: wire }, null, 2)}\n`
}

/** The writes a compaction had decided on. A foreign text, or a path no compaction writes, gives null. */
export function parseTransaction(text: string, trackId: string): PlannedWrite[] | null {
  const wire = parseJsonRecord(text)
  if (wire === null || !Array.isArray(wire.writes)) return null
  const writes: PlannedWrite[] = []
  for (const item of wire.writes) {
    if (!isRecord(item)) return null
    const { path, before_sha256: before, text: content } = item
    if (typeof path !== 'string' || typeof content !== 'string' || !isWritable(path, trackId)) return null
    writes.push({ path, beforeSha256: stringOf(before), text: content })
  }
  return writes
}

/** The list is closed, because anybody may have written the file that names the path. */
export function isWritable(path: string, trackId: string): boolean {
  if (!isTrackId(trackId)) return false
  if (listDocumentPaths(trackId).includes(path)) return true
  const checkpoints = `artifacts/checkpoints/${trackId}/`
  if (path.startsWith(checkpoints)) return /^(?:latest|replaced-\d{4,9})\.json$/.test(path.slice(checkpoints.length))
  const session = /^artifacts\/sessions\/([^/]+)\/compacted\.json$/.exec(path)?.[1]
  return session !== undefined && isSafeName(session)
}

export const INVARIANTS_PATH = 'docs/context/INVARIANTS.md'
export const CORE_PATH = 'docs/context/CONTEXT_CORE.md'

export function listDocumentPaths(trackId: string): string[] {
  const folder = `docs/tracks/${trackId}`
  return [`${folder}/DECISIONS.md`, `${folder}/PLAN.md`, `${folder}/RISKS.md`, INVARIANTS_PATH, CORE_PATH]
}
