import type { Call } from '../base/core/call.ts'
import type { Config } from '../config/core/config.ts'
import { readTrackPointer } from '../config/io/project-files.ts'
import { readTreeStatus } from '../git/io/tree-status.ts'
import type { JournalEvent } from '../sessions/core/event.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { type Compacted, compactDocuments, NOTES_SESSION, type Speaker } from './compact-documents.ts'
import { describeCause, linkCheckpoint } from './io/track-documents.ts'

/** Never throws: no fault in documents keeps a checkpoint from being made. `link` tells them the checkpoint's id. */
export async function compactAtCheckpoint(call: Call, config: Config, session: Speaker) {
  const { projectDir, report } = call
  const pointer = call.know(readTrackPointer)
  if (pointer === null) return null
  if ('reason' in pointer) {
    report({ code: 'track-unusable', path: 'docs/tracks/ACTIVE_TRACK', cause: pointer.reason })
    return null
  }
  const { trackId } = pointer
  const { sessionId, transcriptPath } = session
  try {
    const order = { trackId, session: { sessionId, transcriptPath }, logs: [sessionId, NOTES_SESSION] }
    const done = await compactDocuments(call, config, order)
    if (done === null) {
      report({ code: 'state-busy', path: `artifacts/checkpoints/${trackId}` })
      return null
    }
    // Git has not seen the documents that were written since it was asked.
    if (done.changed.length > 0) call.forget(readTreeStatus)
    journalCompaction(projectDir, sessionId, done)
    const link = (checkpointId: string) => linkCheckpoint(projectDir, trackId, { sessionId, checkpointId })
    return { documents: done.documents, link }
  } catch (error) {
    report({ code: 'documents-unusable', path: trackId, cause: describeFailure(error) })
    return null
  }
}

/** Journals a compaction; without a session where a person asked for the compaction of notes alone. */
export function journalCompaction(projectDir: string, sessionId: string | null, done: Compacted) {
  const { trackId, changed, record } = done
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
