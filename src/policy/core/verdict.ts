import type { Client } from '../../client/core/client.ts'
import type { ConfigKey, GuardMode } from '../../config/core/config.ts'

/** The guards in the order in which `pre-tool-use` asks them, under the names that a person reads. */
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
  'loss',
] as const
export type GuardName = (typeof GUARD_NAMES)[number]

export type Decision = 'warn' | 'ask' | 'deny'

/** A guard's objection to a call. `reason` names the rule and the allowed way, because the model acts on `reason`. */
export interface Finding {
  readonly decision: Decision
  readonly target: string
  readonly reason: string
  readonly mend?: Mend
}

/** The change of a setting after which the same call passes. A list gets entries or loses them; a word is set. */
export interface Mend {
  readonly key: ConfigKey
  readonly change: 'add' | 'remove' | 'set'
  readonly values: readonly string[]
}

export const setTo = (key: ConfigKey, value: string): Mend => ({ key, change: 'set', values: [value] })

export const deny = (target: string, reason: string, mend: Mend | null = null): Finding => ({
  ...{ decision: 'deny', target, reason },
  ...(mend && { mend }),
})

/** A guard's answer. `allow` prints no answer, so the person's own permission rules decide. */
export type Verdict = { readonly decision: 'allow' } | (Finding & { readonly guard: GuardName })

export const ALLOW: Verdict = { decision: 'allow' }

/**
 * Turns a question into a denial where the client would not ask. Measured on 2.1.329 with every permission
 * granted: a call that touches `.claude/` passes although a hook asks. Only a denial holds. Codex (0.169.0) runs the
 * call when a hook asks.
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

/** The weaker of the rule's decision and the guard's mode; null when the mode is off. */
export function capDecision(wanted: Decision, mode: GuardMode): Decision | null {
  const decision = RANKS[wanted] < RANKS[mode] ? wanted : mode
  return decision === 'off' ? null : decision
}
