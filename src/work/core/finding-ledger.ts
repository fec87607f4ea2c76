import { isContrary } from '../../words/core/weigh-words.ts'
import { isDoubt } from './doubts.ts'
import {
  correctsCause,
  dropCauses,
  dropCommitted,
  dropEdited,
  dropRefuted,
  dropSettled,
  followFindings,
} from './findings.ts'
import type { Finding } from './work-state.ts'

export interface FindingLedger {
  /** Findings that the words turn against no longer count. A reply, as "yes" is, lets the model do as it said. */
  readonly addWords: (typed: string, isReply: boolean) => void
  readonly addAnswer: (text: string) => void
  readonly keepOnly: (isKept: (words: string) => boolean) => void
  readonly noteEdit: (path: string) => void
  /** Takes a failed command. The same failure again, or any behind an edit, refutes the causes found in between. */
  readonly noteFailure: (command: string, detail: string) => void
  /** Takes a command that passed. A pass where the command had failed mends the faults found in between. */
  readonly notePass: (command: string) => void
  readonly noteCommit: () => void
  readonly list: () => readonly Finding[]
}

const NO_FAILURE: { readonly command: string | null; readonly detail: string; readonly before: readonly Finding[] } = {
  command: null,
  detail: '',
  before: [],
}

/** Follows the findings of a session, from the words and the deeds behind them. */
export function createFindingLedger(): FindingLedger {
  let findings: readonly Finding[] = []
  let before = findings
  let failed = NO_FAILURE
  let hasEdited = false
  const addWords = (typed: string, isReply: boolean) => {
    if (isContrary(typed)) findings = dropRefuted(findings, typed)
    // A doubt stands until the model has the proof.
    const doubts = findings.filter(({ text }) => isDoubt(text))
    if (!isReply) findings = dropSettled(findings, doubts)
    before = findings
  }
  const addAnswer = (text: string) => {
    if (correctsCause(text)) findings = dropCauses(findings, before)
    findings = followFindings(findings, text)
  }
  const keepOnly = (isKept: (words: string) => boolean) => {
    findings = findings.filter(({ text }) => isKept(text))
  }
  const noteEdit = (path: string) => {
    findings = dropEdited(findings, path)
    hasEdited = true
  }
  const noteFailure = (command: string, detail: string) => {
    if (command === failed.command && (hasEdited || detail === failed.detail))
      findings = dropCauses(findings, failed.before)
    failed = { command, detail, before: command === failed.command ? failed.before : findings }
    hasEdited = false
  }
  const notePass = (command: string) => {
    if (command !== failed.command) return
    findings = dropSettled(findings, failed.before)
    failed = NO_FAILURE
  }
  const noteCommit = () => {
    findings = dropCommitted(findings)
  }
  return { addWords, addAnswer, keepOnly, noteEdit, noteFailure, notePass, noteCommit, list: () => findings }
}
