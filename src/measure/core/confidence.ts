/** `exact` is kept for a person's configuration, because the client has sources nobody can see. */
export const CONFIDENCES = ['exact', 'high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export const POINT_KINDS = ['proactive', 'reactive', 'refusal'] as const

/**
 * `proactive`: the client compacts here by itself. `reactive`: it compacts after the API refused this size. `refusal`:
 * the API refuses requests past this point, and nobody compacts.
 */
export interface CompactionPoint {
  readonly tokens: number
  readonly windowTokens: number
  readonly kind: (typeof POINT_KINDS)[number]
  readonly source: string
  readonly confidence: Confidence
}
