/** Beginnings of the marks that stand inside a line. */
const INLINE = ['@memor', '@Memor', '[remem', '[Remem', '[captu', '[Captu']

/**
 * A look at bytes finds these. Node looks for six bytes by their first one; a longer piece costs eight times as much.
 */
const NEEDLES = ['Decision:', '**Deci', '**Lear', '**Bloc', '**Patt', '__Deci', '__Lear', '__Bloc', '__Patt', ...INLINE]

/** Every mark has one of these. A look is as cheap as the first character is rare: `emory` would stop at each `e`. */
export const CORES = ['Decisi', 'Learni', 'Blocke', 'Patter', ...INLINE]

export function mayHoldMark(text: string): boolean {
  return CORES.some((core) => text.includes(core)) && NEEDLES.some((needle) => text.includes(needle))
}

export function mayBytesHoldMark(bytes: { includes(piece: string): boolean }): boolean {
  return NEEDLES.some((needle) => bytes.includes(needle))
}
