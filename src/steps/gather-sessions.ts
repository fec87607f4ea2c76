import type { Config } from '../core/config/config.ts'
import type { JournalLine } from '../core/journal/event.ts'
import type { FilledSession } from '../core/trajectory/filled-session.ts'
import { readRecentEvents } from '../io/journal-store.ts'
import { findTranscripts } from './find-transcripts.ts'
import { readTrajectory } from './read-trajectory.ts'

export interface GatheredSessions {
  /** The one written to last first. */
  readonly sessions: readonly { readonly session: FilledSession; readonly journal: readonly JournalLine[] }[]
  readonly unreadable: readonly { readonly sessionId: string; readonly error: string }[]
  /** How many sessions there are, the ones left out included. */
  readonly sessionCount: number
}

/** More events than a journal's readable end can hold. */
const ALL_EVENTS = 1_000_000

/**
 * The newest sessions of a project with their journals. A transcript without an answer is a session that was opened and
 * closed: it is left out.
 *
 * @param sessionId Only sessions whose id starts so; null for all.
 */
export function gatherSessions(
  projectDir: string,
  config: Config,
  options: { readonly sessionId: string | null; readonly limit: number; readonly withWork: boolean },
): GatheredSessions {
  const { sessionId, limit, withWork } = options
  const all = findTranscripts(projectDir)
    .reverse()
    .filter((file) => sessionId === null || file.sessionId.startsWith(sessionId))
  const events = new Map<string, JournalLine[]>()
  for (const line of readRecentEvents(projectDir, ALL_EVENTS)) {
    if (line.sessionId === null) continue
    const own = events.get(line.sessionId)
    if (own === undefined) events.set(line.sessionId, [line])
    else own.push(line)
  }
  const sessions: { session: FilledSession; journal: readonly JournalLine[] }[] = []
  const unreadable: { sessionId: string; error: string }[] = []
  let empty = 0
  for (const file of all) {
    if (sessions.length === limit) break
    const session = readTrajectory(projectDir, config, file, { withWork })
    if ('error' in session) unreadable.push({ sessionId: file.sessionId, error: session.error })
    else if (session.trajectory.answers.length === 0) empty += 1
    else sessions.push({ session, journal: events.get(file.sessionId) ?? [] })
  }
  return { sessions, unreadable, sessionCount: all.length - empty - unreadable.length }
}
