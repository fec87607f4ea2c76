import type { FailMode, GuardMode } from '../config/config.ts'
import { ALLOW, capDecision, type Finding, type GuardName, type Verdict } from './verdict.ts'

export interface Guard {
  readonly name: GuardName
  readonly mode: GuardMode
  /** Null when the repository's policy gives this guard nothing to go by. */
  readonly judge: (() => Finding | null | Promise<Finding | null>) | null
}

/** How one guard came out, for `holdfast explain`. */
export interface GuardStep {
  readonly guard: GuardName
  readonly outcome: string
}

export interface Judgement {
  readonly verdict: Verdict
  readonly steps: readonly GuardStep[]
  /** The first guard that reached no verdict, and why; null when all that were asked did. */
  readonly failure: { readonly guard: GuardName; readonly cause: string } | null
}

export interface JudgeTerms {
  readonly fail: FailMode
  readonly deadlineMs: number
  readonly isOverdue: () => boolean
  readonly nameError: (error: unknown) => string
}

/**
 * Asks the guards in turn. The first denial ends it; a question is kept while the rest may still deny; words of advice
 * are joined. A guard that throws takes no other with it: with `fail = "closed"` the call is refused at once, else the rest is
 * asked, as long as there is time.
 */
export async function judgeCall(guards: readonly Guard[], terms: JudgeTerms): Promise<Judgement> {
  const steps: GuardStep[] = []
  const found: (Finding & { readonly guard: GuardName })[] = []
  let failure: Judgement['failure'] = null
  for (const guard of guards) {
    const answer = await askGuard(guard, terms)
    steps.push({ guard: guard.name, outcome: answer.outcome })
    if ('cause' in answer) {
      const failed = { guard: guard.name, cause: answer.cause }
      if (terms.fail === 'closed') return { verdict: refuseUnjudged(failed), steps, failure: failed }
      failure ??= failed
      if (terms.isOverdue()) break
      continue
    }
    if (answer.finding === null) continue
    const verdict = { ...answer.finding, reason: `${guard.name}: ${answer.finding.reason}`, guard: guard.name }
    if (verdict.decision === 'deny') return { verdict, steps, failure }
    found.push(verdict)
  }
  return { verdict: summarize(found), steps, failure }
}

type GuardAnswer = { readonly outcome: string } & ({ readonly finding: Finding | null } | { readonly cause: string })

async function askGuard({ mode, judge }: Guard, terms: JudgeTerms): Promise<GuardAnswer> {
  if (mode === 'off') return { outcome: 'switched off', finding: null }
  if (judge === null) return { outcome: 'nothing to go by', finding: null }
  if (terms.isOverdue()) {
    const cause = `no verdict within ${terms.deadlineMs} ms`
    return { outcome: cause, cause }
  }
  try {
    const finding = await judge()
    if (finding === null) return { outcome: 'no objection', finding }
    const decision = capDecision(finding.decision, mode)
    if (decision === null) return { outcome: 'no objection', finding: null }
    return { outcome: `${decision}: ${finding.reason}`, finding: { ...finding, decision } }
  } catch (error) {
    const cause = `it failed (${terms.nameError(error)})`
    return { outcome: cause, cause }
  }
}

function refuseUnjudged({ guard, cause }: { readonly guard: GuardName; readonly cause: string }): Verdict {
  const reason = `${guard}: ${cause}, and this repository refuses what cannot be judged (guardrails.fail = "closed"). Try a smaller or plainer call.`
  return { decision: 'deny', guard, target: guard, reason }
}

function summarize(found: readonly (Finding & { readonly guard: GuardName })[]): Verdict {
  const first = found.find(({ decision }) => decision === 'ask') ?? found[0]
  if (first === undefined) return ALLOW
  return { ...first, reason: found.map(({ reason }) => reason).join('\n') }
}
