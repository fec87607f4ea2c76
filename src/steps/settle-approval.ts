import type { PromptSubmitInput } from '../core/hook/input.ts'
import { parseUserWords } from '../core/work-state/user-words.ts'
import type { Hook } from '../io/respond.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { createWriteProblem } from '../io/write-problem.ts'

/** The person has spoken since the compaction: what they were still to decide is theirs to have said. */
export function settleApproval({ projectDir, report }: Hook, input: PromptSubmitInput): void {
  if (parseUserWords(input.prompt) === null) return
  try {
    updateSessionState(projectDir, input.sessionId, (state) => ({
      state: { ...state, approvalDue: null },
      answer: true,
    }))
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
  }
}
