/** How sure a computed number is. `exact` is kept for what a person configured: the client has sources nobody can see. */
export const CONFIDENCES = ['exact', 'high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/**
 * Where the context stops growing. `proactive`: the client compacts here by itself. `refusal`: it compacts only after
 * the API or the client refuses a request of this size, or not at all.
 */
export interface CompactionPoint {
  readonly tokens: number
  readonly windowTokens: number
  readonly kind: 'proactive' | 'refusal'
  readonly source: string
  readonly confidence: Confidence
}
