import { lstatSync } from 'node:fs'
import { posix } from 'node:path'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { isFolder, listNames } from '../../files/io/list-folder.ts'
import { holdsOtherBytes, type ReadFailure, readText, readTextFile } from '../../files/io/read-text.ts'
import { listClientFolders } from '../../sessions/io/transcript-list.ts'

/** A longer file is no log; a person has to look at such a file. */
const MAX_LOG_BYTES = 32 << 20

/** A log and its archives as they stand in their files; `null` for a missing log. */
export type LogReading =
  | { readonly active: string; readonly archives: ReadonlyMap<string, string> }
  | { readonly error: string; readonly path: string }
  | null

/** Writing a log again would destroy bytes that are no UTF-8. */
function readLogFile(path: string): { readonly text: string } | ReadFailure {
  const file = readTextFile(path, MAX_LOG_BYTES)
  if ('error' in file || !(file.text.includes('\0') || holdsOtherBytes(path, file.text))) return file
  return { error: 'it is not UTF-8 text' }
}

/** Reads a log of a project with every archive beside the log. `readTextFile` follows no symlink. */
export function readLog(projectDir: string, source: string): LogReading {
  const active = readLogFile(`${projectDir}/${source}`)
  if ('error' in active) return active.error === 'ENOENT' ? null : { error: active.error, path: source }
  const folder = posix.dirname(source)
  const name = posix.basename(source, '.md')
  const archives = new Map<string, string>()
  for (const month of listMonths(`${projectDir}/${folder}/archive`)) {
    const path = `archive/${month}/${name}-${month}.md`
    const file = readLogFile(`${projectDir}/${folder}/${path}`)
    if ('text' in file) archives.set(path, file.text)
    else if (file.error !== 'ENOENT') return { error: file.error, path: `${folder}/${path}` }
  }
  return { active: active.text, archives }
}

/**
 * First the archive, then the log: a kill between leaves entries in both, and the next rotation takes them out. The
 * answer is the obstacle, or null. @throws An error when a file cannot be written.
 */
export function saveRotation(
  projectDir: string,
  source: string,
  change: {
    readonly before: string
    readonly after: string
    readonly archive: { readonly path: string; readonly text: string } | null
  },
): string | null {
  const folder = ensureFolder(projectDir, splitPath(posix.dirname(source)))
  removeLeftovers(folder)
  if (change.archive !== null) {
    const path = posix.dirname(change.archive.path)
    const archiveFolder = ensureFolder(folder, splitPath(path))
    removeLeftovers(archiveFolder)
    replaceFile(archiveFolder, posix.basename(change.archive.path), change.archive.text, 0o644)
    const written = readText(`${folder}/${change.archive.path}`, MAX_LOG_BYTES * 2)
    if (written !== change.archive.text) return 'the archive does not read back as written'
  }
  const now = readText(`${projectDir}/${source}`, MAX_LOG_BYTES)
  if (now !== change.before) return 'it was changed while it was rotated'
  const mode = lstatSync(`${projectDir}/${source}`).mode & 0o777
  replaceFile(folder, posix.basename(source), change.after, mode)
  return null
}

/** Runs at most one rotation of a log at a time. */
export function withLogLock<T>(projectDir: string, source: string, rotate: () => T): { readonly value: T } | null {
  return withLock(ensureFolder(projectDir, splitPath(posix.dirname(source))), rotate)
}

const splitPath = (path: string): string[] => path.split('/').filter((part) => part !== '' && part !== '.')

/** fast-glob enters a linked `archive`, and finds a closed one empty: archives would be overwritten unseen. */
function listMonths(archive: string): string[] {
  return isFolder(archive) ? listNames(archive).filter((name) => /^\d{4}-\d\d$/.test(name)) : []
}

/** The client loads this much of its `MEMORY.md` into a session, whatever stands below. Its documentation says so; nobody here measured it. */
export const LOADED_LINES = 200
export const LOADED_BYTES = 25 * 1024
const MAX_FILES = 100

/** A file of the client's own memory of a project: `source` is relative to `folder`, the client's folder. */
export type ClientMemory = Readonly<Record<'folder' | 'source', string>>

/** The pages of the client's own memory of a project, `MEMORY.md` and what stands beside, without archives. */
export function listClientMemory(projectDir: string): ClientMemory[] {
  return listClientFolders(projectDir).flatMap((folder) => {
    if (!isFolder(`${folder}/memory`)) return []
    const pages = listNames(`${folder}/memory`).filter((name) => /^[\w-][\w.-]{0,100}\.md$/.test(name))
    return pages.slice(0, MAX_FILES).map((name) => ({ folder, source: `memory/${name}` }))
  })
}
