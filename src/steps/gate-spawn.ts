import type { Config } from '../core/config/config.ts'
import type { Verdict } from '../core/guardrails/judge.ts'
import { judgeSpawn } from '../core/guardrails/spawn-gate.ts'
import type { ToolInput } from '../core/hook/input.ts'
import { readSessionState } from '../io/session-store.ts'

/** The spawn gate's verdict at the tier the session was last told: this hook sees usage one answer late. */
export function gateSpawn(projectDir: string, config: Config, input: ToolInput): Verdict {
  const { tier } = readSessionState(projectDir, input.sessionId).state
  return judgeSpawn(input, tier, config['escalation.gate_spawns'])
}
