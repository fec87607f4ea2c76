/** How sure a computed number is. `exact` is kept for what a person configured: the client has sources nobody can see. */
export const CONFIDENCES = ['exact', 'high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export const POINT_KINDS = ['proactive', 'reactive', 'refusal'] as const

/**
 * Where the context stops growing. `proactive`: the client compacts here by itself. `reactive`: it compacts once the API
 * has refused a request of this size. `refusal`: nothing compacts by itself, requests past this are refused.
 */
export interface CompactionPoint {
  readonly tokens: number
  readonly windowTokens: number
  readonly kind: (typeof POINT_KINDS)[number]
  readonly source: string
  readonly confidence: Confidence
}
