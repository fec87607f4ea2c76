import { nameOwnCommand } from '../install/io/own-command.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { evaluateTrack } from '../tracks/evaluate-track.ts'
import { judgePlan } from './core/plan-evaluator.ts'
import type { Bench } from './guard-places.ts'

/** Judges a call by the plan of the active track. Without an active track every call passes. */
export async function judgePlanned({ call, effects, places }: Bench): Promise<Finding | null> {
  const [found, { projectDir }] = [await effects(), await places()]
  if (call.toolName !== 'Agent' && found.writes.length === 0) return null
  const track = evaluateTrack(projectDir)
  return track === null ? null : judgePlan(call, found, { projectDir, command: nameOwnCommand(projectDir), ...track })
}
