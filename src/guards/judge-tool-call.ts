import type { CallEffects } from '../calls/core/call-effects.ts'
import { findFilePath } from '../calls/core/tool-call.ts'
import { findLook } from '../calls/core/unseen.ts'
import { findEffects } from '../calls/find-effects.ts'
import { readClock } from '../files/io/clock.ts'
import { findOwnConfigFolder } from '../files/io/own-places.ts'
import { errorCode } from '../files/io/read-text.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import type { Governed } from '../policy/core/governance.ts'
import { describeMend } from '../policy/core/mend.ts'
import { type GuardName, type Mend, setTo, type Verdict } from '../policy/core/verdict.ts'
import { type Judgement, type JudgeTerms, judgeCall } from './core/judge.ts'
import { type Bench, type CallToJudge, findGuardPlaces, type GuardPlaces } from './guard-places.ts'
import { listGuards } from './list-guards.ts'

export interface JudgedCall extends Judgement {
  readonly effects: CallEffects | null
  /**
   * Governance file the call would write. Null also for file tools, whose input still names the file after the call.
   */
  readonly governed: Governed | null
}

/** Judges a tool call by the repository's policy. The guards go in their order, over one view of the call's effects. */
export async function judgeToolCall(toJudge: CallToJudge): Promise<JudgedCall> {
  const { config, call, projectDir } = toJudge
  const deadline = startDeadline(config['guardrails.deadline'])
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
    unresolved: config['guardrails.unresolved'],
    deadlineMs: config['guardrails.deadline'],
    ...deadline,
    hasEffects: () => found !== null,
    nameError: errorCode,
  })
  const saysItself = findFilePath(call) !== null
  const verdict = nameMend(judgement.verdict, toJudge)
  return { ...judgement, verdict, effects: found, governed: saysItself ? null : bench.governed }
}

/** Guards without a list of what they allow: their mode says how strong they are. */
const BY_MODE: Readonly<Partial<Record<GuardName, Mend>>> = {
  'write-size': setTo('guardrails.modes.write_size', 'warn'),
  'tool-availability': setTo('guardrails.modes.tool_availability', 'warn'),
  architecture: setTo('guardrails.modes.architecture', 'warn'),
  'spawn-gate': setTo('escalation.gate_spawns', 'off'),
  'self-protection': setTo('guardrails.modes.self_protection', 'ask'),
  governance: setTo('guardrails.modes.governance', 'ask'),
  'post-compaction-approval': setTo('guardrails.modes.post_compaction_approval', 'ask'),
  'stale-resumption': setTo('guardrails.modes.stale_resumption', 'warn'),
  loss: setTo('guardrails.modes.loss', 'rescue'),
}

/** A refusal tells which setting refuses, and how the person changes that setting. */
function nameMend(verdict: Verdict, { config, projectDir }: CallToJudge): Verdict {
  if (verdict.decision === 'allow') return verdict
  const { mend = BY_MODE[verdict.guard], ...finding } = verdict
  if (finding.decision !== 'deny' || mend === undefined) return finding
  const layer = config.policyLayers?.[mend.key] ?? null
  const own = layer === 'user' ? `${findOwnConfigFolder(projectDir) ?? '~/.config'}/holdfast/config.toml` : ''
  const command = nameOwnCommand(projectDir)
  return { ...finding, reason: `${finding.reason} ${describeMend(mend, { layer, own, command })}` }
}

/** Whether a note is needed: a call may have effects that were not seen beforehand, or its end matters. */
export function needsAftermath(judged: JudgedCall, toJudge: CallToJudge): boolean {
  if (judged.verdict.decision === 'deny') return false
  if (judged.governed !== null) return true
  // A file tool names all that it writes.
  if (findFilePath(toJudge.call) !== null) return false
  return findLook(toJudge, judged.effects) !== null
}

/** The client waits 5 seconds for this hook, the start of the process included, and then lets the call pass. */
const LIMIT_MS = 3500
/** A process that had to wait long for its start has at least this time. */
const LEAST_MS = 500

/**
 * Starts the time of a judgement. The time is over after so much work of the processor. With many hooks at once, a clock
 * on the wall mostly measures the others. The judgement is late when the client stops waiting soon.
 */
function startDeadline(workMs: number): Pick<JudgeTerms, 'isOverdue' | 'isLate'> {
  const before = process.cpuUsage()
  const end = readClock().getTime() + Math.max(LEAST_MS, LIMIT_MS - process.uptime() * 1000)
  return {
    isOverdue: () => {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 > workMs
    },
    isLate: () => readClock().getTime() > end,
  }
}
