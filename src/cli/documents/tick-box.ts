import { openCall } from '../../base/core/call.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { findNewestSession } from '../../state/io/session-list.ts'
import { journalCompaction } from '../../tracks/compact-at-checkpoint.ts'
import { compactDocuments, NOTES_SESSION } from '../../tracks/compact-documents.ts'

/**
 * Brings the person's notes into the plan at once. Null where the documents are busy, or where another note stops
 * them: the next compaction tells of it.
 *
 * @returns The plan.
 * @throws An error when a document cannot be read or written.
 */
export async function tickBox(root: string, trackId: string): Promise<string | null> {
  const { config } = await readConfig(openCall(root))
  const sessionId = findNewestSession(root)
  const session = sessionId === null ? null : { sessionId, transcriptPath: null }
  const done = await compactDocuments(openCall(root), config, { trackId, session, logs: [NOTES_SESSION] })
  if (done === null || done.record.violations.length > 0) return null
  journalCompaction(root, sessionId, done)
  return `docs/tracks/${trackId}/PLAN.md`
}
