import type { ToolCall } from '../core/guardrails/tool-call.ts'
import type { ToolInput } from '../core/hook/input.ts'
import type { JournalEvent } from '../core/journal/event.ts'
import type { Problem } from '../core/problem.ts'
import { stringOf } from '../core/record.ts'
import { isSafeName } from '../core/safe-name.ts'
import { excerptLine } from '../core/text.ts'
import { appendEvents } from '../io/journal-store.ts'
import { savePendingCall } from '../io/pending-calls.ts'
import { errorCode } from '../io/read-text.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { takeWorkSnapshot } from '../io/work-snapshot.ts'
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

/** Leaves a note for the hook that runs when the call is over. Before the answer: afterwards the call is already running. */
export function prepareAftermath(
  projectDir: string,
  input: ToolInput,
  call: ToolCall,
  judged: JudgedCall,
  report: (problem: Problem) => void,
): void {
  const { toolUseId, sessionId, agentId } = input
  if (!isSafeName(toolUseId)) return
  const isOpen = (judged.effects?.unresolved.length ?? 0) + (judged.effects?.unknown.length ?? 0) > 0
  const snapshot = isOpen ? takeWorkSnapshot(projectDir) : null
  if (snapshot === null && judged.governed === null) return
  const target = excerptLine(stringOf(call.toolInput.command) ?? judged.effects?.writes[0]?.path ?? '', 120)
  const pending = { toolUseId, tool: input.toolName, target, agentId, snapshot, governed: judged.governed }
  try {
    savePendingCall(projectDir, sessionId, pending)
  } catch (error) {
    report({ code: 'state-not-writable', path: '.holdfast/sessions', cause: errorCode(error) })
  }
}
