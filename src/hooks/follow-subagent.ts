import type { ToolResultInput } from '../client/core/input.ts'
import { findSubagentTranscript } from '../client/core/subagent-transcript.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { renderSubagentMonitor } from '../measure/core/subagent-monitor.ts'
import { rankTier, selectThresholds, settleTier } from '../measure/core/tier.ts'
import { estimateResponse } from '../measure/core/tool-response.ts'
import { measureContext } from '../measure/measure-context.ts'
import { noteSubagent, type SubagentState } from '../sessions/core/subagents.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { findTierBounds } from './remember-quiet.ts'

/**
 * Measures a subagent's context from its own transcript and tells it of each rise of its tier. The session's state keeps
 * the tier, so of several results at once one tells.
 */
export function followSubagent(call: ConfiguredCall, input: ToolResultInput): string {
  const { config } = call
  const { agentId, sessionId, toolUseId } = input
  const transcriptPath = findSubagentTranscript(input.transcriptPath, agentId)
  if (agentId === null || transcriptPath === null) return ''
  const incoming = { toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) }
  const { estimate, model } = measureContext(call, config, { transcriptPath, incoming, isSubagent: true })
  if (estimate === null) return ''
  const { tokens } = estimate.point
  const thresholds = selectThresholds(config, tokens)
  const rose = updateSessionState(call.projectDir, sessionId, (state) => {
    const known = state.subagents.find(({ id }) => id === agentId)
    const tier = settleTier(known?.tier ?? 'nominal', estimate.fill, thresholds)
    const next: SubagentState = { id: agentId, tier, model, bound: findTierBounds(thresholds, tokens)[tier] }
    if (known?.tier === tier && known.bound === next.bound && known.model === model) return null
    const answer = rankTier(estimate.tier) > rankTier(known?.tier ?? 'nominal')
    return { state: { ...state, subagents: noteSubagent(state.subagents, next) }, answer }
  })
  return rose === true ? renderSubagentMonitor(estimate) : ''
}
