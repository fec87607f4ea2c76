import type { CallEffects } from '../calls/core/call-effects.ts'
import type { ToolCall } from '../calls/core/tool-call.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { evaluateTrack } from '../tracks/evaluate-track.ts'
import { judgePlan } from './core/plan-evaluator.ts'
import type { GuardPlaces } from './guard-places.ts'

/** Judges a call by the plan of the active track. Without an active track every call passes. */
export function judgePlanned(call: ToolCall, effects: CallEffects, { projectDir }: GuardPlaces): Finding | null {
  if (call.toolName !== 'Agent' && effects.writes.length === 0) return null
  const track = evaluateTrack(projectDir)
  return track === null ? null : judgePlan(call, effects, { projectDir, command: nameOwnCommand(projectDir), ...track })
}
