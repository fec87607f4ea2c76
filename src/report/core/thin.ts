/**
 * Thins positions to about `limit` and keeps the shape of a curve. Each bucket keeps its lowest and highest value; both
 * ends and the positions in `keep` stay as well.
 */
export function thinPositions(values: readonly number[], limit: number, keep: ReadonlySet<number>): number[] {
  if (values.length <= limit) return values.map((_, index) => index)
  const kept = new Set([0, values.length - 1, ...keep])
  const buckets = Math.max(1, Math.floor(limit / 2))
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor((bucket * values.length) / buckets)
    const to = Math.floor(((bucket + 1) * values.length) / buckets)
    let lowest = from
    let highest = from
    for (let index = from; index < to; index += 1) {
      if ((values[index] ?? 0) < (values[lowest] ?? 0)) lowest = index
      if ((values[index] ?? 0) > (values[highest] ?? 0)) highest = index
    }
    kept.add(lowest).add(highest)
  }
  return [...kept].filter((index) => index >= 0 && index < values.length).sort((a, b) => a - b)
}
