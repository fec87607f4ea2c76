import { describeKept } from '../core/capture/describe-kept.ts'
import { findMarkers } from '../core/capture/markers.ts'
import { chooseNamespace } from '../core/capture/namespace.ts'
import type { Problem } from '../core/problem.ts'
import { parseUserWords } from '../core/work-state/user-words.ts'
import { keepDrafts } from './keep-drafts.ts'

/**
 * Keeps what the person marked in a prompt.
 *
 * @returns one line for the person, or nothing when the prompt, after all, marks nothing.
 */
export function capturePrompt(
  projectDir: string,
  input: { readonly sessionId: string; readonly prompt: string },
  report: (problem: Problem) => void,
): string {
  // What the client or another session wrote into a prompt of its own making is no request of the person.
  const words = parseUserWords(input.prompt)
  const drafts = (words === null ? [] : findMarkers(words)).map(({ namespace, text }) => ({
    namespace: namespace ?? chooseNamespace(text),
    text,
    tags: ['marked'],
    sessionId: input.sessionId,
  }))
  if (drafts.length === 0) return ''
  const kept = keepDrafts(projectDir, drafts)
  kept.problems.forEach(report)
  return describeKept(kept)
}
