import { existsSync } from 'node:fs'
import { makeFolder } from '../../files/io/apply-writes.ts'
import { unsafePath } from '../../files/io/claim-name.ts'
import { findHome } from '../../files/io/own-places.ts'

/**
 * Creates a folder of holdfast's in the person's home, for the owner alone. A home that is not there is not made.
 *
 * @throws An error with a `code`: no home, or a home that cannot be written.
 */
export function openHomeFolder(folder: string): void {
  const home = findHome()
  if (home !== null && folder.startsWith(`${home}/`) && !existsSync(home)) throw unsafePath(home, 'no home')
  makeFolder(folder, 0o700)
}
