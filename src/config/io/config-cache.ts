import { readCache } from '../../author/io/project-cache.ts'
import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'

export const CONFIG_CACHE = 'config.json'

/** A key accepts only a cache from sources with this fingerprint; null accepts any cache. */
export function readCachedConfig(projectDir: string, key: string | null): UnknownRecord | null {
  const text = readCache(projectDir, CONFIG_CACHE, 256 << 10)
  const cache = text === null ? null : parseJsonRecord(text)
  return cache !== null && (key === null || cache.key === key) && isRecord(cache.config) ? cache.config : null
}
