import type { Criticality } from '../../config/core/config.ts'
import { needsOperator } from '../../config/core/criticality.ts'
import type { EscalationRule, ThresholdTier } from '../../sessions/core/tier-names.ts'

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
