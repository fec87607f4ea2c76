import { isSealed, sealJson } from '../core/seal.ts'
import { openPersonKey } from './open-person-key.ts'
import { readPersonKey } from './person-key.ts'

/**
 * A JSON object with the person's mark, for a file of the state. Without a key to be had the text stays without a mark:
 * then nobody can know later who wrote it.
 */
export function sealOwn(projectDir: string, scope: string, text: string): string {
  const key = openPersonKey(projectDir)
  return key === null ? text : sealJson(key, scope, text)
}

export function isOwn(projectDir: string, scope: string, text: string): boolean {
  const key = readPersonKey(projectDir)
  return key !== null && isSealed(key, scope, text)
}
