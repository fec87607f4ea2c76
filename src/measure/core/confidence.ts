/**
 * Certainty of a computed number. `exact` is kept for a person's configuration, because the client has sources nobody
 * can see.
 */
export const CONFIDENCES = ['exact', 'high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export const POINT_KINDS = ['proactive', 'reactive', 'refusal'] as const

/**
 * The point at which the context stops growing. `proactive`: the client compacts here by itself. `reactive`: the client
 * compacts after the API has refused a request of this size. `refusal`: the client never compacts by itself, and the
 * API refuses requests past this point.
 */
export interface CompactionPoint {
  readonly tokens: number
  readonly windowTokens: number
  readonly kind: (typeof POINT_KINDS)[number]
  readonly source: string
  readonly confidence: Confidence
}
