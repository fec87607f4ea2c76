import type { ToolResultInput } from '../client/core/input.ts'
import { openWork } from '../guards/open-work.ts'
import type { Hook } from '../host/io/respond.ts'
import { estimateResponse } from '../measure/core/tool-response.ts'
import { isAboutToCompact } from '../measure/measure-context.ts'
import { followTier, hasNews, renderMonitor } from '../measure/tell-tier.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { followContext } from './follow-context.ts'

/** Text for the model when a tool result raised the tier, and a line for the person. */
export interface Followed {
  readonly notice: string
  readonly message: string
  /** The session's state, if the monitor had to read it. */
  readonly opened: SessionState | null
}

/** Measures the context behind a tool result and tells the model of a rise. */
export async function followResult(given: Hook, input: ToolResultInput): Promise<Followed> {
  let message = ''
  let opened: SessionState | null = null
  const notice = await given.section('context_monitor', async () => {
    if (!given.config['context_monitor.enabled']) return ''
    const { state, config } = await openWork(given, given.config, input)
    const hook = { ...given, config }
    opened = state
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (input.agentId !== null) return (await import('./follow-subagent.ts')).followSubagent(hook, input)
    // The result is on its way into the context; the transcript gets it after this hook.
    const incoming = { toolUseId: input.toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) }
    const measured = await followContext(hook, { ...input, incoming }, state)
    const { estimate } = measured
    if (estimate === null || !hasNews(state, config, estimate) || isAboutToCompact(estimate, measured)) return ''
    const { rose, unsaved, escalations: rules } = followTier(hook, input.sessionId, estimate)
    if (unsaved || (!rose && rules.length === 0)) return ''
    if (rules.length === 0) return renderMonitor(hook, estimate, state)
    const { escalate } = await import('../resumption/escalate.ts')
    const done = await escalate(hook, config, input, { state, estimate, rules })
    message = done.message
    return renderMonitor(hook, estimate, { ...state, lastCheckpoint: done.lastCheckpoint }) + done.notice
  })
  return { notice, message, opened }
}
