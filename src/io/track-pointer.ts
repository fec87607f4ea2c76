import { TRACK_POINTER } from '../core/tracks/tier-paths.ts'
import { parseTrackPointer, type TrackPointer } from '../core/tracks/track-id.ts'
import { readTextFile } from './read-text.ts'

/** What the pointer to the active track says; null where there is none. It is a name, so it is not trusted as a path. */
export function readTrackPointer(projectDir: string): TrackPointer | null {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true)
  if ('text' in file) return parseTrackPointer(file.text)
  return file.error === 'ENOENT' ? null : { reason: file.error }
}
