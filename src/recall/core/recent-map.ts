/** A map of what came last. */
export interface RecentMap<Value> {
  readonly has: (key: string) => boolean
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
}

/**
 * Remembers the last `limit` keys at least, twice as many at most. Two maps take turns: in one map, V8 steps over every
 * deleted key on the way to the oldest.
 */
export function createRecentMap<Value>(limit: number): RecentMap<Value> {
  let newer = new Map<string, Value>()
  let older = newer
  return {
    has: (key) => newer.has(key) || older.has(key),
    get: (key) => newer.get(key) ?? older.get(key),
    set: (key, value) => {
      if (newer.size >= limit) [older, newer] = [newer, new Map()]
      newer.set(key, value)
    },
  }
}
