import type { Config } from '../core/config/config.ts'
import { fingerprint } from '../core/fingerprint.ts'
import type { Mark } from '../core/reinforcement/mark.ts'
import { parseMarkCache, trimMarks } from '../core/reinforcement/select.ts'
import { REINFORCEMENT_TOKENS } from '../core/xml/quality-reinforcement.ts'
import { readRuleCache, STANDARD_PLACES, stampPaths } from '../io/rule-stamp.ts'

/** The marked lines of the project's rule files, in order of importance. */
export interface RuleReading {
  readonly marks: readonly Pick<Mark, 'rank' | 'content'>[]
  /** Fingerprint of the marks, or null when there are none. */
  readonly lines: string | null
  /** Tells whether anything changed since. */
  readonly stamp: string
}

/** The cache answers as long as every watched file and folder is as it was; else all are read anew. */
export async function readRules(projectDir: string, config: Config): Promise<RuleReading> {
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
  // What is watched in a project without rule files is known without a cache.
  const isKnown = cache === null && isEmpty && watched.join() === STANDARD_PLACES.join()
  if (!isKnown) {
    const { saveRuleCache } = await import('../io/rule-cache.ts')
    saveRuleCache(projectDir, { key, watched, stamp, lines, marks: kept })
  }
  return { marks: kept, lines, stamp }
}
