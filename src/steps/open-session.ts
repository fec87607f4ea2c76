import type { Problem } from '../core/problem.ts'
import type { SessionState } from '../core/session/state.ts'
import { readSessionState } from '../io/session-store.ts'

/** A session's state, for hooks that run often: what rebuilds a damaged one is loaded only for a damaged one. */
export async function openSession(
  projectDir: string,
  sessionId: string,
  report: (problem: Problem) => void,
): Promise<SessionState> {
  const { state, problem } = readSessionState(projectDir, sessionId)
  if (problem === null) return state
  const { loadSession } = await import('./load-session.ts')
  return loadSession(projectDir, sessionId, report)
}
