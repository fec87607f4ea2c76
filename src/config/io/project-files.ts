import { existsSync } from 'node:fs'
import { readTextFile } from '../../files/io/read-text.ts'
import { TRACK_POINTER } from '../core/tier-paths.ts'
import { parseTrackPointer, type TrackPointer } from '../core/track-id.ts'

/** Whether the repository has adopted tracks: the pointer to the active track exists. */
export function hasActiveTrack(projectDir: string): boolean {
  return hasProjectFile(projectDir, TRACK_POINTER)
}

export function hasPendingCalls(projectDir: string, sessionId: string): boolean {
  return hasProjectFile(projectDir, `.holdfast/sessions/${sessionId}/pending-calls`)
}

export function hasProjectFile(projectDir: string, path: string): boolean {
  return existsSync(`${projectDir}/${path}`)
}

/** Whether a project has an index of memories. Most hooks ask only this, so other projects pay one look. */
export function hasMemoryIndex(projectDir: string): boolean {
  return hasProjectFile(projectDir, '.holdfast/memory/index.json')
}

export function readTrackPointer(projectDir: string): TrackPointer | null {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true)
  if ('text' in file) return parseTrackPointer(file.text)
  return file.error === 'ENOENT' ? null : { reason: file.error }
}

export function findActiveTrack(projectDir: string): string | null {
  const pointer = readTrackPointer(projectDir)
  return pointer !== null && 'trackId' in pointer ? pointer.trackId : null
}
