import { isThere } from './io/install-files.ts'
import { readInstallRecord } from './io/install-record-store.ts'

/** The first versions kept no record: then our folder, or a missing parent, says yes. */
export function findNewness(root: string, folder: string): boolean {
  const parent = folder.slice(0, folder.indexOf('/'))
  const previous = readInstallRecord(root, folder)
  if (previous !== null) return previous.isNewFolder
  return isThere(`${root}/${folder}`) || !isThere(`${root}/${parent}`)
}
