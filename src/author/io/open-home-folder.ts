import { existsSync, mkdirSync } from 'node:fs'
import { unsafePath } from '../../files/io/claim-name.ts'
import { findHome } from '../../files/io/own-places.ts'
import { errorCode } from '../../files/io/read-text.ts'

/** A path that the system takes has fewer parts below a home. */
const MAX_PARENTS = 64

/**
 * Creates a folder of holdfast's in the person's home, for the owner alone. A home that is not there is not made.
 *
 * @throws An error with a `code`: no home, or a home that cannot be written.
 */
export function openHomeFolder(folder: string): void {
  const home = findHome()
  if (home !== null && folder.startsWith(`${home}/`) && !existsSync(home)) throw unsafePath(home, 'no home')
  makeFolder(folder, MAX_PARENTS)
}

/** Node's own recursive way never ends where the system has no room for entries, as below `/proc`. */
function makeFolder(folder: string, parents: number): void {
  if (existsSync(folder)) return
  const parent = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))
  if (parent !== '' && parents > 0) makeFolder(parent, parents - 1)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another hook made the folder meanwhile.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
