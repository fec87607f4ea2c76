import { isRecord, parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { readTextFile } from './read-text.ts'

/** The configuration resolved last, as it was stored, when it was made from sources with this fingerprint; with null, from any. */
export function readCachedConfig(projectDir: string, key: string | null): UnknownRecord | null {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10)
  const cache = 'text' in file ? parseJsonRecord(file.text) : null
  return cache !== null && (key === null || cache.key === key) && isRecord(cache.config) ? cache.config : null
}
