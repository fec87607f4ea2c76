import type { PromptSubmitInput } from '../client/core/input.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import type { Hook } from '../host/io/respond.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { parseUserWords } from '../words/core/utterance.ts'

/** The person has spoken since the compaction: what they were still to decide is theirs to have said. */
export function settleApproval(hook: Hook, input: PromptSubmitInput): void {
  if (parseUserWords(input.prompt) === null) return
  tryWrite(hook, () =>
    updateSessionState(hook.projectDir, input.sessionId, (state) => ({
      state: { ...state, approvalDue: null },
      answer: true,
    })),
  )
}
