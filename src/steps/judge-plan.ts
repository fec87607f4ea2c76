import type { CallEffects } from '../core/guardrails/effects.ts'
import { judgePlan } from '../core/guardrails/plan-evaluator.ts'
import type { ToolCall } from '../core/guardrails/tool-call.ts'
import type { Finding } from '../core/guardrails/verdict.ts'
import { evaluateTrack } from './evaluate-track.ts'
import type { GuardPlaces } from './guard-places.ts'

/** Judges a call by the plan of the active track. Without one there is nothing to wait for. */
export function judgePlanned(call: ToolCall, effects: CallEffects, { projectDir }: GuardPlaces): Finding | null {
  if (call.toolName !== 'Agent' && effects.writes.length === 0) return null
  const track = evaluateTrack(projectDir)
  return track === null ? null : judgePlan(call, effects, { projectDir, ...track })
}
