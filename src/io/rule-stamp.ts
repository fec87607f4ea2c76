import { existsSync, statSync } from 'node:fs'
import { parseJsonRecord, stringOf } from '../core/record.ts'
import { readTextFile } from './read-text.ts'

export const RULE_CACHE_FILE = '.holdfast/cache/rules.json'
const MAX_CACHE_BYTES = 512 << 10
/** Files and folders that are looked at on every prompt: what a look at one costs is counted in speed.md's terms. */
export const MAX_WATCHED = 400

/** What the standard configuration watches where a project has no rule file, in the order it is watched in. */
export const STANDARD_PLACES: readonly string[] = [
  '.claude/CLAUDE.md',
  '.claude/rules',
  '.context/rules',
  'AGENTS.md',
  'CLAUDE.local.md',
  'CLAUDE.md',
]

/** What the last look at the rule files left: what was looked at, and what was found. */
export interface RuleCache {
  readonly key: string
  /** Files and folders, relative to the project. */
  readonly watched: readonly string[]
  readonly stamp: string
  /** Fingerprint of the marks, or null when there are none. */
  readonly lines: string | null
  readonly marks: unknown
}

/** The cache, or null where there is none of use. */
export function readRuleCache(projectDir: string): RuleCache | null {
  const file = readTextFile(`${projectDir}/${RULE_CACHE_FILE}`, MAX_CACHE_BYTES)
  const cache = 'text' in file ? parseJsonRecord(file.text) : null
  if (cache === null || typeof cache.key !== 'string' || typeof cache.stamp !== 'string') return null
  const { key, stamp, lines, watched, marks } = cache
  if (!Array.isArray(watched) || watched.length > MAX_WATCHED) return null
  return { key, stamp, lines: stringOf(lines), watched: watched.filter((path) => typeof path === 'string'), marks }
}

/**
 * A fingerprint of the state of files and folders: size, inode, and when each was last changed in any way. Contents are not
 * read. The time of the change of the inode cannot be set back by a tool, as the time of the content can.
 */
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

/** The stamp of what the last look left to be watched, or of the standard places where it left nothing. */
export function readRuleStamp(projectDir: string): string {
  return stampPaths(projectDir, readRuleCache(projectDir)?.watched ?? STANDARD_PLACES)
}

/** Whether the project has a place where rules may be. Most have none, which six questions tell. */
export function hasRulePlaces(projectDir: string): boolean {
  return [RULE_CACHE_FILE, ...STANDARD_PLACES].some((path) => existsSync(`${projectDir}/${path}`))
}
