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

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The words of a list as a set, made with the first call. Made at once, a long list costs each hook that loads it. */
export function wordSet(list: string): () => ReadonlySet<string> {
  return once(() => new Set(list.split(/\s+/)))
}
