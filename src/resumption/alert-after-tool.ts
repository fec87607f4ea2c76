import type { ToolResultInput } from '../client/core/input.ts'
import type { Hook } from '../host/io/respond.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { openSession } from '../work/open-session.ts'
import type { PreparedAlert } from './tell-compaction.ts'

const SILENT: PreparedAlert = { text: '', message: '', acknowledge: null }

/**
 * The alert of a compaction when a tool result is the first event behind the compaction. Most results carry no alert
 * and load no code for alerts.
 *
 * @param opened The session's state if the hook has read the state already.
 */
export async function alertAfterTool(
  hook: Hook,
  input: ToolResultInput,
  opened: SessionState | null,
): Promise<PreparedAlert> {
  if (input.agentId !== null) return SILENT
  const state = opened ?? (await openSession(hook, input.sessionId))
  if (state.restored === null || state.pending.length === 0) return SILENT
  let prepared = SILENT
  const text = await hook.section('compaction_alert', async () => {
    const { prepareAlert } = await import('./tell-compaction.ts')
    prepared = prepareAlert(hook, { ...input, channel: 'post-tool-use' }, state)
    return prepared.text
  })
  return { ...prepared, text }
}
