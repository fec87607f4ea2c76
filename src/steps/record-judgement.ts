import type { ToolInput } from '../core/hook/input.ts'
import type { JournalEvent } from '../core/journal/event.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import type { JudgedCall } from './judge-tool-call.ts'

/** Journals a refusal, who asked for it included, and notes that an approval has been asked for. */
export function recordJudgement(projectDir: string, input: ToolInput, { verdict }: JudgedCall): void {
  if (verdict.decision === 'allow' || verdict.decision === 'warn') return
  const { sessionId, agentId, toolName: tool } = input
  if (verdict.guard === 'post-compaction-approval') {
    updateSessionState(projectDir, sessionId, (state) => ({ state: { ...state, approvalDue: null }, answer: true }))
  }
  // Asked, the person decides: nothing is denied yet.
  if (verdict.decision === 'ask') return
  const { guard, target, reason } = verdict
  const events: JournalEvent[] = [{ event: 'tool_denied', guard, tool, target, reason, agent_id: agentId }]
  appendEvents(projectDir, sessionId, events)
}
