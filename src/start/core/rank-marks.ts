import { compareText } from '../../base/core/text.ts'
import type { Mark } from './mark.ts'
import { MAX_CONTENT_CHARS } from './mark-bound.ts'

/** Bound of the marks kept; marks of usual length fill the budget far sooner. */
const MAX_MARKS = 200

export function rankMarks(marks: readonly Mark[]): Mark[] {
  const ranked = [...marks].sort((a, b) => a.rank - b.rank || compareText(a.path, b.path) || a.line - b.line)
  const seen = new Set<string>()
  const kept: Mark[] = []
  for (const mark of ranked) {
    if (kept.length >= MAX_MARKS) break
    if (!seen.has(mark.content)) kept.push(mark)
    seen.add(mark.content)
  }
  return kept
}

/** Keeps those ranked marks that fit a tag's budget. The others would be read on every prompt for nothing. */
export function trimMarks<T extends Pick<Mark, 'content'>>(marks: readonly T[], budgetTokens: number): T[] {
  let left = budgetTokens * 4
  return marks.filter(({ content }) => {
    const fits = content.length + 3 <= left
    if (fits) left -= content.length + 3
    return fits
  })
}

/** Parses marks from our cache; null for a faulty cache, because any file may be damaged. */
export function parseMarkCache(value: unknown): readonly Pick<Mark, 'rank' | 'content'>[] | null {
  if (!Array.isArray(value) || value.length > MAX_MARKS) return null
  const isWhole = value.every(
    (item) =>
      typeof item?.rank === 'number' && typeof item.content === 'string' && item.content.length <= MAX_CONTENT_CHARS,
  )
  return isWhole ? value : null
}
