import { lstatSync } from 'node:fs'
import { isFolder as isFolderAt } from '../../files/io/list-folder.ts'
import type { ChangedFile } from '../core/status-changes.ts'

export interface FoundFile {
  readonly file: ChangedFile
  readonly mode: '100644' | '100755' | '120000' | null
  readonly bytes: number
  readonly permissions: number | null
}

export const USUAL = [0o644, 0o755, 0o664, 0o775]

/** A link is not followed. A file below a link or another file is gone, because git sees it so. */
export function findFile(root: string, file: ChangedFile, isFolder: (path: string) => boolean): FoundFile {
  const { path } = file
  const gone = { file, mode: null, bytes: 0, permissions: null }
  const cut = path.lastIndexOf('/')
  if (cut > 0 && !isFolder(path.slice(0, cut))) return gone
  const stat = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
  if (stat?.isSymbolicLink() === true) return { file, mode: '120000', bytes: stat.size, permissions: null }
  if (stat?.isFile() !== true) return gone
  const permissions = stat.mode & 0o777
  const mode =
    process.platform === 'win32' ? (file.indexed?.mode ?? '100644') : permissions & 0o100 ? '100755' : '100644'
  const isUsual = process.platform === 'win32' || USUAL.includes(permissions)
  return {
    file,
    mode: mode === '100755' ? mode : '100644',
    bytes: stat.size,
    permissions: isUsual ? null : permissions,
  }
}

/** A question about folders of the work tree that asks the disk once for each. */
export function createFolderTest(root: string): (path: string) => boolean {
  const known = new Map<string, boolean>()
  const isFolder = (path: string): boolean => {
    const before = known.get(path)
    if (before !== undefined) return before
    const cut = path.lastIndexOf('/')
    const isBelow = cut < 0 || isFolder(path.slice(0, cut))
    const answer = isBelow && isFolderAt(`${root}/${path}`)
    known.set(path, answer)
    return answer
  }
  return isFolder
}
