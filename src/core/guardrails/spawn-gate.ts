import type { SpawnGate } from '../config/config.ts'
import type { ThresholdTier } from '../context/tier.ts'
import { isRecord, stringOf } from '../record.ts'
import { ALLOW, type Verdict } from './judge.ts'

/** The tool that starts a subagent, under its present and its old name. */
function isSpawn(toolName: unknown): boolean {
  return toolName === 'Agent' || toolName === 'Task'
}

/** Whether a payload is a main-thread call that starts a subagent: only those have something to gate. */
export function isSpawnCall(payload: unknown): boolean {
  return isRecord(payload) && isSpawn(payload.tool_name) && typeof payload.agent_id !== 'string'
}

/**
 * Gates the spawning of agents at EMERGENCY: what an agent reports back no longer fits. A subagent's own spawns report to
 * it, not to the session.
 */
export function judgeSpawn(
  call: { readonly toolName: string; readonly toolInput: unknown; readonly agentId: string | null },
  tier: ThresholdTier,
  mode: SpawnGate,
): Verdict {
  if (mode === 'off' || tier !== 'emergency' || call.agentId !== null || !isSpawn(call.toolName)) return ALLOW
  const described = isRecord(call.toolInput) ? stringOf(call.toolInput.description) : null
  return {
    decision: mode,
    guard: 'spawn-gate',
    target: described ?? 'agent',
    reason:
      'spawn-gate: the context is at EMERGENCY, where the report of an agent may not fit. Finish what is open without agents, or continue in a new session, which is handed the checkpoint.',
  }
}
