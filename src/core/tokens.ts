/** Tokens of a text, estimated as the design fixes it: one per four UTF-16 units, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** Tokens for reading: `104K` from 1,000 up, the plain number below. */
export function formatTokens(tokens: number): string {
  return tokens < 1000 ? `${Math.max(0, Math.round(tokens))}` : `${Math.round(tokens / 1000)}K`
}

/**
 * A ratio as a percentage, with one decimal when it is not whole. Cut, not rounded: 69.96 % must not read as the
 * 70 % it has not reached.
 */
export function formatPercentage(ratio: number): string {
  const tenths = Math.floor(ratio * 1000 + 1e-6)
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`
}
