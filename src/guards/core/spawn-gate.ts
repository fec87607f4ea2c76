import { stringOf } from '../../base/core/record.ts'
import type { ToolCall } from '../../calls/core/tool-call.ts'
import type { SpawnGate } from '../../config/core/config.ts'
import type { Finding } from '../../policy/core/verdict.ts'
import type { ThresholdTier } from '../../sessions/core/tier-names.ts'

/**
 * Gates the spawning of agents at EMERGENCY: what an agent reports back no longer fits. A subagent's own spawns report to
 * it, not to the session.
 */
export function gateSpawn(call: ToolCall, tier: ThresholdTier, mode: SpawnGate): Finding | null {
  if (mode === 'off' || tier !== 'emergency' || call.agentId !== null || call.toolName !== 'Agent') return null
  return {
    decision: mode,
    target: stringOf(call.toolInput.description) ?? 'agent',
    reason:
      'the context is at EMERGENCY, where the report of an agent may not fit. Finish what is open without agents, or continue in a new session, which is handed the checkpoint.',
  }
}
