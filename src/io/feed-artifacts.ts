import { parsePostToolUse, type ToolResultInput } from '../core/hook/input.ts'
import { findProjectPath } from '../core/project-path.ts'
import { isRecord, stringOf } from '../core/record.ts'
import { mayRunTests } from '../core/tracks/may-run-tests.ts'
import { renderPatch } from '../core/tracks/patch.ts'
import { createTestOutput } from '../core/tracks/test-output.ts'
import { findTestRun } from '../core/tracks/test-run.ts'
import { describeOutcome } from '../core/work-state/outcome.ts'
import { readClock } from './clock.ts'
import { appendPatch } from './recent-diff-file.ts'
import { saveTestOutputs } from './test-output-file.ts'
import { logToolCall } from './work-log-file.ts'

type Artifact = 'work_log' | 'recent_diff' | 'test_output'
/** Runs what belongs to one artifact, unless it is switched off. */
type RunPart = (name: Artifact, act: () => string) => unknown

/**
 * What a tool call adds to its session's artifacts: a line in the work log, and what it changed or tested. Git is not
 * asked here: what the client says of an edit is enough until the next checkpoint.
 */
export async function feedArtifacts(projectDir: string, input: ToolResultInput, run: RunPart): Promise<void> {
  const { toolName, toolInput } = input
  let isBlocked = false
  await run('work_log', () => {
    isBlocked = true
    logToolCall(projectDir, input)
    isBlocked = false
    return ''
  })
  // What cannot be written beside the log would be said once more, and no more.
  if (isBlocked) return
  if (toolName === 'Edit' || toolName === 'Write') await run('recent_diff', () => keepPatch(projectDir, input))
  if ((toolName === 'Bash' || toolName === 'PowerShell') && mayRunTests(String(toolInput.command)))
    await run('test_output', () => keepTestOutput(projectDir, input))
}

/**
 * The same for a call about which nothing is to be told, without the cost of the full look.
 *
 * @param off The artifacts that are switched off.
 * @returns false when one could not be written: the full look reports that.
 */
export async function feedQuietly(projectDir: string, payload: unknown, off: unknown): Promise<boolean> {
  const parsed = parsePostToolUse(payload)
  if ('problem' in parsed) return false
  const switchedOff: readonly unknown[] = Array.isArray(off) ? off : []
  try {
    await feedArtifacts(projectDir, parsed.input, (name, act) => switchedOff.includes(name) || act())
    return true
  } catch {
    return false
  }
}

/** Adds what a Write or Edit changed to the session's diff. Files outside the project are none of its business. */
function keepPatch(projectDir: string, input: ToolResultInput): string {
  const path = stringOf(input.toolInput.file_path)
  const relative = path === null ? null : findProjectPath(path, projectDir)
  if (relative === null || /^(?:artifacts|\.holdfast)\/|(?:^|\/)\.\.(?:\/|$)/.test(relative)) return ''
  const block = renderPatch(relative, readClock().toISOString(), input.toolName, input.toolResponse)
  if (block !== null) appendPatch(projectDir, input.sessionId, block)
  return ''
}

/** Keeps what a test run printed, in place of what the same run printed before. */
function keepTestOutput(projectDir: string, input: ToolResultInput): string {
  const command = stringOf(input.toolInput.command) ?? ''
  const run = findTestRun(command)
  const response = input.toolResponse
  if (run === null || !isRecord(response)) return ''
  // Still running: how it ends is told in the transcript.
  if (typeof response.backgroundTaskId === 'string' || response.interrupted === true) return ''
  const printed = [response.stdout, response.stderr]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n')
  const outcome = describeOutcome({ id: '', isError: false, text: printed }, command)
  saveTestOutputs(projectDir, input.sessionId, [createTestOutput(run, readClock().toISOString(), outcome, printed)])
  return ''
}
