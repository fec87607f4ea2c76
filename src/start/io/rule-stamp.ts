import { existsSync, statSync } from 'node:fs'
import { hasCache, readCache } from '../../author/io/project-cache.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'

export const RULE_CACHE = 'rules.json'
const MAX_CACHE_BYTES = 512 << 10
/** Limit of files and folders examined on every prompt: each of them costs a `stat`. */
export const MAX_WATCHED = 400

/** Places that the standard configuration watches in a project without rule files, in watching order. */
export const STANDARD_PLACES: readonly string[] = [
  '.claude/CLAUDE.md',
  '.claude/rules',
  '.context/rules',
  'AGENTS.md',
  'CLAUDE.local.md',
  'CLAUDE.md',
]

/** Result of the last reading of the rule files: the watched paths and the marks found. */
export interface RuleCache {
  readonly key: string
  readonly watched: readonly string[]
  readonly stamp: string
  /** Fingerprint of the marks, or null when there are none. */
  readonly lines: string | null
  readonly marks: unknown
}

export function readRuleCache(projectDir: string): RuleCache | null {
  const text = readCache(projectDir, RULE_CACHE, MAX_CACHE_BYTES)
  const cache = text === null ? null : parseJsonRecord(text)
  if (cache === null || typeof cache.key !== 'string' || typeof cache.stamp !== 'string') return null
  const { key, stamp, lines, watched, marks } = cache
  if (!Array.isArray(watched) || watched.length > MAX_WATCHED) return null
  return { key, stamp, lines: stringOf(lines), watched: watched.filter((path) => typeof path === 'string'), marks }
}

/** Contents are not read. A tool can set back the time of the content, but not that of the inode's change. */
export function stampPaths(projectDir: string, paths: readonly string[]): string {
  let high = 0
  let low = paths.length
  for (const path of paths) {
    const stat = statQuietly(`${projectDir}/${path}`)
    if (stat === undefined) {
      low = Math.imul(low ^ 7, 1597334677)
      continue
    }
    const micros = stat.ctimeMs * 1000
    high = Math.imul(high ^ (micros % 4294967296) ^ (high >>> 15), 2654435761)
    low = Math.imul(low ^ stat.size ^ Math.imul(stat.ino % 4294967296, 31) ^ (low >>> 13), 1597334677) + high
  }
  return `${paths.length}:${(high >>> 0).toString(36).padStart(7, '0')}${(low >>> 0).toString(36).padStart(7, '0')}`
}

function statQuietly(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Stamp of the paths that the last reading watched, or of the standard places without a cache. */
export function readRuleStamp(projectDir: string): string {
  return stampPaths(projectDir, readRuleCache(projectDir)?.watched ?? STANDARD_PLACES)
}

/** True when the project has a place for rules. Most projects have none, and seven file checks tell so. */
export function hasRulePlaces(projectDir: string): boolean {
  return hasCache(projectDir, RULE_CACHE) || STANDARD_PLACES.some((path) => existsSync(`${projectDir}/${path}`))
}
