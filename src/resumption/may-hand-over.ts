import type { Call } from '../base/core/call.ts'
import { redactText } from '../base/core/redact.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { listUnsettledSessions } from '../sessions/io/session-list.ts'
import { walkWaitingCheckpoints } from '../work/io/checkpoint-store.ts'

/** Whether an ended session may have left work that no session has heard of. Most starts load no code for that. */
export function mayHandOver(call: Call, input: SessionStartInput): boolean {
  if (walkWaitingCheckpoints(call).next().done !== true) return true
  return listUnsettledSessions(call, input.sessionId, readBranch(call)).length > 0
}

/** The project's branch as stored names have it: these went through the redaction. */
export function readBranch(call: Call): string | null {
  const branch = call.know(readGitFacts)?.branch ?? null
  return branch === null ? null : redactText(branch)
}
