import { findField } from '../core/documents/entry.ts'
import { scanEntries } from '../core/documents/scan-entries.ts'
import { findHeading } from '../core/tracks/heading.ts'
import { listTaskPaths } from '../core/tracks/tier-paths.ts'
import { readTierDocument } from '../io/tier-document.ts'
import { readTrackPointer } from '../io/track-pointer.ts'
import { listTrackIds, readClosing } from '../io/track-store.ts'

/** One track as `track list` shows it. */
export interface TrackSummary {
  readonly id: string
  readonly title: string | null
  readonly isActive: boolean
  readonly closedAt: string | null
  /** Of its plan. */
  readonly tasks: { readonly open: number; readonly ended: number }
  /** Documents that are not there or cannot be used, by name. */
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

/** A task has ended when it is done or dropped; one that does not say is open. */
function countTasks(plan: string): TrackSummary['tasks'] {
  const tasks = scanEntries(plan).filter(({ kind }) => kind === 'task')
  const ended = tasks.filter((task) => /^(?:done|completed|dropped)\b/i.test(findField(task, 'Status') ?? '')).length
  return { open: tasks.length - ended, ended }
}
