import { stringOf } from '../../base/core/record.ts'
import { formatPercentage } from '../../base/core/tokens.ts'
import { parseCheckpointId } from '../../sessions/core/checkpoint-id.ts'
import type { JournalLine } from '../../sessions/core/event.ts'
import { deriveSessions } from '../../sessions/core/session-status.ts'
import { formatTime } from './chart.ts'
import { type FilledSession, measureFill } from './trajectory.ts'

/** A session on one line: from its journal, and from its transcript where that can be read. */
export type SessionLine = ReturnType<typeof listSessionLines>[number]

/** Lists sessions by their start, the newest last. */
export function listSessionLines(
  events: readonly JournalLine[],
  filled: readonly FilledSession[],
  isRunning: (sessionId: string) => boolean,
) {
  const told = new Map(deriveSessions(events).map((summary) => [summary.sessionId, summary]))
  const read = new Map(filled.map((session) => [session.sessionId, session]))
  const facts = collectFacts(events)
  const lines = [...new Set([...told.keys(), ...read.keys()])].map((sessionId) => {
    const [summary, session] = [told.get(sessionId), read.get(sessionId)]
    const { checkpoints = [], compactions = 0, endReason = null } = facts.get(sessionId) ?? {}
    const last = session?.trajectory.answers.at(-1)
    return {
      sessionId,
      startedAt: sortTimes(summary?.firstAt, session?.trajectory.startedAt)[0] ?? null,
      lastAt: sortTimes(summary?.lastAt, session?.trajectory.endedAt).at(-1) ?? null,
      /** Null for a session of which the journal knows nothing. */
      status: summary?.status ?? null,
      isRunning: isRunning(sessionId),
      /** The reason the client gave for the end; null when it gave none. */
      endReason,
      prompts: session?.trajectory.prompts ?? null,
      compactions: session?.trajectory.compactions.length ?? compactions,
      checkpoints,
      fill: session === undefined || last === undefined ? null : Math.round(measureFill(session, last) * 1e4) / 1e4,
      resumedBy: summary?.resumedBy ?? null,
    }
  })
  const orderOf = ({ startedAt, sessionId }: (typeof lines)[number]) => `${startedAt ?? ''} ${sessionId}`
  return lines.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

const sortTimes = (...times: readonly (string | null | undefined)[]) => times.filter((time) => time != null).sort()

interface Facts {
  checkpoints: readonly string[]
  compactions: number
  endReason: string | null
}

function collectFacts(events: readonly JournalLine[]): Map<string, Facts> {
  const facts = new Map<string, Facts>()
  for (const { event, sessionId, fields } of events) {
    if (sessionId === null) continue
    const found = facts.get(sessionId) ?? { checkpoints: [], compactions: 0, endReason: null }
    facts.set(sessionId, found)
    const id = stringOf(fields.checkpoint_id)
    if (event === 'checkpoint_created' && id !== null && parseCheckpointId(id) !== null)
      found.checkpoints = [...found.checkpoints, id]
    if (event === 'compaction_detected') found.compactions += 1
    // A session that goes on has not ended, whatever was said before.
    if (event === 'session_ended') found.endReason = stringOf(fields.reason)
    else if (event === 'session_started') found.endReason = null
  }
  return facts
}

export function describeEnd({ isRunning, endReason, status, resumedBy }: SessionLine): string {
  if (isRunning) return 'running'
  if (endReason !== null) return `ended: ${endReason}`
  if (resumedBy !== null) return `resumed by ${resumedBy.slice(0, 8)}`
  // No hook hears the end of a session.
  return status === 'active' ? 'not recorded' : (status ?? 'not recorded')
}

const HEAD = ['session', 'start', 'last', 'end', 'prompts', 'compactions', 'checkpoints', 'fill']

/** Cells for a person, the head first. */
export function describeSessionLines(lines: readonly SessionLine[]): string[][] {
  const rows = lines.map((line) => [
    line.sessionId.slice(0, 8),
    describeTime(line.startedAt),
    describeTime(line.lastAt),
    describeEnd(line),
    line.prompts === null ? '-' : String(line.prompts),
    String(line.compactions),
    describeCheckpoints(line.checkpoints),
    line.fill === null ? '-' : formatPercentage(line.fill),
  ])
  return [HEAD, ...rows]
}

const describeTime = (at: string | null) => (at === null ? '-' : formatTime(at).slice(0, 16))

function describeCheckpoints(ids: readonly string[]): string {
  const [last] = ids.slice(-1)
  return last === undefined ? '0' : `${ids.length} (${ids.length === 1 ? '' : 'to '}${last})`
}
