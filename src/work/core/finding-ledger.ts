import { isContrary } from '../../transcript/core/weigh-words.ts'
import { admitsMistake, correctsCause, dropCauses, dropEdited, dropRefuted, followFindings } from './findings.ts'
import type { Finding } from './work-state.ts'

export interface FindingLedger {
  /** Takes words of the person. Findings that the words turn against no longer count. */
  readonly addWords: (typed: string) => void
  /** Takes an answer. `doubted` are the person's words before, which the answer may admit to be right. */
  readonly addAnswer: (text: string, doubted: string | undefined) => void
  readonly keepOnly: (isKept: (words: string) => boolean) => void
  readonly noteEdit: (path: string) => void
  /** Takes a failed command. The same failure again refutes the causes found in between. */
  readonly noteFailure: (failure: string) => void
  readonly list: () => readonly Finding[]
}

/** Follows the findings of a session, from the words and the deeds behind them. */
export function createFindingLedger(): FindingLedger {
  let findings: readonly Finding[] = []
  /** The findings when the person last spoke, and those at the newest failure. */
  let before = findings
  let failed = { failure: '', before }
  const addWords = (typed: string) => {
    if (isContrary(typed)) findings = dropRefuted(findings, typed)
    before = findings
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
  }
  const noteFailure = (failure: string) => {
    if (failure === failed.failure) findings = dropCauses(findings, failed.before)
    else failed = { failure, before: findings }
  }
  return { addWords, addAnswer, keepOnly, noteEdit, noteFailure, list: () => findings }
}
