import type { HookInput } from '../client/core/input.ts'
import { joinMessages } from '../client/core/output.ts'
import type { Hook } from '../host/io/respond.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { mayMark } from './core/may-mark.ts'
import { mayHaveNewMarks } from './io/new-marks.ts'

type Session = Pick<HookInput, 'sessionId' | 'transcriptPath'>
type Progress = Pick<SessionState, 'harvested'>

/** Keeps the marked memories of a prompt and returns the person's line. A prompt without a mark costs one look. */
export async function keepMarked(
  hook: Hook,
  input: Session & { readonly prompt: string },
  state: Progress,
): Promise<string> {
  const { projectDir, config, report } = hook
  const typed = await hook.section('memory_capture', async () => {
    if (!config['memory.markers'] || !mayMark(input.prompt)) return ''
    const { capturePrompt } = await import('./capture-prompt.ts')
    return capturePrompt(projectDir, input, report)
  })
  return joinMessages(typed, await keepHarvest(hook, input, state))
}

/** Keeps what the model marked lately, where the bytes at hand show that it did. Returns the person's line. */
export function keepHarvest(hook: Hook, session: Session, state: Progress | null): Promise<string> {
  const { sessionId, transcriptPath } = session
  return hook.section('memory_capture', async () => {
    const harvested = state?.harvested ?? null
    if (state === null || transcriptPath === null || !mayHaveNewMarks(hook, transcriptPath, harvested)) return ''
    const { tellHarvest } = await import('./harvest-marks.ts')
    return tellHarvest(hook, { sessionId, transcriptPath, harvested })
  })
}
