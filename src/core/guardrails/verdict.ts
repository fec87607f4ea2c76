import type { Client } from '../clients/client.ts'
import type { GuardMode } from '../config/config.ts'

/** The guards in the order they are asked, under the names a person reads. */
export const GUARD_NAMES = [
  'allowed-tools',
  'self-protection',
  'confined-writes',
  'write-size',
  'spawn-gate',
  'tool-availability',
  'plan-evaluator',
  'architecture',
  'governance',
  'post-compaction-approval',
  'stale-resumption',
] as const
export type GuardName = (typeof GUARD_NAMES)[number]

export type Decision = 'warn' | 'ask' | 'deny'

/** What a guard found against a call. `reason` says the rule and what is allowed instead: the model acts on it. */
export interface Finding {
  readonly decision: Decision
  readonly target: string
  readonly reason: string
}

/** A guard's answer. `allow` says nothing to anyone: the person's own permission rules decide. */
export type Verdict = { readonly decision: 'allow' } | (Finding & { readonly guard: GuardName })

export const ALLOW: Verdict = { decision: 'allow' }

/**
 * The verdict as the client will keep it. Measured on 2.1.329: with every permission granted, it lets a call that touches
 * `.claude/` pass although a hook asks; only a denial holds there. Codex (0.169.0) takes no question from a hook: the call
 * would run.
 */
export function hardenVerdict(verdict: Verdict, permissionMode: string | null, client: Client): Verdict {
  if (verdict.decision !== 'ask') return verdict
  if (client !== 'claude') {
    const reason = `${verdict.reason} A hook cannot ask the person here, so the call is refused: tell them what you would do, and let them do it.`
    return { ...verdict, decision: 'deny', reason }
  }
  const isPassed = permissionMode === 'bypassPermissions' && /[\\/]\.claude(?:[\\/]|$)/.test(verdict.target)
  return isPassed ? { ...verdict, decision: 'deny' } : verdict
}

const RANKS: Readonly<Record<Decision | 'off', number>> = { off: 0, warn: 1, ask: 2, deny: 3 }

/** The weaker of what a rule wants and what the guard's mode lets it do; null when it is to say nothing. */
export function capDecision(wanted: Decision, mode: GuardMode): Decision | null {
  const decision = RANKS[wanted] < RANKS[mode] ? wanted : mode
  return decision === 'off' ? null : decision
}
