import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { TRACKS_FOLDER } from '../core/tracks/tier-paths.ts'
import { isTrackId, parseTrackPointer } from '../core/tracks/track-id.ts'
import { ensureFolder, replaceFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { withLock } from './folder-lock.ts'
import { removeLeftovers } from './leftovers.ts'
import { errorCode, readTextFile } from './read-text.ts'

const POINTER = 'ACTIVE_TRACK'
/** Beside the documents of a track that is over: when it was closed. */
const CLOSED = 'CLOSED'

function openFolder(projectDir: string): string {
  const folder = ensureFolder(projectDir, TRACKS_FOLDER.split('/'))
  removeLeftovers(folder)
  return folder
}

/** The folders of tracks, sorted; links are none. */
export function listTrackIds(projectDir: string): string[] {
  try {
    const entries = readdirSync(`${projectDir}/${TRACKS_FOLDER}`, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && isTrackId(entry.name))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}

export function hasTrack(projectDir: string, trackId: string): boolean {
  return lstatSync(`${projectDir}/${TRACKS_FOLDER}/${trackId}`, { throwIfNoEntry: false })?.isDirectory() === true
}

/**
 * Creates a track's folder with its files, all at once: it is made under another name, so that a process killed half-way
 * leaves no half of a track.
 *
 * @returns false when there is something of that name already: nothing was changed.
 * @throws when it cannot be written.
 */
export function saveNewTrack(projectDir: string, trackId: string, files: Readonly<Record<string, string>>): boolean {
  const folder = openFolder(projectDir)
  if (lstatSync(`${folder}/${trackId}`, { throwIfNoEntry: false }) !== undefined) return false
  const temporary = `.new-${trackId}-${process.pid}`
  const place = ensureFolder(folder, [temporary])
  try {
    for (const [name, text] of Object.entries(files)) replaceFile(place, name, text, 0o644)
    renameSync(place, `${folder}/${trackId}`)
    return true
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error)) && hasTrack(projectDir, trackId)) return false
    throw error
  }
}

/** Makes a track the active one, in one step. @throws when it cannot be written. */
export function saveTrackPointer(projectDir: string, trackId: string): void {
  replaceFile(openFolder(projectDir), POINTER, `${trackId}\n`, 0o644)
}

/** Takes the pointer away if it still says what it said: another process may have switched. False when it had to stay. */
export function removeTrackPointer(projectDir: string, trackId: string): boolean {
  const folder = openFolder(projectDir)
  const done = withLock(folder, () => {
    const file = readTextFile(`${folder}/${POINTER}`, 4096)
    const pointer = 'text' in file ? parseTrackPointer(file.text) : null
    if (pointer === null || !('trackId' in pointer) || pointer.trackId !== trackId) return false
    removeQuietly(`${folder}/${POINTER}`)
    return true
  })
  return done?.value ?? false
}

/** When a track was closed; null while it is not. */
export function readClosing(projectDir: string, trackId: string): string | null {
  const file = readTextFile(`${projectDir}/${TRACKS_FOLDER}/${trackId}/${CLOSED}`, 4096)
  return 'text' in file ? file.text.trim().slice(0, 40) : null
}

/** Marks a track as closed; its documents stay where and as they are. @throws when it cannot be written. */
export function saveClosing(projectDir: string, trackId: string, at: string): void {
  replaceFile(ensureFolder(openFolder(projectDir), [trackId]), CLOSED, `${at}\n`, 0o644)
}

/** Takes the mark away again. */
export function removeClosing(projectDir: string, trackId: string): void {
  removeQuietly(`${projectDir}/${TRACKS_FOLDER}/${trackId}/${CLOSED}`)
}
