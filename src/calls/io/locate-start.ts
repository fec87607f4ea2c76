import type { Dirent } from 'node:fs'
import type { UnresolvedWrite } from '../../command/core/effects.ts'
import { normalizePath } from '../../files/core/path-text.ts'
import { listEntries } from '../../files/io/list-folder.ts'
import { resolveRealPath } from '../../files/io/real-path.ts'

/**
 * The write with its known beginning as the folder lies on disk. A link whose name begins so may lead anywhere, and the
 * write then has no known beginning.
 */
export function locateStart(doubt: UnresolvedWrite): UnresolvedWrite {
  const { start, ...open } = doubt
  const cut = start?.lastIndexOf('/') ?? 0
  if (start === undefined || cut === 0) return doubt
  const folder = normalizePath(resolveRealPath(start.slice(0, cut)))
  const name = start.slice(cut + 1).toLowerCase()
  const mayBeMeant = (entry: Dirent) => entry.isSymbolicLink() && entry.name.toLowerCase().startsWith(name)
  if (name !== '' && listEntries(folder, 'is empty').some(mayBeMeant)) return open
  return { ...doubt, start: folder + start.slice(cut) }
}
