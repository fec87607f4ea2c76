import { existsSync, statSync } from 'node:fs'
import { findHome } from '../../files/io/own-places.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { findAccessError } from '../../files/io/write-problem.ts'
import { isInRepository } from './own-ground.ts'
import { findPersonFolder, KEY_NAME, KEY_PLACE, readPersonKey } from './person-key.ts'

const IN_REPOSITORY = 'it lies in the repository'

/**
 * The fault of the person's key: no state can be known as the person's, or others can read the key. Null for a sound
 * key, for a key that a hook can make, and without a home.
 */
export function findKeyFault(projectDir: string) {
  const folder = findPersonFolder(projectDir)
  if (folder === null) return null
  const path = `${folder}/${KEY_NAME}`
  const unusable = (cause: string) => ({ kind: 'unusable', path, cause }) as const
  const file = readTextFile(path, 64, true)
  if ('error' in file && file.error === 'ENOENT') {
    const cause = isInRepository(folder, projectDir, KEY_PLACE) ? IN_REPOSITORY : findObstacle(folder)
    return cause === null ? null : unusable(cause)
  }
  if ('error' in file) return unusable(file.error)
  if (readPersonKey(projectDir) === null) {
    const isKey = /^[0-9a-f]{32}\n?$/.test(file.text)
    return unusable(isKey ? IN_REPOSITORY : 'it is damaged')
  }
  const isOpen = process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0
  return isOpen ? ({ kind: 'open', path, cause: 'other users can read it' } as const) : null
}

/** Whether no key can be kept: then nobody can tell whose a state is. */
export function isKeyless(projectDir: string): boolean {
  return findPersonFolder(projectDir) === null || findKeyFault(projectDir)?.kind === 'unusable'
}

/** The reason why the folder of the key cannot be made; null when it can. */
function findObstacle(folder: string): string | null {
  const home = findHome()
  if (home !== null && folder.startsWith(`${home}/`) && !existsSync(home)) return 'there is no such home'
  let place = folder
  while (!existsSync(place) && place.includes('/')) place = place.slice(0, place.lastIndexOf('/'))
  return findAccessError(place === '' ? '/' : place)
}
