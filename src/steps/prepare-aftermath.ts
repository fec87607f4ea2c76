import type { ToolCall } from '../core/guardrails/tool-call.ts'
import type { ToolInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import { stringOf } from '../core/record.ts'
import { isSafeName } from '../core/safe-name.ts'
import { excerptLine } from '../core/text.ts'
import { savePendingCall } from '../io/pending-calls.ts'
import { takeWorkSnapshot } from '../io/work-snapshot.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import type { JudgedCall } from './judge-tool-call.ts'

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
    report(createWriteProblem(projectDir, error, '.holdfast/sessions'))
  }
}
