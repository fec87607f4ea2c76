import type { ToolResultInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import { estimateResponse } from '../fill/core/tool-response.ts'
import type { Hook } from '../host/io/respond.ts'
import { isAboutToCompact } from '../measure/measure-context.ts'
import { followTier, hasNews, renderMonitor } from '../measure/tell-tier.ts'
import { openWork } from '../resumption/open-work.ts'
import type { SessionState } from '../state/core/state.ts'
import { followContext } from './follow-context.ts'

/** Text for the model when a tool result raised the tier, and a line for the person. */
export interface Followed {
  readonly notice: string
  readonly message: string
  /** The session's state, if the monitor had to read it. */
  readonly opened: SessionState | null
}

/** Measures the context behind a tool result and tells the model of a rise. */
export async function followResult(hook: Hook, general: Config, input: ToolResultInput): Promise<Followed> {
  let message = ''
  let opened: SessionState | null = null
  const notice = await hook.section('context_monitor', async () => {
    if (!general['context_monitor.enabled']) return ''
    const { state, config } = await openWork(hook, general, input)
    opened = state
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (input.agentId !== null) return (await import('./follow-subagent.ts')).followSubagent(hook, config, input)
    // The result is on its way into the context; the transcript gets it after this hook.
    const incoming = { toolUseId: input.toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) }
    const measured = await followContext(hook, config, { ...input, incoming }, state)
    const { estimate } = measured
    if (estimate === null || !hasNews(state, config, estimate) || isAboutToCompact(estimate, measured)) return ''
    const { rose, unsaved, escalations: rules } = followTier(hook, input.sessionId, config, estimate)
    if (unsaved || (!rose && rules.length === 0)) return ''
    if (rules.length === 0) return renderMonitor(hook, config, estimate, state)
    const { escalate } = await import('../resumption/escalate.ts')
    const done = await escalate(hook, config, input, { state, estimate, rules })
    message = done.message
    return renderMonitor(hook, config, estimate, { ...state, lastCheckpoint: done.lastCheckpoint }) + done.notice
  })
  return { notice, message, opened }
}
