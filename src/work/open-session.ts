import type { Call } from '../base/core/call.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { readSessionState } from '../sessions/io/session-store.ts'

/** Hooks run often: only a damaged or foreign state loads the code that rebuilds states. */
export async function openSession(call: Call, sessionId: string): Promise<SessionState> {
  const { state, problem, isForeign = false } = readSessionState(call.projectDir, sessionId)
  if (problem === null && !isForeign) return state
  const { loadSession } = await import('./load-session.ts')
  return loadSession(call, sessionId)
}
