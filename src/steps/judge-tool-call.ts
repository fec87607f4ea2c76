import type { Config } from '../core/config/config.ts'
import type { CallEffects } from '../core/guardrails/effects.ts'
import type { Governed } from '../core/guardrails/governance.ts'
import { type Judgement, judgeCall } from '../core/guardrails/judge.ts'
import { findFilePath } from '../core/guardrails/tool-call.ts'
import { readClock } from '../io/clock.ts'
import { errorCode } from '../io/read-text.ts'
import { findEffects } from './find-effects.ts'
import { findGuardPlaces, type GuardPlaces } from './guard-places.ts'
import { type Bench, type CallToJudge, listGuards } from './list-guards.ts'

export interface JudgedCall extends Judgement {
  /** What the call does to files; null when no guard asked. */
  readonly effects: CallEffects | null
  /** The governance file the call would write; null also for file tools, whose own input says it when the call is over. */
  readonly governed: Governed | null
}

/** Judges a tool call by the repository's policy: the guards in their order, over one view of what the call does. */
export async function judgeToolCall(toJudge: CallToJudge): Promise<JudgedCall> {
  const { config, call, projectDir } = toJudge
  const started = readClock().getTime()
  let found: CallEffects | null = null
  let finding: Promise<GuardPlaces> | null = null
  const places = () => {
    finding ??= findGuardPlaces(projectDir, call.cwd)
    return finding
  }
  const effects = async () => {
    found ??= await findEffects(call, config, (await places()).home)
    return found
  }
  const bench: Bench = { ...toJudge, effects, places, governed: null }
  const judgement = await judgeCall(listGuards(bench), {
    fail: config['guardrails.fail'],
    deadlineMs: config['guardrails.deadline'],
    isOverdue: () => readClock().getTime() - started > config['guardrails.deadline'],
    nameError: errorCode,
  })
  const saysItself = findFilePath(call) !== null
  return { ...judgement, effects: found, governed: saysItself ? null : bench.governed }
}

/** Whether something a call does was not seen beforehand: then what it leaves behind is looked at. */
export function needsAftermath({ verdict, effects, governed }: JudgedCall, config: Config): boolean {
  if (verdict.decision === 'deny' || effects === null) return false
  if (governed !== null) return true
  const confined = config['guardrails.write_roots'] !== null && config['guardrails.modes.confined_writes'] !== 'off'
  return confined && (effects.unresolved.length > 0 || effects.unknown.length > 0)
}
