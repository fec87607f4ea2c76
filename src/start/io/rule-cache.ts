import { replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { RULE_CACHE_FILE, type RuleCache } from './rule-stamp.ts'

/**
 * Saves the marks of the rule files for the next prompt. After a failed save the next prompt reads the rule files
 * again.
 */
export function saveRuleCache(projectDir: string, cache: RuleCache): void {
  try {
    replaceFile(openStateFolder(projectDir, ['cache']), 'rules.json', `${JSON.stringify(cache)}\n`)
  } catch {
    removeQuietly(`${projectDir}/${RULE_CACHE_FILE}`)
  }
}
