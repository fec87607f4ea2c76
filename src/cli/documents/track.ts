import { wireOf } from '../../base/core/record.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText, countNouns } from '../../base/core/text.ts'
import { TRACKS_FOLDER } from '../../config/core/tier-paths.ts'
import { isTrackId } from '../../config/core/track-id.ts'
import { findActiveTrack } from '../../config/io/project-files.ts'
import { readClock } from '../../files/io/clock.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { describeFailure } from '../../tracks/compact-at-checkpoint.ts'
import { createTrackFiles, type TemplateName } from '../../tracks/core/template.ts'
import { describeViolation } from '../../tracks/core/track-context.ts'
import {
  hasTrack,
  readClosing,
  removeClosing,
  removeTrackPointer,
  saveClosing,
  saveNewTrack,
  saveTrackPointer,
} from '../../tracks/io/track-store.ts'
import { leaveActiveTrack, settleTrack, summarizeTracks, type TrackSummary } from '../../tracks/leave-track.ts'
import { paint } from '../paint.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'

interface Place {
  readonly dir: string
}

/** `track new ID`: makes a track from a template. The new track becomes active unless told otherwise. */
export function createTrack(
  id: string,
  options: Place & { readonly template: TemplateName; readonly title?: string; readonly switch: boolean },
): void {
  if (!isTrackName(id)) return
  const { dir: root, template } = options
  change(`create track "${id}"`, () => {
    const files = createTrackFiles(template, redactText(options.title ?? id))
    if (!saveNewTrack(root, id, files)) {
      return fail(
        `Cannot create track "${id}": ${TRACKS_FOLDER}/${id} exists; nothing was changed. holdfast track switch ${id} makes it the active one`,
      )
    }
    const before = findActiveTrack(root)
    if (options.switch) {
      leaveActiveTrack(root)
      saveTrackPointer(root, id)
    }
    const paths = Object.keys(files).map((name) => `${TRACKS_FOLDER}/${id}/${name}`)
    if (isJson()) return printJson({ track: id, template, active: options.switch, before, files: paths })
    const was = before === null ? '' : ` (before: ${before})`
    print(
      [
        ...paths,
        options.switch ? `Track ${id} is the active one now${was}` : `The active track is ${before ?? 'still none'}`,
        'Replace what stands in square brackets; holdfast ci gate evaluator says what is left',
      ].join('\n'),
    )
  })
}

export function listTracks({ dir: root }: Place): void {
  change('list the tracks', () => {
    const tracks = summarizeTracks(root)
    if (isJson()) return printJson(tracks.map((track) => wireOf(track, { isActive: 'active' })))
    if (tracks.length === 0) return print('No tracks yet: holdfast track new ID creates one')
    const width = Math.max(...tracks.map(({ id }) => id.length))
    for (const track of tracks) print(describeRow(track, width))
  })
}

function describeRow({ id, title, isActive, closedAt, tasks, missing }: TrackSummary, width: number): string {
  const state = isActive ? paint.green('active') : closedAt === null ? 'open' : `closed ${closedAt}`
  const lacks = missing.length === 0 ? '' : paint.red(`  missing: ${missing.join(', ')}`)
  return `${isActive ? '*' : ' '} ${id.padEnd(width)}  ${state}  ${tasks.open} open, ${tasks.ended} done  ${title ?? ''}${lacks}`
}

/** `track switch ID`: replaces the pointer in one step and changes no other file. */
export function switchTrack(id: string, options: Place & { readonly reopen?: boolean }): void {
  if (!isTrackName(id)) return
  const { dir: root } = options
  change(`switch to track "${id}"`, () => {
    if (!hasTrack(root, id))
      return fail(`Cannot switch to track "${id}": there is no ${TRACKS_FOLDER}/${id}; holdfast track list shows all`)
    const closedAt = readClosing(root, id)
    if (closedAt !== null && options.reopen !== true) {
      return fail(
        `Cannot switch to track "${id}": it was closed ${cleanText(closedAt)}; add --reopen if it goes on after all`,
      )
    }
    const before = findActiveTrack(root)
    leaveActiveTrack(root)
    saveTrackPointer(root, id)
    if (closedAt !== null) removeClosing(root, id)
    if (isJson()) return printJson({ track: id, before, reopened: closedAt !== null })
    print(`Track ${id} is the active one now${before === null || before === id ? '' : ` (before: ${before})`}`)
  })
}

/**
 * `track close [ID]`: exit 1 when waiting entries cannot be brought in; without `--leave` the track then stays open.
 */
export async function closeTrack(id: string | undefined, { dir: root, leave }: Place & { readonly leave?: boolean }) {
  if (id !== undefined && !isTrackName(id)) return
  const active = findActiveTrack(root)
  const track = id ?? active
  if (track === null) return fail('Cannot close a track: none is active; name the one to close', 2)
  if (!hasTrack(root, track))
    return fail(`Cannot close track "${track}": there is no ${TRACKS_FOLDER}/${track}; nothing was changed`)
  const obstacle = leave === true ? null : await findObstacle(root, track)
  if (obstacle !== null)
    return fail(`Cannot close track "${track}": ${obstacle}; mend it, or add --leave to close without what waits`)
  change(`close track "${track}"`, () => {
    const known = readClosing(root, track)
    const closedAt = known ?? readClock().toISOString()
    if (known === null) saveClosing(root, track, closedAt)
    const isPointerGone = active === track && removeTrackPointer(root, track)
    const openTasks = summarizeTracks(root).find((summary) => summary.id === track)?.tasks.open ?? 0
    if (isJson())
      return printJson({ track, closed_at: closedAt, pointer_removed: isPointerGone, open_tasks: openTasks })
    print(
      [
        `Track ${track} is closed since ${cleanText(closedAt)}. Its documents stay in ${TRACKS_FOLDER}/${track}`,
        openTasks === 0 ? '' : `Still open in its plan: ${countNouns(openTasks, 'task')}`,
        isPointerGone ? 'No track is active now; holdfast track switch ID makes another one active' : '',
      ]
        .filter((line) => line !== '')
        .join('\n'),
    )
  })
}

/** The reason waiting entries cannot reach the documents of a track; null when no entry waits any more. */
async function findObstacle(root: string, track: string): Promise<string | null> {
  try {
    const done = await settleTrack(root, track)
    if (done === null) return 'another process is compacting its documents'
    const { violations } = done.record
    return violations.length === 0 ? null : violations.map(describeViolation).join('; ')
  } catch (error) {
    return describeFailure(error)
  }
}

/** Whether a folder may have this name, or a message. */
function isTrackName(id: string): boolean {
  if (isTrackId(id)) return true
  fail(
    `"${cleanText(id)}" cannot be a track: use letters, digits, - _ and single dots, at most 64 characters, but not ACTIVE_TRACK`,
    2,
  )
  return false
}

/** Runs a change, and reports a failure with its reason: a link, a file in the way, a full disk. */
function change(what: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    fail(`Cannot ${what}: ${errorCode(error)}; look at ${TRACKS_FOLDER}`)
  }
}
