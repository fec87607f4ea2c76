import type { HookInput } from '../client/core/input.ts'
import type { Hook } from '../host/io/respond.ts'
import { FIRST_READ, keepOpen } from '../sessions/io/transcript-tail.ts'
import { endsInRefusal } from './core/failure-needle.ts'

/** A line on writes of one file that just failed in a row. Most answers load no code for failures. */
export function tellFailures(hook: Hook, input: HookInput): Promise<string> {
  return hook.section('repeated_failures', async () => {
    const { agentId, sessionId, transcriptPath } = input
    // The transcript of an event in a subagent is that of the main session.
    if (agentId !== null || transcriptPath === null || !mayHaveFailures(hook, transcriptPath)) return ''
    const { claimFailures } = await import('./claim-failures.ts')
    return claimFailures(hook, { sessionId, transcriptPath, toolInput: 'toolInput' in input ? input.toolInput : null })
  })
}

/** Whether the newest result is a refused call. The look sees the lines that a silent call looks at. */
function mayHaveFailures(hook: Hook, transcriptPath: string): boolean {
  const transcript = hook.know(keepOpen, transcriptPath)
  if ('error' in transcript) return false
  const from = Math.max(0, transcript.size - FIRST_READ)
  const bytes = transcript.read(from, transcript.size)
  return endsInRefusal(bytes.toString('latin1', from === 0 ? 0 : bytes.indexOf(10) + 1))
}
