import type { Mark } from './mark.ts'

/** More than fit, however short they are. */
const MAX_MARKS = 200

/** The marks in order of importance, each content once: of the same rank, by file and line. */
export function rankMarks(marks: readonly Mark[]): Mark[] {
  const ranked = [...marks].sort(
    (a, b) => a.rank - b.rank || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line),
  )
  const seen = new Set<string>()
  const kept: Mark[] = []
  for (const mark of ranked) {
    if (kept.length >= MAX_MARKS) break
    if (!seen.has(mark.content)) kept.push(mark)
    seen.add(mark.content)
  }
  return kept
}

/** Those of ranked marks that fit a tag's budget by themselves: the others would be read on every prompt for nothing. */
export function trimMarks<T extends Pick<Mark, 'content'>>(marks: readonly T[], budgetTokens: number): T[] {
  let left = budgetTokens * 4
  return marks.filter(({ content }) => {
    const fits = content.length + 3 <= left
    if (fits) left -= content.length + 3
    return fits
  })
}

/** Marks from a cache of ours, or null: like every file it is not to be trusted. */
export function parseMarkCache(value: unknown): readonly Pick<Mark, 'rank' | 'content'>[] | null {
  if (!Array.isArray(value) || value.length > MAX_MARKS) return null
  const isWhole = value.every(
    (item) => typeof item?.rank === 'number' && typeof item.content === 'string' && item.content.length <= 400,
  )
  return isWhole ? value : null
}
