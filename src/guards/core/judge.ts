import type { FailMode, GuardMode, UnresolvedMode } from '../../config/core/config.ts'
import {
  ALLOW,
  capDecision,
  deny,
  type Finding,
  type GuardName,
  setTo,
  type Verdict,
} from '../../policy/core/verdict.ts'

export interface Guard {
  readonly name: GuardName
  readonly mode: GuardMode
  /** Facts the guard goes by: the call alone, the call's effects (the usual), or files besides. */
  readonly needs?: 'call' | 'effects' | 'files'
  /** Null when the repository's policy gives this guard nothing to go by. */
  readonly judge: (() => Finding | null | Promise<Finding | null>) | null
}

/**
 * Outcome of one guard: switched off, without terms to go by, content, or against the call. A guard without a verdict
 * failed, or the time was over before it was asked.
 */
export type GuardOutcome =
  | { readonly code: 'off' | 'idle' | 'content' }
  | { readonly code: 'objects'; readonly finding: Finding }
  | { readonly code: 'unjudged' | 'overdue'; readonly cause: string }

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
  readonly unresolved: UnresolvedMode
  readonly deadlineMs: number
  /** Whether the judgement has taken as much work as it may. */
  readonly isOverdue: () => boolean
  /** Whether the client stops waiting soon: no work is begun then that nobody can bound. */
  readonly isLate: () => boolean
  /** Whether the effects of the call are found: a guard that goes by them costs next to nothing then. */
  readonly hasEffects: () => boolean
  readonly nameError: (error: unknown) => string
}

type NamedFinding = Finding & { readonly guard: GuardName }

/**
 * Asks the guards, those that read further files last. The first denial ends the judgement; a question is kept while
 * the rest may still deny; advice is joined. After a guard throws, `fail = "closed"` refuses the call at once, and any
 * other `fail` asks the rest. A guard that goes by facts already found is asked however late it is. For a guard that is
 * overdue the person is asked, or the call is refused.
 */
export async function judgeCall(guards: readonly Guard[], terms: JudgeTerms): Promise<Judgement> {
  const outcomes = new Map<GuardName, GuardOutcome>()
  const found: NamedFinding[] = []
  let failure: Judgement['failure'] = null
  const end = (verdict: Verdict): Judgement => ({ verdict, steps: listSteps(guards, outcomes), failure })
  for (const guard of orderByCost(guards)) {
    const outcome = await askGuard(guard, terms)
    outcomes.set(guard.name, outcome)
    if (outcome.code === 'unjudged' || outcome.code === 'overdue') {
      const failed = { guard: guard.name, cause: outcome.cause }
      failure ??= failed
      if (terms.fail === 'closed') return end(refuseUnjudged(failed))
      const isFirst = [...outcomes.values()].filter(({ code }) => code === 'overdue').length === 1
      if (outcome.code === 'overdue' && isFirst) found.push(doubtOverdue(failed, terms))
    }
    if (outcome.code === 'objects')
      found.push({ ...outcome.finding, reason: `${guard.name}: ${outcome.finding.reason}`, guard: guard.name })
    const last = found.at(-1)
    if (last?.decision === 'deny') return end(last)
  }
  return end(summarize(found))
}

/** A guard that reads files may take long: the guards that have an answer come before it. */
function orderByCost(guards: readonly Guard[]): readonly Guard[] {
  const readsFiles = ({ needs }: Guard) => needs === 'files'
  return [...guards.filter((guard) => !readsFiles(guard)), ...guards.filter(readsFiles)]
}

function listSteps(guards: readonly Guard[], outcomes: ReadonlyMap<GuardName, GuardOutcome>): readonly GuardStep[] {
  return guards.flatMap(({ name }) => {
    const outcome = outcomes.get(name)
    return outcome === undefined ? [] : [{ guard: name, outcome }]
  })
}

async function askGuard({ mode, judge, needs }: Guard, terms: JudgeTerms): Promise<GuardOutcome> {
  if (mode === 'off') return { code: 'off' }
  if (judge === null) return { code: 'idle' }
  const isReady = needs === 'call' || (needs !== 'files' && terms.hasEffects())
  const isOver = terms.isOverdue() || (!terms.hasEffects() && terms.isLate())
  if (!isReady && isOver) return { code: 'overdue', cause: `no verdict within ${terms.deadlineMs} ms` }
  try {
    const finding = await judge()
    const decision = finding === null ? null : capDecision(finding.decision, mode)
    if (finding === null || decision === null) return { code: 'content' }
    return { code: 'objects', finding: { ...finding, decision } }
  } catch (error) {
    return { code: 'unjudged', cause: `it failed (${terms.nameError(error)})` }
  }
}

/** The word of an overdue guard is unknown, so the call is treated as one whose writes are unknown. */
function doubtOverdue({ guard, cause }: { readonly guard: GuardName; readonly cause: string }, terms: JudgeTerms) {
  const reason = `${guard}: ${cause}, so whether this call keeps the rules is not known. A smaller or plainer call is judged in time.`
  const mend = setTo('guardrails.unresolved', 'ask')
  return { decision: terms.unresolved === 'deny' ? 'deny' : 'ask', guard, target: guard, reason, mend } as const
}

function refuseUnjudged({ guard, cause }: { readonly guard: GuardName; readonly cause: string }): Verdict {
  const reason = `${guard}: ${cause}, and this repository refuses what cannot be judged (guardrails.fail = "closed"). Try a smaller or plainer call.`
  return { ...deny(guard, reason, setTo('guardrails.fail', 'open')), guard }
}

function summarize(found: readonly NamedFinding[]): Verdict {
  const first = found.find(({ decision }) => decision === 'ask') ?? found[0]
  if (first === undefined) return ALLOW
  return { ...first, reason: found.map(({ reason }) => reason).join('\n') }
}
