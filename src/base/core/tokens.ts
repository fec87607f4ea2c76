/** Tokens of a text by the design's fixed estimate: a token per four UTF-16 units, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** Tokens of a told text. A wide character (Chinese, Japanese, Korean) is about a token, other characters a quarter. */
export function estimateWide(text: string): number {
  return Math.ceil(measureText(text) / 4)
}

/** UTF-16 units of a text, in which a wide character counts as four. */
export function measureText(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/g)
  return text.length + 3 * (wide?.length ?? 0)
}

/** Tokens for reading: `104K` from 1,000 up, `1M` and `1.2M` from a million up, the plain number below. */
export function formatTokens(tokens: number): string {
  if (tokens < 1000) return `${Math.max(0, Math.round(tokens))}`
  const thousands = Math.round(tokens / 1000)
  return thousands < 1000 ? `${thousands}K` : `${Math.round(thousands / 100) / 10}M`
}

/** Tokens left, cut rather than rounded: a size that is said to fit must fit. */
export function formatTokensLeft(tokens: number): string {
  const step = tokens >= 1_000_000 ? 100_000 : tokens >= 1000 ? 1000 : 1
  return formatTokens(Math.floor(tokens / step) * step)
}

/**
 * A ratio as a percentage, with one decimal for a broken number. `formatPercentage` cuts and does not round: 69.96 %
 * must not read as 70 %, which may begin a tier.
 */
export function formatPercentage(ratio: number): string {
  const tenths = Math.floor(ratio * 1000 + 1e-6)
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`
}
