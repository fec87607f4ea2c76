type Covers = (entry: string, wide: string) => boolean

export function isNarrower(value: unknown, wide: unknown, covers: Covers): boolean {
  const roots = listOf(wide).map(String)
  return listOf(value).every((entry) => roots.some((root) => covers(String(entry), root)))
}

/** A root stands in the wider list, or lies in a plain folder of that list. */
export const coversRoot: Covers = (entry, root) => {
  if (entry === root) return true
  if (!/^(?:[\w.-]+\/)*\*\*$/.test(root) || entry.includes('..')) return false
  const folder = root.slice(0, -2)
  return folder === '' ? !/^(?:[/~]|[A-Za-z]:|\\)/.test(entry) : entry.startsWith(folder)
}

/** A tool stands in the wider list, or the wider list allows every tool. */
export const coversTool: Covers = (entry, tool) => entry === tool || tool === '*'

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
