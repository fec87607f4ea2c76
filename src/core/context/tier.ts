import type { Config, Criticality } from '../config/config.ts'

/** From quiet to loud; the index is the rank. */
export const THRESHOLD_TIERS = ['nominal', 'low', 'warning', 'critical', 'emergency'] as const
export type ThresholdTier = (typeof THRESHOLD_TIERS)[number]

/** Lower bounds as ratios of the compaction point, each inclusive. */
export interface Thresholds {
  readonly low: number
  readonly warning: number
  readonly critical: number
  readonly emergency: number
}

/** C2 is calibrated (emergency: a typical gate of 29K no longer fits 200K); the others are the plan's provisional columns. */
export const TIER_TABLE: Readonly<Record<Criticality, Thresholds>> = {
  C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
  C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
  C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
  C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 },
}

/** The criticality's thresholds with the configured ones laid over. */
export function selectThresholds(config: Config): Thresholds {
  const table = TIER_TABLE[config.criticality]
  const low = config['context_monitor.low_threshold']
  const warning = config['context_monitor.warning_threshold']
  const critical = config['context_monitor.critical_threshold']
  const emergency = config['context_monitor.emergency_threshold']
  if (low === null && warning === null && critical === null && emergency === null) return table
  return layThresholds(table, [low, warning, critical, emergency])
}

/** A configured threshold stands as set; the table's own give way to it where they would fall out of order. */
function layThresholds(table: Thresholds, set: readonly (number | null)[]): Thresholds {
  const standard = [table.low, table.warning, table.critical, table.emergency]
  const [low = 0, warning = 0, critical = 0, emergency = 0] = standard.map((value, index) => {
    const above = set.slice(index + 1).filter((item) => item !== null)
    const below = set.slice(0, index).filter((item) => item !== null)
    return set[index] ?? Math.max(Math.min(value, ...above), ...below)
  })
  return { low, warning, critical, emergency }
}

/**
 * Names the tier a fill ratio falls in. A boundary belongs to the tier above it: reporting 0.80 as "warning" would
 * hide the last prompt on which a checkpoint still fits.
 *
 * @param fill Tokens used over the compaction point. May exceed 1: the estimate runs ahead of compaction by design.
 */
export function classifyTier(fill: number, thresholds: Thresholds): ThresholdTier {
  if (fill >= thresholds.emergency) return 'emergency'
  if (fill >= thresholds.critical) return 'critical'
  if (fill >= thresholds.warning) return 'warning'
  if (fill >= thresholds.low) return 'low'
  return 'nominal'
}

/** 0 for nominal to 4 for emergency. */
export function rankTier(tier: ThresholdTier): number {
  return THRESHOLD_TIERS.indexOf(tier)
}

/** How far below a tier's lower bound the fill must fall before the tier counts as left: estimates wobble by a few tokens. */
const HYSTERESIS = 0.05

/**
 * The tier that counts as told from now on. It follows a rise at once; it falls only when the fill is clearly below
 * the told tier's bound, which a compaction or a rewind does and a changed estimate does not.
 */
export function settleTier(told: ThresholdTier, fill: number, thresholds: Thresholds): ThresholdTier {
  const now = classifyTier(fill, thresholds)
  if (rankTier(now) >= rankTier(told)) return now
  return rankTier(classifyTier(fill + HYSTERESIS, thresholds)) >= rankTier(told) ? told : now
}
