import type { Mark } from '../reinforcement/mark.ts'
import { excerptLine } from '../text.ts'
import { type RankedItem, selectWithinBudget } from './budget.ts'
import { escapeAttribute, escapeText } from './element.ts'

export const REINFORCEMENT_TOKENS = 600

type MarkedLine = Pick<Mark, 'rank' | 'content'>

/** Rules that were loaded before a compaction. The client rereads the files read last and then has theirs again. */
export interface LostRules {
  /** Their marked lines; the file is named with each. */
  readonly marks: readonly Mark[]
  /** The files nothing else names. */
  readonly files: readonly string[]
}

/**
 * `<quality-reinforcement>`: the lines that the rule files of the repository mark for repetition, in order of their rank,
 * whole ones that fit 600 tokens. Those of lost rules come first.
 */
export function renderReinforcement(marks: readonly MarkedLine[], note = '', lost: LostRules | null = null): string {
  const known = new Set(lost?.marks.map(({ content }) => content))
  const items: RankedItem[] = [
    ...describeLost(lost),
    ...marks
      .filter(({ content }) => !known.has(content))
      .map(({ rank, content }) => ({ rank: rank + 1, text: `- ${escapeText(content)}` })),
  ]
  if (items.length === 0) return ''
  const open = `<quality-reinforcement source="marked lines of the repository's rule files"${note && ` note="${escapeAttribute(note)}"`}>\n`
  const close = '\n</quality-reinforcement>'
  const content = selectWithinBudget(items, REINFORCEMENT_TOKENS, open.length + close.length)
  return content === '' ? '' : `${open}${content}${close}`
}

/** Ranks below those of the marks, which start at 1 here. */
function describeLost(lost: LostRules | null): RankedItem[] {
  if (lost === null) return []
  const marked = lost.marks.map(({ rank, content, path }) => ({
    rank: rank / 10_000,
    text: `- ${escapeText(excerptLine(path, 120))}: ${escapeText(content)}`,
  }))
  if (lost.files.length === 0) return marked
  const names = lost.files.map((path) => escapeText(excerptLine(path, 120))).join(', ')
  return [
    { rank: -1, text: `Loaded before the compaction; they come back when a file they are for is read: ${names}` },
    ...marked,
  ]
}

/** Said once when lines that were told are not marked any more. */
export function renderWithdrawal(): string {
  return '<quality-reinforcement note="changed; replaces what was said before">No line is marked any more.</quality-reinforcement>'
}
