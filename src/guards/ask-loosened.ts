import type { Loosened } from '../config/core/resolve.ts'
import { openAdoptionFolder } from '../config/io/adopt-policy.ts'
import { ASKED_FILE, findAdoptionFolder } from '../config/io/adopted-file.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { replaceFile } from '../files/io/apply-writes.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { readText } from '../files/io/read-text.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import type { Verdict } from '../policy/core/verdict.ts'

/**
 * Adds the question whether a looser policy is meant, once for each change. A refusal stands as it is, and the next
 * call asks. The adopted values hold whatever the person answers.
 *
 * @returns The verdict with the question, and the record that the person was asked.
 */
export function askLoosened(projectDir: string, verdict: Verdict, { stamp, lines }: Loosened) {
  if (verdict.decision === 'deny') return null
  const gitRoot = findGitRoot(projectDir)
  if (readText(`${findAdoptionFolder(projectDir, gitRoot)}/${ASKED_FILE}`, 4096) === `${stamp}\n`) return null
  const question = describeLoosened(projectDir, lines)
  const reason = 'reason' in verdict ? `${verdict.reason}\n${question}` : question
  const asking: Verdict = { guard: 'self-protection', target: POLICY_DOCUMENT, ...verdict, decision: 'ask', reason }
  const record = () => replaceFile(openAdoptionFolder(projectDir, gitRoot), ASKED_FILE, `${stamp}\n`)
  return { verdict: asking, record }
}

const MAX_LINES = 5

export function describeLoosened(projectDir: string, lines: readonly string[]): string {
  const more = lines.length > MAX_LINES ? `, and ${lines.length - MAX_LINES} more` : ''
  const what = `${lines.slice(0, MAX_LINES).join(', ')}${more}`
  return `the policy of this repository was loosened since you adopted it: ${what}. The adopted values hold; "${nameOwnCommand(projectDir)} config adopt" accepts the new ones.`
}
