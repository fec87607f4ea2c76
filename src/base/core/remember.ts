/**
 * A function of a text that remembers its newest results, for texts that are compared again and again.
 *
 * @param limit Number of remembered results; one result more, and all are forgotten.
 */
export function remember<T>(limit: number, compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= limit) known.clear()
    const found = compute(text)
    known.set(text, found)
    return found
  }
}
