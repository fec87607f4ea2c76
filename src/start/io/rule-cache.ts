import { saveCache } from '../../author/io/keep-cache.ts'
import { RULE_CACHE, type RuleCache } from './rule-stamp.ts'

/** After a failed save the next prompt reads the rule files again. */
export function saveRuleCache(projectDir: string, cache: RuleCache): void {
  saveCache(projectDir, RULE_CACHE, `${JSON.stringify(cache)}\n`)
}
