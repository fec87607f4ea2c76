import type { Criticality } from './config.ts'

/** Lower bounds as ratios of the compaction point, each inclusive. */
export type Thresholds = Readonly<Record<'low' | 'warning' | 'critical' | 'emergency', number>>

/**
 * C2 is calibrated (emergency: a gate of 29K no longer fits 200K). The other rows are the plan's provisional columns.
 */
export const TIER_TABLE: Readonly<Record<Criticality, Thresholds>> = {
  C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
  C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
  C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
  C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 },
}
