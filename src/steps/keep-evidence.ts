import type { ToolResultInput } from '../core/hook/input.ts'
import { isRecord, stringOf } from '../core/record.ts'
import { renderPatch } from '../core/tracks/patch.ts'
import { createTestOutput } from '../core/tracks/test-output.ts'
import { findTestRun } from '../core/tracks/test-run.ts'
import { describeOutcome } from '../core/work-state/outcome.ts'
import { readClock } from '../io/clock.ts'
import { appendPatch, saveTestOutputs } from '../io/transient-files.ts'

/** Adds what a Write or Edit changed to the session's diff. Files outside the project are none of its business. */
export function keepPatch(projectDir: string, input: ToolResultInput): void {
  const path = stringOf(input.toolInput.file_path)
  if (path === null || !path.startsWith(`${projectDir}/`)) return
  const relative = path.slice(projectDir.length + 1)
  if (/^(?:artifacts|\.holdfast)\/|(?:^|\/)\.\.(?:\/|$)/.test(relative)) return
  const block = renderPatch(relative, readClock().toISOString(), input.toolName, input.toolResponse)
  if (block !== null) appendPatch(projectDir, input.sessionId, block)
}

/** Keeps what a test run printed, in place of what the same run printed before. */
export function keepTestOutput(projectDir: string, input: ToolResultInput): void {
  const command = stringOf(input.toolInput.command) ?? ''
  const run = findTestRun(command)
  const response = input.toolResponse
  if (run === null || !isRecord(response)) return
  // Still running: how it ends is told in the transcript.
  if (typeof response.backgroundTaskId === 'string' || response.interrupted === true) return
  const printed = [response.stdout, response.stderr]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n')
  const outcome = describeOutcome({ id: '', isError: false, text: printed }, command)
  saveTestOutputs(projectDir, input.sessionId, [createTestOutput(run, readClock().toISOString(), outcome, printed)])
}
