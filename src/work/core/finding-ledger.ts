import { isContrary } from '../../transcript/core/weigh-words.ts'
import {
  admitsMistake,
  correctsCause,
  dropCauses,
  dropEdited,
  dropMended,
  dropRefuted,
  followFindings,
} from './findings.ts'
import { findTargets } from './target.ts'
import type { Finding } from './work-state.ts'

export interface FindingLedger {
  /**
   * Takes words of the person. Findings that the words turn against no longer count. A reply, as "yes" is, lets the
   * model do as it said.
   */
  readonly addWords: (typed: string, isReply: boolean) => void
  /** Takes an answer. `doubted` are the person's words before, which the answer may admit to be right. */
  readonly addAnswer: (text: string, doubted: string | undefined) => void
  readonly keepOnly: (isKept: (words: string) => boolean) => void
  readonly noteEdit: (path: string) => void
  /** Takes a failed command. The same failure again refutes the causes found in between. */
  readonly noteFailure: (command: string, detail: string) => void
  /** Takes a command that passed. A pass where the command had failed mends the faults found in between. */
  readonly notePass: (command: string) => void
  /** Takes the end of a piece of work, such as a commit. Faults found before the last deed are then mended. */
  readonly noteEnd: () => void
  readonly list: () => readonly Finding[]
}

const NO_FAILURE: { readonly command: string | null; readonly detail: string; readonly before: readonly Finding[] } = {
  command: null,
  detail: '',
  before: [],
}

/** Whether a command may mend a fault: a start, an installation, a change of files. A look or a test changes nothing. */
function isDeed(command: string): boolean {
  if (/\bgit commit\b/.test(command)) return true
  const mends =
    /\b(?:re?start|up|install|migrate|deploy|apply|p?kill(?:all)?|prune|seed|rm|mv|cp|chmod|chown|ln)\b|\b(?:npm|pnpm|yarn|bun) run\b/
  return mends.test(command) && findTargets(command).length === 0
}

/** Follows the findings of a session, from the words and the deeds behind them. */
export function createFindingLedger(): FindingLedger {
  let findings: readonly Finding[] = []
  /** The findings when the person last spoke, and those at the newest failure. */
  let before = findings
  let failed = NO_FAILURE
  /** The findings at the newest deed, none after a failure: a deed that failed mends no fault. */
  let acted = findings
  /** The findings at the newest request. A reply is none. */
  let begun = findings
  const addWords = (typed: string, isReply: boolean) => {
    if (isContrary(typed)) findings = dropRefuted(findings, typed)
    before = findings
    if (isReply) return
    begun = findings
    acted = []
  }
  const addAnswer = (text: string, doubted: string | undefined) => {
    if (doubted !== undefined && admitsMistake(text)) findings = dropRefuted(findings, doubted)
    if (correctsCause(text)) findings = dropCauses(findings, before)
    findings = followFindings(findings, text)
  }
  const keepOnly = (isKept: (words: string) => boolean) => {
    findings = findings.filter(({ text }) => isKept(text))
  }
  const noteEdit = (path: string) => {
    findings = dropEdited(findings, path)
    acted = findings
  }
  const noteFailure = (command: string, detail: string) => {
    acted = []
    if (command === failed.command && detail === failed.detail) findings = dropCauses(findings, failed.before)
    else failed = { command, detail, before: findings }
  }
  const notePass = (command: string) => {
    if (command === failed.command) {
      findings = dropMended(findings, findings, failed.before)
      failed = NO_FAILURE
    }
    if (findings.length > 0 && acted !== findings && isDeed(command)) acted = findings
  }
  const noteEnd = () => {
    findings = dropMended(findings, acted, begun)
  }
  return { addWords, addAnswer, keepOnly, noteEdit, noteFailure, notePass, noteEnd, list: () => findings }
}
