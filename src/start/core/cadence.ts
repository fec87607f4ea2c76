import type { Cadence } from '../../config/core/config.ts'

/** A due reminder with its reason, or the reason for silence. */
export interface ReminderPlan {
  readonly isDue: boolean
  /** Remark for the model beside the lines; empty without any. */
  readonly note: string
  readonly why: string
}

const CHANGED = 'changed; replaces what was said before'

/**
 * Decides whether this prompt is told the marked lines.
 *
 * @param lines Fingerprint of the lines, or null without lines.
 * @param told Fingerprint of the lines told since the last compaction: they still stand in the context.
 */
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
