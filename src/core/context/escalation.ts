import type { Criticality } from '../config/config.ts'
import { needsOperator } from './criticality.ts'
import type { ThresholdTier } from './tier.ts'

/**
 * The plan's rules: a) a checkpoint at CRITICAL, b) the session's boundary at EMERGENCY, c) the operator at EMERGENCY from
 * C3 up, d) the operator after a compaction from C3 up, e) the same with a restart after the second one.
 */
export const ESCALATION_RULES = ['AE-006a', 'AE-006b', 'AE-006c', 'AE-006d', 'AE-006e'] as const
export type EscalationRule = (typeof ESCALATION_RULES)[number]

/** The rules that hold at a tier. Each is acted on once, when it begins to hold. */
export function listTierEscalations(tier: ThresholdTier, criticality: Criticality): readonly EscalationRule[] {
  if (tier === 'critical') return ['AE-006a']
  if (tier === 'emergency') return ['AE-006a', needsOperator(criticality) ? 'AE-006c' : 'AE-006b']
  return []
}

/** The rule of a compaction, by how many of its session it is; null below C3. */
export function findCompactionEscalation(count: number, criticality: Criticality): EscalationRule | null {
  if (!needsOperator(criticality) || count < 1) return null
  return count === 1 ? 'AE-006d' : 'AE-006e'
}
