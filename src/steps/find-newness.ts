import { isThere } from '../io/install-files.ts'
import { readInstallRecord } from '../io/install-record.ts'

/**
 * Whether the folder a client reads is there because of us: what was remembered, or what is seen before anything is written.
 * The first versions remembered nothing of an installation.
 */
export function findNewness(root: string, folder: string): boolean {
  const parent = folder.slice(0, folder.indexOf('/'))
  const previous = readInstallRecord(root, folder)
  if (previous !== null) return previous.isNewFolder
  return isThere(`${root}/${folder}`) || !isThere(`${root}/${parent}`)
}
