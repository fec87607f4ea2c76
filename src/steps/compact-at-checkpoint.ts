import type { DocumentsState } from '../core/checkpoint/checkpoint.ts'
import type { Config } from '../core/config/config.ts'
import type { JournalEvent } from '../core/journal/event.ts'
import type { Problem } from '../core/problem.ts'
import { appendEvents } from '../io/journal-store.ts'
import { describeCause, linkCheckpoint } from '../io/track-documents.ts'
import { readTrackPointer } from '../io/track-pointer.ts'
import { type Compacted, compactDocuments, NOTES_SESSION } from './compact-documents.ts'

/** What a checkpoint says of the documents, and how they learn which checkpoint that is. */
export interface TrackCompaction {
  readonly documents: DocumentsState
  readonly link: (checkpointId: string) => void
}

interface Session {
  readonly sessionId: string
  readonly transcriptPath: string | null
}

/**
 * Compacts the documents of the active track for a checkpoint of a session. Never throws: whatever is wrong with the
 * documents, the checkpoint is made. Null where there is nothing to say of documents.
 */
export async function compactAtCheckpoint(
  projectDir: string,
  config: Config,
  session: Session,
  report: (problem: Problem) => void,
): Promise<TrackCompaction | null> {
  const pointer = readTrackPointer(projectDir)
  if (pointer === null) return null
  if ('reason' in pointer) {
    report({ code: 'track-unusable', path: 'docs/tracks/ACTIVE_TRACK', cause: pointer.reason })
    return null
  }
  const { trackId } = pointer
  const { sessionId, transcriptPath } = session
  try {
    const order = { trackId, session: { sessionId, transcriptPath }, logs: [sessionId, NOTES_SESSION] }
    const done = await compactDocuments(projectDir, config, order)
    if (done === null) {
      report({ code: 'state-busy', path: `artifacts/checkpoints/${trackId}` })
      return null
    }
    journalCompaction(projectDir, sessionId, done)
    const link = (checkpointId: string) => linkCheckpoint(projectDir, trackId, sessionId, checkpointId)
    return { documents: done.documents, link }
  } catch (error) {
    report({ code: 'documents-unusable', path: trackId, cause: describeFailure(error) })
    return null
  }
}

/** Puts into the journal what a compaction did, or refused to do. */
export function journalCompaction(
  projectDir: string,
  sessionId: string,
  { trackId, changed, record }: Compacted,
): void {
  const { violations, entries } = record
  const [first] = violations
  const event: JournalEvent =
    first === undefined
      ? { event: 'documents_compacted', track: trackId, entries, changed: changed.join(', ') }
      : {
          event: 'documents_refused',
          track: trackId,
          violations: violations.length,
          first: `${first.path}:${first.line} ${first.text}`,
        }
  if (first !== undefined || changed.length > 0 || entries > 0) appendEvents(projectDir, sessionId, [event])
}

export function describeFailure(error: unknown): string {
  const path = (error as { readonly path?: unknown } | null)?.path
  const cause = describeCause(error)
  return typeof path === 'string' ? `${cause} (${path})` : cause
}
