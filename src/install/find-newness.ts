import { isThere } from '../settings/io/install-files.ts'
import { readInstallRecord } from '../settings/io/install-record-store.ts'

/**
 * Tells whether the client's folder exists because of us. The first versions kept no record: without a record, our
 * present folder or a missing parent folder says yes.
 */
export function findNewness(root: string, folder: string): boolean {
  const parent = folder.slice(0, folder.indexOf('/'))
  const previous = readInstallRecord(root, folder)
  if (previous !== null) return previous.isNewFolder
  return isThere(`${root}/${folder}`) || !isThere(`${root}/${parent}`)
}
