import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { redactText } from '../../base/core/redact.ts'
import { excerpt, excerptLine } from '../../base/core/text.ts'
import type { Criticality } from '../../config/core/config.ts'
import type { EscalationRule, ThresholdTier } from './tier-names.ts'

/** Most bytes read of a journal, all its files together: more than the standard configuration keeps. */
export const MAX_JOURNAL_READ_BYTES = 64 << 20

type SavedAs = { checkpoint_id: string; compaction_sequence: number; path: string }
/** A change that no guard saw beforehand; `agent_id` is null for the session itself. */
type UnseenWrite = { tool: string; target: string; paths: string; agent_id: string | null }

/** The fields of each event, in their names on the wire. */
interface EventFields {
  session_started: { source: string }
  context_threshold_reached: { previous_tier: ThresholdTier; new_tier: ThresholdTier; fill: number }
  compaction_detected: { trigger: string; fill: number | null } & SavedAs
  checkpoint_created: { trigger: string } & SavedAs
  checkpoint_acknowledged: { checkpoint_id: string; channel: string }
  /** The id is null for work of `from_session` that was left without a waiting checkpoint. */
  resumption_injected: { checkpoint_id: string | null; tokens: number; from_session: string }
  /** The alert or the start told `restored` of the lost facts again. */
  summary_audited: { checkpoint_id: string; kept: number; lost: number; lost_kinds: string; restored: number }
  escalation_raised: { rule: EscalationRule; criticality: Criticality }
  criticality_raised: { previous: Criticality; criticality: Criticality; path: string }
  memory_captured: { memory_id: string; namespace: string; tags: string }
  documents_compacted: { track: string; entries: number; changed: string }
  documents_refused: { track: string; violations: number; first: string }
  session_abandoned: { reason: string }
  /** `through` is the newest of the removed checkpoints; null when retention removed none. */
  retention_applied: { checkpoints: number; through: string | null; sessions: number; journal_files: number }
  tool_denied: { guard: string; tool: string; target: string; reason: string; agent_id: string | null }
  snapshot_taken: { id: string; root: string; files: number; commits: number; command: string }
  write_outside_roots: UnseenWrite
  own_files_changed: UnseenWrite
  problem: { hook: string; code: string; text: string }
}

/** An event in the field names of the wire. Each event is one line of `.holdfast/events.jsonl`. */
export type JournalEvent = {
  [Name in keyof EventFields]: Readonly<{ event: Name } & EventFields[Name]>
}[keyof EventFields]

export interface JournalLine {
  readonly at: string
  readonly sessionId: string | null
  readonly event: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Whether the person's hooks recorded the event, as the mark of the line proves. */
  readonly isOwn?: boolean
}

/** More of a text than a line keeps: a secret is known whole, not by a piece. */
const READ_CHARS = 4000

/** One JSON line, secrets removed, at most about 2,000 characters of free text per field. */
export function serializeEvent(event: JournalEvent, at: string, sessionId: string | null): string {
  const { event: name, ...fields } = event
  const texts = Object.entries(fields).filter((entry) => typeof entry[1] === 'string' && !isWord(entry[1]))
  const safe = redactTogether(texts.map(([, value]) => excerptLine(String(value), READ_CHARS)))
  const redacted = Object.fromEntries(texts.map(([key], index) => [key, excerpt(safe[index] ?? '', 2000)]))
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...fields, ...redacted })}\n`
}

/** More line breaks than any shape of a secret spans. */
const BREAK = '\n\n\n\n'

/**
 * Lines without their secrets, redacted in one go. The engine compiles a pattern anew on second use, at far higher
 * cost.
 */
function redactTogether(lines: readonly string[]): readonly string[] {
  const together = lines.length === 0 ? [] : redactText(lines.join(BREAK)).split(BREAK)
  // A key that begins in one line without an end takes all later lines with it.
  return together.length === lines.length ? together : lines.map(redactText)
}

/** A tier or a trigger, too short for a secret of any shape; compiling the shapes would not pay. */
function isWord(value: string): boolean {
  return value.length <= 12 && /^[a-z]+$/.test(value)
}

/**
 * The event of a journal line; null for a damaged or foreign line, which a reader passes over. A line that a full disk
 * cut short has the next event behind it; `parseEvent` still finds that event.
 *
 * @param isOwnLine Whether the mark of a line is the person's.
 */
export function parseEvent(line: string, isOwnLine: (line: string) => boolean = () => false): JournalLine | null {
  const whole = parseJsonRecord(line)
  const text = whole === null ? line.slice(Math.max(0, line.lastIndexOf('{"at":'))) : line
  const wire = whole ?? parseJsonRecord(text)
  if (wire === null) return null
  const { at, event, session_id, mac: _mark, ...fields } = wire
  if (typeof at !== 'string' || typeof event !== 'string') return null
  return { at, event, sessionId: stringOf(session_id), fields, ...(isOwnLine(text) ? { isOwn: true } : {}) }
}

export interface JournalFile {
  readonly number: number
  readonly bytes: number
}
