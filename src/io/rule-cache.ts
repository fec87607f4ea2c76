import { replaceFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { RULE_CACHE_FILE, type RuleCache } from './rule-stamp.ts'
import { openStateFolder } from './state-folder.ts'

/**
 * Keeps what was found in the rule files for the next prompt. Where it cannot be kept, the next prompt looks again.
 */
export function saveRuleCache(projectDir: string, cache: RuleCache): void {
  try {
    replaceFile(openStateFolder(projectDir, ['cache']), 'rules.json', `${JSON.stringify(cache)}\n`)
  } catch {
    removeQuietly(`${projectDir}/${RULE_CACHE_FILE}`)
  }
}
