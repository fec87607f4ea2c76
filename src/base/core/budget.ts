/** One piece of a tag's content, already escaped. Lower rank is more important. */
export interface RankedItem {
  readonly rank: number
  readonly text: string
}

/**
 * The most important items that fit, in their given order, joined by line breaks. Items are cut whole; a smaller item
 * further down may still fit after a larger one did not.
 *
 * @param frameChars Characters of the opening and closing tags around the content.
 */
export function selectWithinBudget(items: readonly RankedItem[], budgetTokens: number, frameChars: number): string {
  const chosen = chooseWithinBudget(items, budgetTokens, frameChars)
  return items
    .filter((_, index) => chosen.has(index))
    .map((item) => item.text)
    .join('\n')
}

export function chooseWithinBudget(
  items: readonly RankedItem[],
  budgetTokens: number,
  frameChars: number,
): ReadonlySet<number> {
  const byRank = items.map((item, index) => ({ ...item, index })).sort((a, b) => a.rank - b.rank || a.index - b.index)
  const chosen = new Set<number>()
  let chars = frameChars
  for (const item of byRank) {
    const added = item.text.length + 1
    if (item.text === '' || Math.ceil((chars + added) / 4) > budgetTokens) continue
    chosen.add(item.index)
    chars += added
  }
  return chosen
}
