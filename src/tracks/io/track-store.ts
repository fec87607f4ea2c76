import { lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { TRACKS_FOLDER } from '../../config/core/tier-paths.ts'
import { isTrackId, parseTrackPointer } from '../../config/core/track-id.ts'
import { ensureFolder, makeTemporary, replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { isFolder, listEntries } from '../../files/io/list-folder.ts'
import { errorCode, readText } from '../../files/io/read-text.ts'

const POINTER = 'ACTIVE_TRACK'
/** Name of the file beside the documents of a closed track that holds the time of closing. */
const CLOSED = 'CLOSED'

function openFolder(projectDir: string): string {
  const folder = ensureFolder(projectDir, TRACKS_FOLDER.split('/'))
  removeLeftovers(folder)
  return folder
}

/** The folders of tracks, sorted; a link is no track. */
export function listTrackIds(projectDir: string): string[] {
  return listEntries(`${projectDir}/${TRACKS_FOLDER}`)
    .filter((entry) => entry.isDirectory() && isTrackId(entry.name))
    .map(({ name }) => name)
}

export function hasTrack(projectDir: string, trackId: string): boolean {
  return isFolder(`${projectDir}/${TRACKS_FOLDER}/${trackId}`)
}

/** The folder is made under another name, so a kill leaves no half of a track. False when the name is taken. */
export function saveNewTrack(projectDir: string, trackId: string, files: Readonly<Record<string, string>>): boolean {
  const folder = openFolder(projectDir)
  if (lstatSync(`${folder}/${trackId}`, { throwIfNoEntry: false }) !== undefined) return false
  const place = makeTemporary(`${folder}/.new-${trackId}`, (path) => {
    mkdirSync(path)
    return path
  })
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

/** Makes a track the active track, in one step. @throws An error when the pointer cannot be written. */
export function saveTrackPointer(projectDir: string, trackId: string): void {
  replaceFile(openFolder(projectDir), POINTER, `${trackId}\n`, 0o644)
}

/** Another process may have switched. False when the pointer had to stay. */
export function removeTrackPointer(projectDir: string, trackId: string): boolean {
  const folder = openFolder(projectDir)
  const done = withLock(folder, () => {
    const pointer = parseTrackPointer(readText(`${folder}/${POINTER}`, 4096) ?? '')
    if (!('trackId' in pointer) || pointer.trackId !== trackId) return false
    removeQuietly(`${folder}/${POINTER}`)
    return true
  })
  return done?.value ?? false
}

export function readClosing(projectDir: string, trackId: string): string | null {
  return readText(`${projectDir}/${TRACKS_FOLDER}/${trackId}/${CLOSED}`, 4096)?.trim().slice(0, 40) ?? null
}

/** The documents stay where and as they are. @throws An error when the mark cannot be written. */
export function saveClosing(projectDir: string, trackId: string, at: string): void {
  replaceFile(ensureFolder(openFolder(projectDir), [trackId]), CLOSED, `${at}\n`, 0o644)
}

export function removeClosing(projectDir: string, trackId: string): void {
  removeQuietly(`${projectDir}/${TRACKS_FOLDER}/${trackId}/${CLOSED}`)
}
