import type { ToolResultInput } from '../core/hook/input.ts'
import { mayRunTests } from '../core/tracks/may-run-tests.ts'
import type { Hook } from '../io/respond.ts'
import { logToolCall } from '../io/work-log-file.ts'

/**
 * What a tool call adds to its session's artifacts: a line in the work log, and what it changed or tested. Git is not
 * asked here: what the client says of an edit is enough until the next checkpoint.
 */
export async function feedTransient({ projectDir, section }: Hook, input: ToolResultInput): Promise<void> {
  const { toolName, toolInput } = input
  let isBlocked = false
  await section('work_log', () => {
    isBlocked = true
    logToolCall(projectDir, input)
    isBlocked = false
    return ''
  })
  // What cannot be written beside the log would be said once more, and no more.
  if (isBlocked) return
  if (toolName === 'Edit' || toolName === 'Write') {
    await section('recent_diff', async () => {
      const { keepPatch } = await import('./keep-patch.ts')
      keepPatch(projectDir, input)
      return ''
    })
  }
  if ((toolName === 'Bash' || toolName === 'PowerShell') && mayRunTests(String(toolInput.command))) {
    await section('test_output', async () => {
      const { keepTestOutput } = await import('./keep-test-output.ts')
      keepTestOutput(projectDir, input)
      return ''
    })
  }
}
