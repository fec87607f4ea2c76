/** A list of token counts in a few numbers. */
export type Distribution = Readonly<Record<'count' | 'median' | 'p90' | 'largest', number>>

/** Describes a list by values that occurred. An empty list has no typical value and gives null. */
export function describeDistribution(values: readonly number[]): Distribution | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
  return { count: sorted.length, median: at(0.5), p90: at(0.9), largest: at(1) }
}
