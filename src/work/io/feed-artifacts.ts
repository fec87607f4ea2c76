import { isRecord, stringOf } from '../../base/core/record.ts'
import { parsePostToolUse, type ToolResultInput } from '../../client/core/input.ts'
import { openArtifactsFolder } from '../../documents/io/artifacts-folder.ts'
import { findProjectPath } from '../../files/core/path-text.ts'
import { appendLine } from '../../files/io/append-line.ts'
import { readClock } from '../../files/io/clock.ts'
import { mayRunTests } from '../../sessions/core/may-run-tests.ts'
import { findOutcome } from '../../sessions/core/outcome.ts'
import { describeOutcome } from '../../sessions/core/outcome-words.ts'
import { findTestRun } from '../../sessions/core/test-run.ts'
import { renderPatch } from '../core/patch.ts'
import { createTestOutput } from '../core/test-output.ts'
import { describeToolCall } from '../core/work-log.ts'
import { appendPatch } from './recent-diff-file.ts'
import { saveTestOutputs } from './test-output-file.ts'

type Artifact = 'work_log' | 'recent_diff' | 'test_output'
/** Runs the part of one artifact, unless a person has switched that artifact off. */
type RunPart = (name: Artifact, act: () => string) => unknown

/**
 * Adds a tool call to its session's artifacts: a line in the work log, and its change or test output. Git is not asked
 * here: the client's account of an edit suffices until the next checkpoint.
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
  // A folder that refused the work log would refuse the other artifacts too, and each would report the same problem.
  if (isBlocked) return
  if (toolName === 'Edit' || toolName === 'Write') await run('recent_diff', () => keepPatch(projectDir, input))
  if ((toolName === 'Bash' || toolName === 'PowerShell') && mayRunTests(String(toolInput.command)))
    await run('test_output', () => keepTestOutput(projectDir, input))
}

/**
 * Feeds the artifacts of a silent call without the cost of the full look.
 *
 * @param off The artifacts that are switched off.
 * @returns False when an artifact could not be written; the full look reports that.
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

/** Adds the change of a Write or Edit to the session's diff. Files outside the project are left out. */
function keepPatch(projectDir: string, input: ToolResultInput): string {
  const path = stringOf(input.toolInput.file_path)
  const relative = path === null ? null : findProjectPath(path, projectDir)
  if (relative === null || /^(?:artifacts|\.holdfast)\/|(?:^|\/)\.\.(?:\/|$)/.test(relative)) return ''
  const block = renderPatch(relative, readClock().toISOString(), input)
  if (block !== null) appendPatch(projectDir, input.sessionId, block)
  return ''
}

/** Keeps the output of a test run, in place of the same run's earlier output. */
function keepTestOutput(projectDir: string, input: ToolResultInput): string {
  const command = stringOf(input.toolInput.command) ?? ''
  const run = findTestRun(command)
  const response = input.toolResponse
  if (run === null || !isRecord(response)) return ''
  // The run goes on in the background, or was interrupted; its end is told in the transcript.
  if (typeof response.backgroundTaskId === 'string' || response.interrupted === true) return ''
  const printed = [response.stdout, response.stderr]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n')
  const outcome = describeOutcome(findOutcome({ id: '', isError: false, text: printed }, command))
  saveTestOutputs(projectDir, input.sessionId, [
    createTestOutput({ run, at: readClock().toISOString(), outcome, output: printed }),
  ])
  return ''
}

/** Adds a line for a tool call to the session's work log. @throws An error when the log cannot be written. */
function logToolCall(projectDir: string, input: ToolResultInput): void {
  const folder = openArtifactsFolder(projectDir, ['sessions', input.sessionId])
  appendLine(`${folder}/work_log.md`, describeToolCall({ ...input, at: readClock().toISOString() }))
}
