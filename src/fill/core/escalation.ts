import type { Criticality } from '../../config/core/config.ts'
import { needsOperator } from '../../config/core/criticality.ts'
import type { ThresholdTier } from './tier.ts'

/**
 * The plan's rules. At CRITICAL a) demands a checkpoint; at EMERGENCY b) demands the session's boundary. From C3 up, c)
 * asks the operator at EMERGENCY, and d) after a compaction. From the second compaction on, e) recommends a restart
 * too.
 */
export const ESCALATION_RULES = ['AE-006a', 'AE-006b', 'AE-006c', 'AE-006d', 'AE-006e'] as const
export type EscalationRule = (typeof ESCALATION_RULES)[number]

/** The rules that hold at a tier. Each is acted on once, when it begins to hold. */
export function listTierEscalations(tier: ThresholdTier, criticality: Criticality): readonly EscalationRule[] {
  if (tier === 'critical') return ['AE-006a']
  if (tier === 'emergency') return ['AE-006a', needsOperator(criticality) ? 'AE-006c' : 'AE-006b']
  return []
}

/** The rule of a compaction, by its number in the session; null below C3. */
export function findCompactionEscalation(count: number, criticality: Criticality): EscalationRule | null {
  if (!needsOperator(criticality) || count < 1) return null
  return count === 1 ? 'AE-006d' : 'AE-006e'
}
