import type { PromptSubmitInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import { parseUserWords } from '../core/work-state/user-words.ts'
import { errorCode } from '../io/read-text.ts'
import { updateSessionState } from '../io/session-writer.ts'

/** The person has spoken since the compaction: what they were still to decide is theirs to have said. */
export function settleApproval(projectDir: string, input: PromptSubmitInput, report: (problem: Problem) => void): void {
  if (parseUserWords(input.prompt) === null) return
  try {
    updateSessionState(projectDir, input.sessionId, (state) => ({
      state: { ...state, approvalDue: null },
      answer: true,
    }))
  } catch (error) {
    report({ code: 'state-not-writable', path: '.holdfast', cause: errorCode(error) })
  }
}
