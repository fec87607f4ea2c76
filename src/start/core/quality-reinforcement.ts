import { type RankedItem, selectWithinBudget } from '../../base/core/budget.ts'
import { escapeAttribute, escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { Cadence } from '../../config/core/config.ts'
import type { Mark } from './mark.ts'

export const REINFORCEMENT_TOKENS = 600

type MarkedLine = Pick<Mark, 'rank' | 'content'>

/** Rules that were loaded before a compaction. The client rereads the last files and then reloads their rules. */
export interface LostRules {
  readonly marks: readonly Mark[]
  /** Lost rule files that no other section names. */
  readonly files: readonly string[]
}

/** Only whole lines that fit 600 tokens are told. Lines of lost rules come first. */
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

/** Words the lost rules as items. Their ranks lie below the marks' ranks, which start at 1 here. */
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

/** Sentence told once when formerly told lines are not marked any more. */
export function renderWithdrawal(): string {
  return '<quality-reinforcement note="changed; replaces what was said before">No line is marked any more.</quality-reinforcement>'
}

interface ReminderPlan {
  readonly isDue: boolean
  /** Remark for the model beside the lines; empty without any. */
  readonly note: string
  readonly why: string
}

const CHANGED = 'changed; replaces what was said before'

/** `lines` and `told` are fingerprints, or null; told lines still stand in the context. */
export function planReminder(
  cadence: Cadence,
  lines: string | null,
  { told, wasCompacted }: { readonly told: string | null; readonly wasCompacted: boolean },
): ReminderPlan {
  const silent = (why: string): ReminderPlan => ({ isDue: false, note: '', why })
  const due = (why: string, note = ''): ReminderPlan => ({ isDue: true, note, why })
  if (lines === null && told === null) return silent('no line is marked in the rule files')
  const isChanged = told !== null && told !== lines
  if (isChanged && cadence !== 'after-compaction') return due('the marked lines changed since they were told', CHANGED)
  if (cadence === 'every-prompt') return due('told with every prompt')
  if (told !== null) return silent('told before, and nothing changed since')
  if (cadence === 'on-change') return due('not told yet in this context')
  return wasCompacted ? due('not told yet since the compaction') : silent('told only after a compaction')
}
