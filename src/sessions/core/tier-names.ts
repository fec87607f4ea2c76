/** From quiet to loud; the index is the rank. */
export const THRESHOLD_TIERS = ['nominal', 'low', 'warning', 'critical', 'emergency'] as const
export type ThresholdTier = (typeof THRESHOLD_TIERS)[number]

/**
 * The plan's rules. At CRITICAL a) demands a checkpoint; at EMERGENCY b) demands the session's boundary. From C3 up, c)
 * asks the operator at EMERGENCY, and d) after a compaction. From the second compaction on, e) recommends a restart
 * too.
 */
export const ESCALATION_RULES = ['AE-006a', 'AE-006b', 'AE-006c', 'AE-006d', 'AE-006e'] as const
export type EscalationRule = (typeof ESCALATION_RULES)[number]
