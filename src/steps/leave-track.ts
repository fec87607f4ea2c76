import { readConfig } from '../io/config-files.ts'
import { listLoggedSessions } from '../io/track-documents.ts'
import { readTrackPointer } from '../io/track-pointer.ts'
import { journalCompaction } from './compact-at-checkpoint.ts'
import { type Compacted, compactDocuments, NOTES_SESSION } from './compact-documents.ts'
import { gatherEntries, listSpeakers } from './gather-entries.ts'

/** Notes for the active track what was said while it was. To be done before the pointer changes. */
export function leaveActiveTrack(projectDir: string): void {
  const pointer = readTrackPointer(projectDir)
  if (pointer === null || 'reason' in pointer) return
  for (const { sessionId, transcriptPath } of listSpeakers(projectDir))
    gatherEntries(projectDir, pointer.trackId, sessionId, transcriptPath)
}

/** Brings into a track's documents whatever still waits for it. Null when another process kept them locked. */
export async function settleTrack(projectDir: string, trackId: string): Promise<Compacted | null> {
  leaveActiveTrack(projectDir)
  const { config } = await readConfig(projectDir)
  const order = { trackId, session: null, logs: listLoggedSessions(projectDir) }
  const done = await compactDocuments(projectDir, config, order)
  if (done !== null) journalCompaction(projectDir, NOTES_SESSION, done)
  return done
}
