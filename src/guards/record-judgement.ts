import type { ToolInput } from '../client/core/input.ts'
import type { JournalEvent } from '../sessions/core/event.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import type { JudgedCall } from './judge-tool-call.ts'

/** Journals a refusal, who asked for it included, and notes that an approval has been asked for. */
export async function recordJudgement(
  projectDir: string,
  input: ToolInput,
  { verdict, steps }: JudgedCall,
): Promise<void> {
  if (verdict.decision === 'allow' || verdict.decision === 'warn') return
  const { sessionId, agentId, toolName: tool } = input
  // Asked, the person decides: nothing is denied yet. A refusal shows the person nothing, so it settles nothing either.
  if (verdict.decision === 'ask') {
    const isAsked = steps.some(
      ({ guard, outcome }) =>
        guard === 'post-compaction-approval' && outcome.code === 'objects' && outcome.finding.decision === 'ask',
    )
    if (isAsked) await clearApproval(projectDir, sessionId)
    return
  }
  const { guard, target, reason } = verdict
  const events: JournalEvent[] = [{ event: 'tool_denied', guard, tool, target, reason, agent_id: agentId }]
  appendEvents(projectDir, sessionId, events)
}

async function clearApproval(projectDir: string, sessionId: string): Promise<void> {
  const { updateSessionState } = await import('../sessions/io/session-writer.ts')
  updateSessionState(projectDir, sessionId, (state) => ({ state: { ...state, approvalDue: null }, answer: true }))
}
