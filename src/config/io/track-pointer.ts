import { readTextFile } from '../../files/io/read-text.ts'
import { TRACK_POINTER } from '../core/tier-paths.ts'
import { parseTrackPointer, type TrackPointer } from '../core/track-id.ts'

/**
 * The answer of the pointer to the active track; null for a missing pointer. The pointer holds a name, so
 * `parseTrackPointer` does not trust the text as a path.
 */
export function readTrackPointer(projectDir: string): TrackPointer | null {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true)
  if ('text' in file) return parseTrackPointer(file.text)
  return file.error === 'ENOENT' ? null : { reason: file.error }
}
