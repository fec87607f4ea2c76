import { listTaskPaths } from '../config/core/tier-paths.ts'
import { readTrackPointer } from '../config/io/track-pointer.ts'
import { findField } from '../documents/core/entry.ts'
import { scanEntries } from '../documents/core/scan-entries.ts'
import { findHeading } from './core/heading.ts'
import { readTierDocument } from './io/tier-document.ts'
import { listTrackIds, readClosing } from './io/track-store.ts'

/** A track as `track list` shows tracks. */
export interface TrackSummary {
  readonly id: string
  readonly title: string | null
  readonly isActive: boolean
  readonly closedAt: string | null
  /** Tasks of the track's plan. */
  readonly tasks: { readonly open: number; readonly ended: number }
  /** Documents that are missing or cannot be used, by name. */
  readonly missing: readonly string[]
}

/** The tracks of a repository by name, whatever state their documents are in. */
export function summarizeTracks(projectDir: string): TrackSummary[] {
  const pointer = readTrackPointer(projectDir)
  const active = pointer !== null && 'trackId' in pointer ? pointer.trackId : null
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

/** A task has ended when its status is done or dropped; a task without a status is open. */
function countTasks(plan: string): TrackSummary['tasks'] {
  const tasks = scanEntries(plan).filter(({ kind }) => kind === 'task')
  const ended = tasks.filter((task) => /^(?:done|completed|dropped)\b/i.test(findField(task, 'Status') ?? '')).length
  return { open: tasks.length - ended, ended }
}
