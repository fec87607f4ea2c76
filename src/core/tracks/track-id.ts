/**
 * Whether a name may be a track's: letters, digits, `-`, `_` and dots, at most 64, beginning with a letter or digit. No `..` and
 * no dot at the end: it is a folder on every system, and never a way out of one.
 */
export function isTrackId(name: unknown): name is string {
  return typeof name === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/.test(name) && name.length <= 64
}

/** What `docs/tracks/ACTIVE_TRACK` says, or why it says nothing that can be used. */
export type TrackPointer = { readonly trackId: string } | { readonly reason: string }

/**
 * Reads the pointer's text: the name of the active track, or its folder as seen from the repository. Anything else names
 * no track, whatever its last part looks like: `/etc/001-build` and `../001-build` are other places.
 */
export function parseTrackPointer(text: string): TrackPointer {
  const line = text.trim()
  if (line === '') return { reason: 'it is empty' }
  const name = line.replace(/^(?:\.\/)?docs\/tracks\//, '').replace(/\/$/, '')
  if (isTrackId(name)) return { trackId: name }
  return { reason: `it holds no name of a track (${line.length} characters)` }
}
