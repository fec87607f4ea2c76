import { escapeText } from '../base/core/element.ts'
import { fingerprint } from '../base/core/fingerprint.ts'
import type { Config, ConfiguredCall } from '../config/core/config.ts'
import type { Reminder } from '../sessions/core/quiet-bounds.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import type { Mark } from './core/mark.ts'
import {
  planReminder,
  REINFORCEMENT_TOKENS,
  renderReinforcement,
  renderWithdrawal,
} from './core/quality-reinforcement.ts'
import { parseMarkCache, trimMarks } from './core/rank-marks.ts'
import { keyReminders } from './core/words.ts'
import { hasRulePlaces, readRuleCache, STANDARD_PLACES, stampPaths } from './io/rule-stamp.ts'

/** Plans the rules told with a prompt, the reason, and the reminder to record. `planRules` records no state. */
export async function planRules({ projectDir, config }: ConfiguredCall, state: SessionState) {
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
  // `every-prompt` equals no stamp of files, so the rules are told with every prompt.
  const next = cadence === 'every-prompt' && lines !== null ? 'every-prompt' : stamp
  const reminder = { key, stamp: cadence === 'after-compaction' ? null : next, told: plan.isDue ? lines : told }
  return { text, why: plan.why, reminder }
}

/** The record precedes the telling, so that only the first of two simultaneous prompts tells them. */
export async function tellRules(call: ConfiguredCall, sessionId: string, state: SessionState): Promise<string> {
  const { text, reminder } = await planRules(call, state)
  if (isSameReminder(reminder, state.reminder)) return text
  const claimed = updateSessionState(call.projectDir, sessionId, (now) => {
    const isElsewhere = text !== '' && isSameReminder(reminder, now.reminder)
    return { state: { ...now, reminder }, answer: { isOurs: !isElsewhere } }
  })
  return claimed === null || claimed.isOurs ? text : ''
}

const NO_RULES = { marks: [], lines: null, stamp: null }

/** Rules for a compacted session, and their record for after the telling. */
export interface RestoredRules {
  readonly text: string
  readonly record: () => void
}

/**
 * Rules loaded because of the place of work may be gone, so they come first, whatever the cadence. Files that
 * `restored` names are not named again.
 */
export async function restoreRules(
  { projectDir, config }: ConfiguredCall,
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

/** The section may be off. Without room in the answer the rules are due again. */
export function forgetRules({ projectDir, config }: ConfiguredCall, sessionId: string, state: SessionState): void {
  const stamp = config['sections.quality_reinforcement'] ? 'untold' : null
  const reminder: Reminder = { key: keyReminders(config), stamp, told: state.reminder?.told ?? null }
  if (isSameReminder(reminder, state.reminder)) return
  updateSessionState(projectDir, sessionId, (now) => ({ state: { ...now, reminder }, answer: true }))
}

function isSameReminder(a: Reminder, b: Reminder | null): boolean {
  return b !== null && a.key === b.key && a.stamp === b.stamp && a.told === b.told
}

/** The cache answers while every watched file is unchanged. `lines` is a fingerprint, or null; `stamp` the paths'. */
async function readRules(projectDir: string, config: Config) {
  const cache = readRuleCache(projectDir)
  const key = fingerprint(JSON.stringify(config['reinforcement.files']))
  if (cache !== null && cache.key === key) {
    const marks = parseMarkCache(cache.marks)
    const stamp = stampPaths(projectDir, cache.watched)
    if (marks !== null && stamp === cache.stamp) return { marks, lines: cache.lines, stamp }
  }
  const { scanRules } = await import('./scan-rules.ts')
  const { marks, stamp, watched, isEmpty } = scanRules(projectDir, config)
  const kept = trimMarks(marks, REINFORCEMENT_TOKENS).map(({ rank, content }) => ({ rank, content }))
  const lines = kept.length === 0 ? null : fingerprint(JSON.stringify(kept))
  // The watched places of a project without rule files are the standard places, so no cache is necessary.
  const isKnown = cache === null && isEmpty && watched.join() === STANDARD_PLACES.join()
  if (!isKnown) {
    const { saveRuleCache } = await import('./io/rule-cache.ts')
    saveRuleCache(projectDir, { key, watched, stamp, lines, marks: kept })
  }
  return { marks: kept, lines, stamp }
}
