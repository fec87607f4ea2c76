import { readConfigTexts } from './config-text.ts'
import { type GitFacts, readGitFacts } from './git-facts.ts'
import { listPrograms } from './git-programs.ts'

/** Filters that a comparison with the working tree runs and no option switches off, and a working tree elsewhere. */
const RISKY = /^(?:filter\..*\.(?:clean|smudge|process)|core\.worktree)$/s
/** Sections and keys in a configuration's own text without which no risky setting can be in force. */
const MAY_BE_RISKY = /\[\s*(?:filter|include)|\bworktree\s*=/i

/**
 * Whether a repository's own settings may name a filter, an included file or another work tree. The text of the
 * configuration settles most repositories, and then git need not be started to read settings.
 */
export function mayHaveRiskySettings(facts: Pick<GitFacts, 'configDir' | 'gitDir'>): boolean {
  return MAY_BE_RISKY.test(readConfigTexts(facts))
}

/** Names of a repository's risky settings; null when git fails. Git runs only where the text of the settings leaves a doubt. */
export function listRiskySettings(folder: string): readonly string[] | null {
  const facts = readGitFacts(folder)
  return facts !== null && !mayHaveRiskySettings(facts) ? [] : listPrograms(folder, RISKY)
}
