import type { Problem } from '../base/core/problem.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { joinTyped, readUtterances } from '../words/core/utterance.ts'
import { describeMarked } from './core/describe-kept.ts'
import { findMarks } from './core/markers.ts'
import { keepDrafts } from './keep-drafts.ts'

/**
 * Keeps the memories that the person marked in a prompt.
 *
 * @returns One line for the person; empty when the prompt, after all, marks no text.
 */
export function capturePrompt(
  projectDir: string,
  input: { readonly sessionId: string; readonly prompt: string },
  report: (problem: Problem) => void,
): string {
  // A marker in a text of the client or of another session is no request of the person.
  const drafts = findMarks(joinTyped(readUtterances(input.prompt))).map(({ namespace, text }) => ({
    namespace,
    text,
    tags: ['marked'],
    sessionId: input.sessionId,
  }))
  if (drafts.length === 0) return ''
  const kept = keepDrafts(projectDir, drafts)
  kept.problems.forEach(report)
  return describeMarked(kept, nameOwnCommand(projectDir))
}
