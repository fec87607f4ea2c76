import type { ToolResultInput } from '../core/hook/input.ts'
import { isRecord, stringOf } from '../core/record.ts'
import { createTestOutput } from '../core/tracks/test-output.ts'
import { findTestRun } from '../core/tracks/test-run.ts'
import { describeOutcome } from '../core/work-state/outcome.ts'
import { readClock } from '../io/clock.ts'
import { saveTestOutputs } from '../io/test-output-file.ts'

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
