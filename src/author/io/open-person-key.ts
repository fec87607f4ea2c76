import { existsSync } from 'node:fs'
import { createFile, makeFolder } from '../../files/io/apply-writes.ts'
import { unsafePath } from '../../files/io/claim-name.ts'
import { findHome } from '../../files/io/own-places.ts'
import type { SipKey } from '../core/siphash.ts'
import { isInRepository } from './own-ground.ts'
import { findPersonFolder, KEY_NAME, KEY_PLACE, readPersonKey } from './person-key.ts'

/** The person's key, made when there is none. Null when no key can be kept: then nothing is known as the person's. */
export function openPersonKey(projectDir: string): SipKey | null {
  const key = readPersonKey(projectDir)
  const folder = findPersonFolder(projectDir)
  if (key !== null || folder === null || isInRepository(folder, projectDir, KEY_PLACE)) return key
  try {
    const bytes: Uint8Array = process.getBuiltinModule('node:crypto').randomBytes(16)
    openHomeFolder(folder)
    createFile(folder, KEY_NAME, `${Buffer.from(bytes).toString('hex')}\n`)
  } catch {
    return null
  }
  return readPersonKey(projectDir)
}

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
