import type { ToolResultInput } from '../core/hook/input.ts'
import { describeToolCall } from '../core/journal/work-log.ts'
import { appendLine } from './append-line.ts'
import { ensureFolder } from './apply-writes.ts'
import { readClock } from './clock.ts'

/** Adds one line for a tool call to the session's work log. @throws when it cannot be written. */
export function logToolCall(projectDir: string, input: ToolResultInput): void {
  const folder = ensureFolder(projectDir, ['artifacts', 'sessions', input.sessionId])
  appendLine(`${folder}/work_log.md`, describeToolCall({ ...input, at: readClock().toISOString() }))
}
