import type { ToolResultInput } from '../../client/core/input.ts'
import { openArtifactsFolder } from '../../documents/io/artifacts-folder.ts'
import { appendLine } from '../../files/io/append-line.ts'
import { readClock } from '../../files/io/clock.ts'
import { describeToolCall } from '../core/work-log.ts'

/** Adds a line for a tool call to the session's work log. @throws An error when the log cannot be written. */
export function logToolCall(projectDir: string, input: ToolResultInput): void {
  const folder = openArtifactsFolder(projectDir, ['sessions', input.sessionId])
  appendLine(`${folder}/work_log.md`, describeToolCall({ ...input, at: readClock().toISOString() }))
}
