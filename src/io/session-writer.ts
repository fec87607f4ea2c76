import { type SessionState, serializeSessionState } from '../core/session/state.ts'
import { replaceFile, withLock } from './apply-writes.ts'
import { readSessionState } from './session-store.ts'
import { openStateFolder } from './state-folder.ts'

/**
 * Changes a session's state as one step: no other hook reads between our reading and our writing. `change` gets the
 * state as it is now and returns the new one with an answer, or null to leave everything as it is.
 *
 * @returns the answer, or null when `change` declined or the lock was not to be had.
 * @throws when the state cannot be written.
 */
export function updateSessionState<T>(
  projectDir: string,
  sessionId: string,
  change: (state: SessionState) => { readonly state: SessionState; readonly answer: T } | null,
): T | null {
  const folder = openStateFolder(projectDir, ['sessions', sessionId])
  const done = withLock(folder, () => {
    const next = change(readSessionState(projectDir, sessionId).state)
    if (next !== null) replaceFile(folder, 'state.json', serializeSessionState(next.state))
    return next === null ? null : next.answer
  })
  return done === null ? null : done.value
}
