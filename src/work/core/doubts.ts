import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { splitSentences } from '../../words/core/sentences.ts'
import type { Finding } from './work-state.ts'

const DOUBTS =
  /\b(?:(?:need|have|remains) (?:still )?to (?:be )?(?:confirm|prove)|(?:is|are|was)(?:n't| not) (?:yet )?(?:confirmed|proven)|i assumed\b.{1,120}, but)/i

/** Whether words admit that a cause is not proven: "We still need to confirm it's `status()`". */
export const isDoubt = (text: string): boolean => DOUBTS.test(text)

/** The findings after an answer, which may prove a thing or doubt the thing anew. */
export function dropProven(findings: readonly Finding[], text: string): readonly Finding[] {
  if (!findings.some((finding) => isDoubt(finding.text))) return findings
  const proofs = splitSentences(text).filter((sentence) => /\b(?:confirm|prove)/i.test(sentence))
  const proven = findDistinctiveWords(proofs.join(' ').replace(/\b(?:confirm|prove)\w*/gi, ''))
  return findings.filter(
    (finding) => !isDoubt(finding.text) || ![...findDistinctiveWords(finding.text)].some((word) => proven.has(word)),
  )
}
