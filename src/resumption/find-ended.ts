import type { Call } from '../base/core/call.ts'
import { redactText } from '../base/core/redact.ts'
import { isRunning } from '../files/io/process-space.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { listSessions } from '../sessions/io/session-list.ts'
import { findRequest } from './core/left-open.ts'
import { recordSession } from './left-work.ts'
import { type EndedSession, lookAtSession } from './look-at-session.ts'

/** Sessions that the search reads in full, the newest first. */
const MAX_READ = 10

/**
 * The newest session that asked for something. Ended sessions come before running sessions, and sessions of the current
 * branch before others.
 *
 * @param wanted The beginning of a session's id, or null for any session.
 */
export function findEndedSession(call: Call, wanted: string | null): EndedSession | null {
  const current = call.know(readGitFacts)?.branch ?? null
  const branch = current === null ? null : redactText(current)
  const sessions = listSessions(call.projectDir)
    .filter((id) => wanted === null || id.startsWith(wanted))
    .flatMap((id) => lookAtSession(call, id) ?? [])
  const running = findRunning(sessions)
  const rank = (session: EndedSession) =>
    `${running.has(session.sessionId) ? 0 : 1} ${session.branch === branch ? 1 : 0} ${session.at ?? ''}`
  const asks = (session: EndedSession) => findRequest(recordSession(call, session).told.workState) !== null
  return (
    sessions
      .sort((a, b) => rank(b).localeCompare(rank(a)))
      .slice(0, MAX_READ)
      .find(asks) ?? null
  )
}

/** The session around this command, and the newest session of each running client: `/clear` ends the earlier ones. */
function findRunning(sessions: readonly EndedSession[]): Set<string> {
  const byStart = [...sessions].sort((a, b) => (a.state.startedAt ?? '').localeCompare(b.state.startedAt ?? ''))
  const newest = new Map<number, string>()
  for (const { sessionId, state } of byStart) {
    if (state.clientPid !== null && isRunning(state.clientPid)) newest.set(state.clientPid, sessionId)
  }
  return new Set([process.env.CLAUDE_CODE_SESSION_ID ?? '', ...newest.values()])
}
