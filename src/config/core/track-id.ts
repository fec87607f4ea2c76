import { isSafeName } from '../../base/core/safe-name.ts'

/**
 * Whether a name may be a track's. At most 64 letters, digits, `-`, `_` and single inner dots are allowed. Such a name
 * works as a folder on every system, and never leads out of a folder. The name of the pointer is taken, in capitals
 * or not, because some systems do not tell them apart.
 */
export function isTrackId(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > 64 || name.toLowerCase() === 'active_track') return false
  return name.split('.').every(isSafeName)
}

/** The track that `docs/tracks/ACTIVE_TRACK` names, or the reason why the pointer is unusable. */
export type TrackPointer = { readonly trackId: string } | { readonly reason: string }

/**
 * Reads the pointer's text: the name of the active track, or its folder as seen from the repository. Any other path
 * names no track, whatever its last part looks like: `/etc/001-build` and `../001-build` are other places.
 */
export function parseTrackPointer(text: string): TrackPointer {
  const line = text.trim()
  const path = line.startsWith('./') ? line.slice(2) : line
  const rest = path.startsWith('docs/tracks/') ? path.slice('docs/tracks/'.length) : path
  const name = rest.endsWith('/') ? rest.slice(0, -1) : rest
  if (isTrackId(name)) return { trackId: name }
  return { reason: line === '' ? 'it is empty' : `it holds no name of a track (${line.length} characters)` }
}
