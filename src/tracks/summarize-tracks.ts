import { listTaskPaths } from '../config/core/tier-paths.ts'
import { findActiveTrack } from '../config/io/track-pointer.ts'
import { scanTasks } from '../documents/core/scan-entries.ts'
import { findHeading } from '../documents/core/sections.ts'
import { isOpen } from './core/recovery.ts'
import { readTierDocument } from './io/tier-document.ts'
import { listTrackIds, readClosing } from './io/track-store.ts'

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
