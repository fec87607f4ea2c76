import type { ThresholdTier } from '../../state/core/tier-names.ts'
import type { CompactionPoint } from './confidence.ts'
import { classifyTier, type Thresholds } from './tier.ts'

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
