import { lstatSync, readlinkSync, writeFileSync } from 'node:fs'
import { errorCode, isMissing, readFileBytes } from '../../files/io/read-text.ts'
import { type FoundFile, USUAL } from '../../git/io/find-file.ts'
import { quotePath } from '../core/quote-path.ts'

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

/** Commands for `git fast-import`, written to an open file. */
export interface ImportStream {
  readonly line: (text: string) => void
  readonly data: (bytes: Buffer) => void
  /** The content of a file as the file lies on disk: no filter runs. */
  readonly add: (root: string, found: FoundFile) => void
}

export function createImportStream(fd: number): ImportStream {
  const write = (bytes: Uint8Array) => writeFileSync(fd, bytes)
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
