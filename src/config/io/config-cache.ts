import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { readTextFile } from '../../files/io/read-text.ts'

/**
 * The configuration as last resolved and stored. A key accepts only a cache from sources with this fingerprint; null
 * accepts any cache.
 */
export function readCachedConfig(projectDir: string, key: string | null): UnknownRecord | null {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10)
  const cache = 'text' in file ? parseJsonRecord(file.text) : null
  return cache !== null && (key === null || cache.key === key) && isRecord(cache.config) ? cache.config : null
}
