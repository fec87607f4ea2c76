import { openCall } from '../base/core/call.ts'
import { readConfig } from '../config/io/config-files.ts'
import { findActiveTrack } from '../config/io/track-pointer.ts'
import { journalCompaction } from './compact-at-checkpoint.ts'
import { type Compacted, compactDocuments } from './compact-documents.ts'
import { gatherEntries, listSpeakers } from './gather-entries.ts'
import { listLoggedSessions } from './io/track-documents.ts'

/** Callers do so before the pointer changes. */
export function leaveActiveTrack(projectDir: string): void {
  const trackId = findActiveTrack(projectDir)
  if (trackId === null) return
  for (const speaker of listSpeakers(projectDir)) gatherEntries(projectDir, { ...speaker, trackId })
}

/** Brings all waiting entries into a track's documents. Null when another process kept the documents locked. */
export async function settleTrack(projectDir: string, trackId: string): Promise<Compacted | null> {
  leaveActiveTrack(projectDir)
  const call = openCall(projectDir)
  const { config } = await readConfig(call)
  const order = { trackId, session: null, logs: listLoggedSessions(projectDir) }
  const done = await compactDocuments(call, config, order)
  if (done !== null) journalCompaction(projectDir, null, done)
  return done
}
