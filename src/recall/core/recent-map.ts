/** Keeps `limit` keys at least. Two maps take turns: in one, V8 steps over every deleted key to the oldest. */
export function createRecentMap<Value>(limit: number) {
  let newer = new Map<string, Value>()
  let older = newer
  return {
    has: (key: string) => newer.has(key) || older.has(key),
    get: (key: string) => newer.get(key) ?? older.get(key),
    set: (key: string, value: Value) => {
      if (newer.size >= limit) [older, newer] = [newer, new Map()]
      newer.set(key, value)
    },
  }
}
