import type { FailMode, GuardMode } from '../../config/core/config.ts'
import { ALLOW, capDecision, type Finding, type GuardName, type Verdict } from '../../policy/core/verdict.ts'

export interface Guard {
  readonly name: GuardName
  readonly mode: GuardMode
  /** Null when the repository's policy gives this guard nothing to go by. */
  readonly judge: (() => Finding | null | Promise<Finding | null>) | null
}

/** Outcome of one guard: switched off, without terms to go by, content, against the call, or without a verdict. */
export type GuardOutcome =
  | { readonly code: 'off' | 'idle' | 'content' }
  | { readonly code: 'objects'; readonly finding: Finding }
  | { readonly code: 'unjudged'; readonly cause: string }

export interface GuardStep {
  readonly guard: GuardName
  readonly outcome: GuardOutcome
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
 * Asks the guards in turn. The first denial ends the judgement; a question is kept while the rest may still deny;
 * advice is joined. After a guard throws, `fail = "closed"` refuses the call at once. Any other `fail` asks the rest,
 * as long as there is time.
 */
export async function judgeCall(guards: readonly Guard[], terms: JudgeTerms): Promise<Judgement> {
  const steps: GuardStep[] = []
  const found: (Finding & { readonly guard: GuardName })[] = []
  let failure: Judgement['failure'] = null
  for (const guard of guards) {
    const outcome = await askGuard(guard, terms)
    steps.push({ guard: guard.name, outcome })
    if (outcome.code === 'unjudged') {
      const failed = { guard: guard.name, cause: outcome.cause }
      if (terms.fail === 'closed') return { verdict: refuseUnjudged(failed), steps, failure: failed }
      failure ??= failed
      if (terms.isOverdue()) break
      continue
    }
    if (outcome.code !== 'objects') continue
    const verdict = { ...outcome.finding, reason: `${guard.name}: ${outcome.finding.reason}`, guard: guard.name }
    if (verdict.decision === 'deny') return { verdict, steps, failure }
    found.push(verdict)
  }
  return { verdict: summarize(found), steps, failure }
}

async function askGuard({ mode, judge }: Guard, terms: JudgeTerms): Promise<GuardOutcome> {
  if (mode === 'off') return { code: 'off' }
  if (judge === null) return { code: 'idle' }
  if (terms.isOverdue()) return { code: 'unjudged', cause: `no verdict within ${terms.deadlineMs} ms` }
  try {
    const finding = await judge()
    const decision = finding === null ? null : capDecision(finding.decision, mode)
    if (finding === null || decision === null) return { code: 'content' }
    return { code: 'objects', finding: { ...finding, decision } }
  } catch (error) {
    return { code: 'unjudged', cause: `it failed (${terms.nameError(error)})` }
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
