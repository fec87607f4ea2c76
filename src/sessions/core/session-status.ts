import { stringOf } from '../../base/core/record.ts'
import type { JournalLine } from './event.ts'

/**
 * An `active` session has run since its start. An `abandoned` session gave up its context, without a sign of life
 * since. A `resumed` session went on later, or another session took up its work.
 */
export type SessionStatus = 'active' | 'abandoned' | 'resumed'

export interface SessionSummary {
  readonly sessionId: string
  readonly status: SessionStatus
  readonly firstAt: string
  readonly lastAt: string
  /** Number of times the session's context was given up. */
  readonly abandonments: number
  readonly resumedBy: string | null
}

/** Events about a session that do not prove that the session goes on working. */
const NO_SIGN_OF_LIFE = new Set(['session_abandoned', 'compaction_detected', 'checkpoint_created', 'problem'])

/** Derives the status of every session from the journal, sessions in the order they first appear. */
export function deriveSessions(events: readonly JournalLine[]): SessionSummary[] {
  const sessions = new Map<string, SessionSummary>()
  const owners = new Map<string, string>()
  for (const { at, event, sessionId, fields } of events) {
    if (sessionId === null) continue
    const before = sessions.get(sessionId)
    const checkpointId = stringOf(fields.checkpoint_id)
    if (event === 'checkpoint_created' && checkpointId !== null) owners.set(checkpointId, sessionId)
    const abandonments = (before?.abandonments ?? 0) + (event === 'session_abandoned' ? 1 : 0)
    const status = findStatus(before?.status ?? 'active', event)
    const firstAt = before?.firstAt ?? at
    sessions.set(sessionId, {
      sessionId,
      status,
      firstAt,
      lastAt: at,
      abandonments,
      resumedBy: before?.resumedBy ?? null,
    })
    const owner = event === 'resumption_injected' ? findOwner(fields, owners) : undefined
    const other = owner === undefined || owner === sessionId ? undefined : sessions.get(owner)
    if (other !== undefined) sessions.set(other.sessionId, { ...other, status: 'resumed', resumedBy: sessionId })
  }
  return [...sessions.values()]
}

/** The session whose work was handed on. Lines of earlier versions name only the checkpoint. */
function findOwner({ from_session, checkpoint_id }: JournalLine['fields'], owners: ReadonlyMap<string, string>) {
  return stringOf(from_session) ?? owners.get(stringOf(checkpoint_id) ?? '')
}

function findStatus(before: SessionStatus, event: string): SessionStatus {
  if (event === 'session_abandoned') return 'abandoned'
  return before === 'abandoned' && !NO_SIGN_OF_LIFE.has(event) ? 'resumed' : before
}
