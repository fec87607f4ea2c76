import { openCall } from '../base/core/call.ts'
import { listTaskPaths } from '../config/core/tier-paths.ts'
import { readConfig } from '../config/io/config-files.ts'
import { findActiveTrack } from '../config/io/project-files.ts'
import { scanTasks } from '../documents/core/scan-entries.ts'
import { findHeading } from '../documents/core/sections.ts'
import { journalCompaction } from './compact-at-checkpoint.ts'
import { type Compacted, compactDocuments } from './compact-documents.ts'
import { isOpen } from './core/recovery.ts'
import { gatherEntries, listSpeakers } from './gather-entries.ts'
import { readTierDocument } from './io/tier-document.ts'
import { listLoggedSessions } from './io/track-documents.ts'
import { listTrackIds, readClosing } from './io/track-store.ts'

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

export type TrackSummary = ReturnType<typeof summarizeTracks>[number]

/** `missing` names the documents that are missing or cannot be used. */
export function summarizeTracks(projectDir: string) {
  const active = findActiveTrack(projectDir)
  return listTrackIds(projectDir).map((id) => {
    const documents = listTaskPaths(id).map((path) => readTierDocument(projectDir, path))
    const [spec, plan] = documents
    return {
      id,
      title: spec !== undefined && 'text' in spec ? findHeading(spec.text) : null,
      isActive: id === active,
      closedAt: readClosing(projectDir, id),
      tasks: countTasks(plan !== undefined && 'text' in plan ? plan.text : ''),
      missing: documents.flatMap((file) => ('reason' in file ? [file.path.slice(file.path.lastIndexOf('/') + 1)] : [])),
    }
  })
}

function countTasks(plan: string) {
  const tasks = scanTasks(plan)
  const open = tasks.filter(isOpen).length
  return { open, ended: tasks.length - open }
}
