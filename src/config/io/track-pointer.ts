import { readTextFile } from '../../files/io/read-text.ts'
import { TRACK_POINTER } from '../core/tier-paths.ts'
import { parseTrackPointer, type TrackPointer } from '../core/track-id.ts'

export function readTrackPointer(projectDir: string): TrackPointer | null {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true)
  if ('text' in file) return parseTrackPointer(file.text)
  return file.error === 'ENOENT' ? null : { reason: file.error }
}

export function findActiveTrack(projectDir: string): string | null {
  const pointer = readTrackPointer(projectDir)
  return pointer !== null && 'trackId' in pointer ? pointer.trackId : null
}
