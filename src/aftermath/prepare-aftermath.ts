import type { Problem } from '../base/core/problem.ts'
import { stringOf } from '../base/core/record.ts'
import { isSafeName } from '../base/core/safe-name.ts'
import { excerptLine } from '../base/core/text.ts'
import type { ToolInput } from '../client/core/input.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import type { JudgedCall } from '../guards/judge-tool-call.ts'
import { findFilePath, type ToolCall } from '../policy/core/tool-call.ts'
import { savePendingCall } from './io/pending-calls.ts'
import { takeWorkSnapshot } from './io/work-snapshot.ts'

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
  const isUnjudged = judged.failure !== null && findFilePath(call) === null
  const isOpen = isUnjudged || (judged.effects?.unresolved.length ?? 0) + (judged.effects?.unknown.length ?? 0) > 0
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
