import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'

/** Text that a client takes from a hook's stdout for the model: context, reason of a decision, or plain text. */
export function readAnswer(stdout: string): string {
  const answer = parseJsonRecord(stdout)
  if (answer === null) return stdout
  const output = isRecord(answer.hookSpecificOutput) ? answer.hookSpecificOutput : {}
  const reason = stringOf(output.permissionDecisionReason)
  if (reason !== null) return `${String(output.permissionDecision)}: ${reason}`
  // Gemini CLI takes a decision at the top.
  if (typeof answer.decision === 'string') return `${answer.decision}: ${stringOf(answer.reason) ?? ''}`
  return stringOf(output.additionalContext) ?? ''
}
