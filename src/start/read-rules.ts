import { fingerprint } from '../base/core/fingerprint.ts'
import type { Config } from '../config/core/config.ts'
import { REINFORCEMENT_TOKENS } from './core/quality-reinforcement.ts'
import { parseMarkCache, trimMarks } from './core/rank-marks.ts'
import { readRuleCache, STANDARD_PLACES, stampPaths } from './io/rule-stamp.ts'

/**
 * Reads the marked lines of the rule files, in order of importance. The cache answers as long as every watched file and
 * folder is unchanged; else all files are read anew.
 *
 * @returns The marks, `lines` (their fingerprint, or null for none), and the `stamp` of the watched paths.
 */
export async function readRules(projectDir: string, config: Config) {
  const cache = readRuleCache(projectDir)
  const key = fingerprint(JSON.stringify(config['reinforcement.files']))
  if (cache !== null && cache.key === key) {
    const marks = parseMarkCache(cache.marks)
    const stamp = stampPaths(projectDir, cache.watched)
    if (marks !== null && stamp === cache.stamp) return { marks, lines: cache.lines, stamp }
  }
  const { scanRules } = await import('./scan-rules.ts')
  const { marks, stamp, watched, isEmpty } = scanRules(projectDir, config)
  const kept = trimMarks(marks, REINFORCEMENT_TOKENS).map(({ rank, content }) => ({ rank, content }))
  const lines = kept.length === 0 ? null : fingerprint(JSON.stringify(kept))
  // The watched places of a project without rule files are the standard places, so no cache is necessary.
  const isKnown = cache === null && isEmpty && watched.join() === STANDARD_PLACES.join()
  if (!isKnown) {
    const { saveRuleCache } = await import('./io/rule-cache.ts')
    saveRuleCache(projectDir, { key, watched, stamp, lines, marks: kept })
  }
  return { marks: kept, lines, stamp }
}
