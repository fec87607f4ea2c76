import { lstatSync } from 'node:fs'
import { listEntries } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'

const MAX_BYTES = 4 << 20
const MAX_ENTRIES = 200

/** The text of a small file; empty without a file. A file that cannot be read has the reason in place of its text. */
export function readOwnFile(path: string): string {
  const file = readTextFile(path, MAX_BYTES, true)
  if ('text' in file) return file.text
  return file.error === 'ENOENT' || file.error === 'ENOTDIR' ? '' : file.error
}

/** The file's own record: another file, or a change of this one, has another. No program can set this time. */
export function markRecord(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 'none' : `${stat.ino} ${stat.ctimeMs}`
}

/**
 * Entries of a folder, and of the folders below it, whose record changed after a moment. A folder whose own entries
 * changed is listed itself when no entry tells why. Samples of git's hooks never run.
 */
export function listFresh(folder: string, startedMs: number, depth = 2): readonly string[] {
  const entries = listEntries(folder, 'is empty').filter(({ name }) => !name.endsWith('.sample'))
  const fresh = entries.slice(0, MAX_ENTRIES).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return depth > 1 ? listFresh(path, startedMs, depth - 1) : []
    return (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) > startedMs ? [path] : []
  })
  const changedMs = lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return fresh.length === 0 && changedMs > startedMs ? [folder] : fresh
}
