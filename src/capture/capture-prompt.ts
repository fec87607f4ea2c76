import type { Problem } from '../base/core/problem.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { joinTyped, readUtterances } from '../words/core/utterance.ts'
import { describeKept } from './core/describe-kept.ts'
import { draftMarks } from './core/markers.ts'
import { keepDrafts } from './keep-drafts.ts'

/** One line for the person; empty when the prompt, after all, marks no text. */
export function capturePrompt(
  projectDir: string,
  input: { readonly sessionId: string; readonly prompt: string },
  report: (problem: Problem) => void,
): string {
  // A marker in a text of the client or of another session is no request of the person.
  const drafts = draftMarks(joinTyped(readUtterances(input.prompt)), input.sessionId)
  if (drafts.length === 0) return ''
  const { saved, known, problems } = keepDrafts(projectDir, drafts)
  problems.forEach(report)
  const failure = `holdfast could not keep what you marked; see \`${nameOwnCommand(projectDir)} report journal\``
  return describeKept(saved, known) || failure
}
