import type { Config } from '../config/core/config.ts'
import { findTranscripts } from '../recall/find-transcripts.ts'
import type { JournalLine } from '../sessions/core/event.ts'
import { readOwnEvents } from '../sessions/io/journal-store.ts'
import type { FilledSession } from './core/trajectory.ts'
import { readTrajectory } from './read-trajectory.ts'

/**
 * A transcript without an answer belongs to a session that was only opened. `sessionCount` has those beyond the limit.
 */
export function gatherSessions(
  projectDir: string,
  config: Config,
  { sessionId, limit, withWork }: Readonly<{ sessionId: string | null; limit: number; withWork: boolean }>,
) {
  const all = findTranscripts(projectDir)
    .reverse()
    .filter((file) => sessionId === null || file.sessionId.startsWith(sessionId))
  const events = new Map<string, JournalLine[]>()
  for (const line of readOwnEvents(projectDir)) {
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
