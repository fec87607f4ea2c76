import type { Config } from '../../config/core/config.ts'
import { type Thresholds, TIER_TABLE } from '../../config/core/tier-table.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from '../../sessions/core/tier-names.ts'
import type { CompactionPoint } from './compaction-point.ts'
import { selectTypicalOperation } from './operations.ts'

/** The criticality's row, the configured row over that, the thresholds for all on top, then absolute floors. */
export function selectThresholds(config: Config, pointTokens: number): Thresholds {
  const row = `context_monitor.thresholds.${ROW_NAMES[config.criticality]}` as const
  const inRow = BOUNDED.map((tier) => config[`${row}.${tier}`])
  const forAll = BOUNDED.map((tier) => config[`context_monitor.${tier}_threshold`])
  const thresholds = layThresholds(layThresholds(TIER_TABLE[config.criticality], inRow), forAll)
  if (!config['context_monitor.absolute_floors']) return thresholds
  return raiseToFloors(thresholds, selectTypicalOperation(config).tokens / pointTokens)
}

const ROW_NAMES = { C1: 'c1', C2: 'c2', C3: 'c3', C4: 'c4' } as const
const BOUNDED = ['low', 'warning', 'critical', 'emergency'] as const

/** Typical operations that still fit when a tier begins; from the plan's study of windows of 500K and 1M. */
const FLOORS = { warning: 3, critical: 1.5, emergency: 1 }

/** In a large window, 70 % would warn with ten operations to go. */
function raiseToFloors({ low, warning, critical, emergency }: Thresholds, share: number): Thresholds {
  return {
    low,
    warning: Math.max(warning, 1 - FLOORS.warning * share),
    critical: Math.max(critical, 1 - FLOORS.critical * share),
    emergency: Math.max(emergency, 1 - FLOORS.emergency * share),
  }
}

/** A configured threshold stands as set; a threshold of the table gives way to keep the order. */
function layThresholds(table: Thresholds, set: readonly (number | null)[]): Thresholds {
  if (set.every((value) => value === null)) return table
  const [low = 0, warning = 0, critical = 0, emergency = 0] = BOUNDED.map((tier, index) => {
    const above = set.slice(index + 1).filter((item) => item !== null)
    const below = set.slice(0, index).filter((item) => item !== null)
    return set[index] ?? Math.max(Math.min(table[tier], ...above), ...below)
  })
  return { low, warning, critical, emergency }
}

/**
 * A boundary belongs to the tier above: "warning" at 0.80 would hide the last prompt on which a checkpoint fits. The
 * estimate runs ahead of compaction, so `fill` may exceed 1.
 */
export function classifyTier(fill: number, thresholds: Thresholds): ThresholdTier {
  if (fill >= thresholds.emergency) return 'emergency'
  if (fill >= thresholds.critical) return 'critical'
  if (fill >= thresholds.warning) return 'warning'
  if (fill >= thresholds.low) return 'low'
  return 'nominal'
}

export function rankTier(tier: ThresholdTier): number {
  return THRESHOLD_TIERS.indexOf(tier)
}

/** The fill must fall this far below a tier's bound to leave the tier: estimates wobble. */
const HYSTERESIS = 0.05

/** Follows a rise at once, a fall only clearly below the told tier's bound. A compaction or a rewind falls that far. */
export function settleTier(told: ThresholdTier, fill: number, thresholds: Thresholds): ThresholdTier {
  const now = classifyTier(fill, thresholds)
  if (rankTier(now) >= rankTier(told)) return now
  return rankTier(classifyTier(fill + HYSTERESIS, thresholds)) >= rankTier(told) ? told : now
}

export interface FillEstimate {
  /** Ratio of used tokens to the compaction point; may exceed 1. */
  readonly fill: number
  readonly inputTokens: number
  readonly pendingTokens: number
  readonly tier: ThresholdTier
  readonly point: CompactionPoint
}

/** Tokens the client itself compares with its trigger: the last answer's input and output plus all later input. */
export function estimateFill(
  tokens: { readonly inputTokens: number; readonly pendingTokens: number },
  point: CompactionPoint,
  thresholds: Thresholds,
): FillEstimate {
  const { inputTokens, pendingTokens } = tokens
  const fill = (inputTokens + pendingTokens) / point.tokens
  return { fill, inputTokens, pendingTokens, tier: classifyTier(fill, thresholds), point }
}
