import { findOwnStateFolder, listPossibleStateFolders } from '../../files/io/own-places.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import type { SipKey } from '../core/siphash.ts'
import { isInRepository } from './own-ground.ts'

export const KEY_NAME = 'key'
export const KEY_PLACE = '.local/state/holdfast'
/** Keys that this process read, by their folder and the project. A call asks for each piece of state. */
const read = new Map<string, SipKey>()

/** The folder that holds the person's key and nothing of a repository; null where there is no home. */
export function findPersonFolder(projectDir: string): string | null {
  const state = findOwnStateFolder(projectDir)
  return state === null ? null : `${state}/holdfast`
}

/**
 * The key that proves who wrote a state: 128 random bits in the person's home. Null without a key or a home. Null, too,
 * where the folder lies in the repository that the key judges.
 */
export function readPersonKey(projectDir: string): SipKey | null {
  const folder = findPersonFolder(projectDir)
  return folder === null ? null : readKeyIn(folder, projectDir)
}

/** For a record that only tightens: settings of a repository that name another home would end it. */
export function readPossibleKeys(projectDir: string): readonly SipKey[] {
  const key = readPersonKey(projectDir)
  const others = listPossibleStateFolders().map((state) => readKeyIn(`${state}/holdfast`, projectDir))
  return [key, ...others].filter((found) => found !== null)
}

function readKeyIn(folder: string, projectDir: string): SipKey | null {
  const place = `${folder}\0${projectDir}`
  const known = read.get(place)
  if (known !== undefined) return known
  const file = readTextFile(`${folder}/${KEY_NAME}`, 64, true)
  if ('error' in file || !/^[0-9a-f]{32}\n?$/.test(file.text) || isInRepository(folder, projectDir, KEY_PLACE))
    return null
  const word = (index: number) => Number.parseInt(file.text.slice(index * 8, index * 8 + 8), 16)
  const key: SipKey = [word(0), word(1), word(2), word(3)]
  read.set(place, key)
  return key
}
