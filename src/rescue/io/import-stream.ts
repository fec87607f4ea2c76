import { lstatSync, readlinkSync, writeSync } from 'node:fs'
import { isFolder as isFolderAt } from '../../files/io/list-folder.ts'
import { errorCode, isMissing, readFileBytes } from '../../files/io/read-text.ts'
import type { ChangedFile } from '../../git/core/status-changes.ts'
import { quotePath } from '../core/quote-path.ts'

export interface FoundFile {
  readonly file: ChangedFile
  /** Null for a file that is gone. */
  readonly mode: '100644' | '100755' | '120000' | null
  readonly bytes: number
  /** Permissions, where git does not keep them. */
  readonly permissions: number | null
}

/** Permissions that a new file gets by the usual masks. */
const USUAL = [0o644, 0o755, 0o664, 0o775]

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

/** Permissions of the folders around found files, where a new folder would get others. */
export function readFolderModes(root: string, found: readonly FoundFile[]): [path: string, permissions: number][] {
  const folders = new Set<string>()
  for (const { file, mode } of process.platform === 'win32' ? [] : found) {
    let cut = mode === null ? -1 : file.path.lastIndexOf('/')
    for (; cut > 0 && !folders.has(file.path.slice(0, cut)); cut = file.path.lastIndexOf('/', cut - 1))
      folders.add(file.path.slice(0, cut))
  }
  return [...folders].flatMap((path) => {
    const permissions = (lstatSync(`${root}/${path}`, { throwIfNoEntry: false })?.mode ?? 0o755) & 0o777
    return USUAL.includes(permissions) ? [] : [[path, permissions] as [string, number]]
  })
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

/** Commands for `git fast-import`, written to an open file. */
export interface ImportStream {
  readonly line: (text: string) => void
  readonly data: (bytes: Buffer) => void
  /** The content of a file as the file lies on disk: no filter runs. */
  readonly add: (root: string, found: FoundFile) => void
}

export function createImportStream(fd: number): ImportStream {
  const write = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
  }
  const line = (text: string) => write(Buffer.from(`${text}\n`))
  const data = (bytes: Buffer) => {
    line(`data ${bytes.length}`)
    write(bytes)
    line('')
  }
  const add = (root: string, { file, mode }: FoundFile) => {
    const bytes = mode === null ? null : readContent(`${root}/${file.path}`, mode === '120000')
    if (bytes === null) return line(`D ${quotePath(file.path)}`)
    line(`M ${mode} inline ${quotePath(file.path)}`)
    data(bytes)
  }
  return { line, data, add }
}

/** Null for a file that went away meanwhile. @throws An error with a `code` for a closed file. */
function readContent(path: string, isLink: boolean): Buffer | null {
  try {
    return isLink ? readlinkSync(path, 'buffer') : readFileBytes(path, Number.POSITIVE_INFINITY)
  } catch (error) {
    if (isMissing(errorCode(error))) return null
    throw error
  }
}
