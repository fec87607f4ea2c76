import type { Config } from '../core/config/config.ts'
import { planReminder } from '../core/reinforcement/cadence.ts'
import type { Mark } from '../core/reinforcement/mark.ts'
import { keyReminders } from '../core/routing/words.ts'
import type { Reminder } from '../core/session/quiet-bounds.ts'
import type { SessionState } from '../core/session/state.ts'
import { escapeText } from '../core/xml/element.ts'
import { renderReinforcement, renderWithdrawal } from '../core/xml/quality-reinforcement.ts'
import { hasRulePlaces } from '../io/rule-stamp.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { readRules } from './read-rules.ts'

/** What a prompt is told of the rules, and what to remember of it. */
export interface RulesForPrompt {
  readonly text: string
  readonly why: string
  readonly reminder: Reminder
}

/** Plans the reminder of a prompt. Nothing is recorded. */
export async function planRules(projectDir: string, config: Config, state: SessionState): Promise<RulesForPrompt> {
  const key = keyReminders(config)
  const cadence = config['reinforcement.cadence']
  const told = state.reminder?.told ?? null
  const wasCompacted = state.compactions > 0 || state.pending.length > 0
  if (cadence === 'after-compaction' && !wasCompacted) {
    const { why } = planReminder(cadence, '', { told, wasCompacted })
    return { text: '', why, reminder: { key, stamp: null, told } }
  }
  const { marks, lines, stamp } = await readRules(projectDir, config)
  const plan = planReminder(cadence, lines, { told, wasCompacted })
  const whole = plan.isDue && lines !== null ? renderReinforcement(marks, plan.note) : ''
  const text = plan.isDue && lines === null ? renderWithdrawal() : whole
  // A stamp that no files ever have: every prompt is told.
  const next = cadence === 'every-prompt' && lines !== null ? 'every-prompt' : stamp
  const reminder = { key, stamp: cadence === 'after-compaction' ? null : next, told: plan.isDue ? lines : told }
  return { text, why: plan.why, reminder }
}

/**
 * What this prompt is told of the rules. It is recorded before it is said, so that of two prompts on their way at the same
 * time one says it.
 */
export async function tellRules(
  projectDir: string,
  config: Config,
  sessionId: string,
  state: SessionState,
): Promise<string> {
  const { text, reminder } = await planRules(projectDir, config, state)
  if (isSameReminder(reminder, state.reminder)) return text
  const claimed = updateSessionState(projectDir, sessionId, (now) => {
    const isElsewhere = text !== '' && isSameReminder(reminder, now.reminder)
    return { state: { ...now, reminder }, answer: { isOurs: !isElsewhere } }
  })
  return claimed === null || claimed.isOurs ? text : ''
}

const NO_RULES = { marks: [], lines: null, stamp: null }

/** Rules for a compacted session, and what to record once they are told. */
export interface RestoredRules {
  readonly text: string
  readonly record: () => void
}

/**
 * What a session is told of the rules right after a compaction, whatever the cadence: those that were loaded because of
 * where the work was, and may be gone, come first. The next prompt need not repeat it.
 *
 * @param lost Instruction files loaded before the compaction.
 * @param restored What is told anyway: a file that is named there is not named again.
 */
export async function restoreRules(
  projectDir: string,
  config: Config,
  sessionId: string,
  { lost, restored }: { readonly lost: readonly string[]; readonly restored: string },
): Promise<RestoredRules> {
  const hasRules = keyReminders(config) !== null || hasRulePlaces(projectDir)
  const { marks, lines, stamp } = hasRules ? await readRules(projectDir, config) : NO_RULES
  const files = lost.filter((path) => !restored.includes(escapeText(path)))
  const text = renderReinforcement(marks, 'after a compaction', { marks: await findLostMarks(projectDir, lost), files })
  const cadence = config['reinforcement.cadence']
  const record = () => {
    if (marks.length === 0) return
    const watched = cadence === 'every-prompt' ? cadence : stamp
    const reminder: Reminder = {
      key: keyReminders(config),
      stamp: cadence === 'after-compaction' ? null : watched,
      told: lines,
    }
    updateSessionState(projectDir, sessionId, (now) => ({ state: { ...now, reminder }, answer: true }))
  }
  return { text, record }
}

async function findLostMarks(projectDir: string, lost: readonly string[]): Promise<readonly Mark[]> {
  if (lost.length === 0) return []
  const { readLostMarks } = await import('./scan-rules.ts')
  return readLostMarks(projectDir, lost)
}

/** Remembers that this prompt told no rules: the section is off, or there was no room for it, and then it is due again. */
export function forgetRules(projectDir: string, sessionId: string, config: Config, state: SessionState): void {
  const stamp = config['sections.quality_reinforcement'] ? 'untold' : null
  const reminder: Reminder = { key: keyReminders(config), stamp, told: state.reminder?.told ?? null }
  if (isSameReminder(reminder, state.reminder)) return
  updateSessionState(projectDir, sessionId, (now) => ({ state: { ...now, reminder }, answer: true }))
}

function isSameReminder(a: Reminder, b: Reminder | null): boolean {
  return b !== null && a.key === b.key && a.stamp === b.stamp && a.told === b.told
}
