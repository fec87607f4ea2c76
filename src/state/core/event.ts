import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { redactText } from '../../base/core/redact.ts'
import { excerpt, excerptLine } from '../../base/core/text.ts'
import type { Criticality } from '../../config/core/config.ts'
import type { EscalationRule } from '../../fill/core/escalation.ts'
import type { ThresholdTier } from '../../fill/core/tier.ts'

/** Most bytes read of a journal, all its files together: more than the standard configuration keeps. */
export const MAX_JOURNAL_READ_BYTES = 64 << 20

/** The checkpoint of an event, in the field names of the wire. */
interface SavedAs {
  readonly checkpoint_id: string
  readonly compaction_sequence: number
  /** The checkpoint's file, from the root of the project. */
  readonly path: string
}

/** An event in the field names of the wire. Each event is one line of `.holdfast/events.jsonl`. */
export type JournalEvent =
  | { readonly event: 'session_started'; readonly source: string }
  | {
      readonly event: 'context_threshold_reached'
      readonly previous_tier: ThresholdTier
      readonly new_tier: ThresholdTier
      readonly fill: number
    }
  | ({ readonly event: 'compaction_detected'; readonly trigger: string; readonly fill: number | null } & SavedAs)
  | ({ readonly event: 'checkpoint_created'; readonly trigger: string } & SavedAs)
  | { readonly event: 'checkpoint_acknowledged'; readonly checkpoint_id: string; readonly channel: string }
  | {
      readonly event: 'resumption_injected'
      /** Null for work that was left without a waiting checkpoint. */
      readonly checkpoint_id: string | null
      readonly tokens: number
      /** The session whose work it was. */
      readonly from_session: string
    }
  | {
      readonly event: 'summary_audited'
      readonly checkpoint_id: string
      readonly kept: number
      readonly lost: number
      readonly lost_kinds: string
      /** Lost facts that the alert or the start told again. */
      readonly restored: number
    }
  | { readonly event: 'escalation_raised'; readonly rule: EscalationRule; readonly criticality: Criticality }
  | {
      readonly event: 'criticality_raised'
      readonly previous: Criticality
      readonly criticality: Criticality
      readonly path: string
    }
  | {
      readonly event: 'memory_captured'
      readonly memory_id: string
      readonly namespace: string
      readonly tags: string
    }
  | {
      readonly event: 'documents_compacted'
      readonly track: string
      readonly entries: number
      readonly changed: string
    }
  | { readonly event: 'documents_refused'; readonly track: string; readonly violations: number; readonly first: string }
  | { readonly event: 'session_abandoned'; readonly reason: string }
  | {
      readonly event: 'retention_applied'
      readonly checkpoints: number
      /** The newest of the removed checkpoints; null when retention removed none. */
      readonly through: string | null
      readonly sessions: number
      readonly journal_files: number
    }
  | {
      readonly event: 'tool_denied'
      readonly guard: string
      readonly tool: string
      readonly target: string
      readonly reason: string
      /** The subagent that made the call; null for the session itself. */
      readonly agent_id: string | null
    }
  | {
      readonly event: 'snapshot_taken'
      readonly id: string
      readonly root: string
      readonly files: number
      readonly commits: number
      readonly command: string
    }
  | {
      readonly event: 'write_outside_roots' | 'own_files_changed'
      readonly tool: string
      readonly target: string
      readonly paths: string
      readonly agent_id: string | null
    }
  | { readonly event: 'problem'; readonly hook: string; readonly code: string; readonly text: string }

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

/** A file that the journal was continued from. */
export interface JournalFile {
  readonly number: number
  readonly bytes: number
}
