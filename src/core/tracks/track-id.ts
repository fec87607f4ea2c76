import { isSafeName } from '../safe-name.ts'

/**
 * Whether a name may be a track's: letters, digits, `-` and `_`, in parts with single dots between them, at most 64 characters.
 * It is a folder on every system, and never a way out of one.
 */
export function isTrackId(name: unknown): name is string {
  return typeof name === 'string' && name.length <= 64 && name.split('.').every(isSafeName)
}

/** What `docs/tracks/ACTIVE_TRACK` says, or why it says nothing that can be used. */
export type TrackPointer = { readonly trackId: string } | { readonly reason: string }

/**
 * Reads the pointer's text: the name of the active track, or its folder as seen from the repository. Anything else names
 * no track, whatever its last part looks like: `/etc/001-build` and `../001-build` are other places.
 */
export function parseTrackPointer(text: string): TrackPointer {
  const line = text.trim()
  const path = line.startsWith('./') ? line.slice(2) : line
  const rest = path.startsWith('docs/tracks/') ? path.slice('docs/tracks/'.length) : path
  const name = rest.endsWith('/') ? rest.slice(0, -1) : rest
  if (isTrackId(name)) return { trackId: name }
  return { reason: line === '' ? 'it is empty' : `it holds no name of a track (${line.length} characters)` }
}
