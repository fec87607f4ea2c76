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

interface Entry {
  readonly name: string
  readonly mark: string
}

/** Marks of the files in a folder and in the folders below it. Samples of git's hooks run never. */
export function markFolder(folder: string, depth = 2): readonly Entry[] {
  const entries = listEntries(folder, 'is empty').filter(({ name }) => !name.endsWith('.sample'))
  return entries.slice(0, MAX_ENTRIES).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (depth <= 1) return []
      return markFolder(path, depth - 1).map(({ name, mark }) => ({ name: `${entry.name}/${name}`, mark }))
    }
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat === undefined ? [] : [{ name: entry.name, mark: `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` }]
  })
}
