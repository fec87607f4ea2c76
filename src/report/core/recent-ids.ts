/** Remembers the newest ids, so that a gigabyte of rows needs no gigabyte of ids. */
export function createRecentIds(limit = 4096): { readonly isRepeated: (id: string | null) => boolean } {
  const ids = new Set<string>()
  return {
    isRepeated: (id) => {
      if (id === null) return false
      if (ids.has(id)) return true
      ids.add(id)
      // A Set keeps the order of insertion, so its first id is the oldest.
      for (const oldest of ids) {
        if (ids.size <= limit) break
        ids.delete(oldest)
      }
      return false
    },
  }
}
