import { lstatSync } from 'node:fs'
import { type SessionState, serializeSessionState } from '../core/session/state.ts'
import { replaceFile } from './apply-writes.ts'
import { withLock } from './folder-lock.ts'
import { errorCode } from './read-text.ts'
import { readSessionState } from './session-store.ts'
import { openStateFolder } from './state-folder.ts'

/**
 * Changes a session's state as one step: no other hook reads between our reading and our writing. `change` gets the
 * state as it is now and returns the new one with an answer, or null to leave everything as it is.
 *
 * @returns the answer, or null when `change` declined, the lock was not to be had, or the state is not ours to replace.
 * @throws when the state cannot be written.
 */
export function updateSessionState<T>(
  projectDir: string,
  sessionId: string,
  change: (state: SessionState) => { readonly state: SessionState; readonly answer: T } | null,
): T | null {
  try {
    return changeState(projectDir, sessionId, change)
  } catch (error) {
    // The folder of a session long idle was removed between our opening and our locking it: begin a new one.
    if (errorCode(error) !== 'ENOENT') throw error
    return changeState(projectDir, sessionId, change)
  }
}

function changeState<T>(
  projectDir: string,
  sessionId: string,
  change: (state: SessionState) => { readonly state: SessionState; readonly answer: T } | null,
): T | null {
  const folder = openStateFolder(projectDir, ['sessions', sessionId])
  const done = withLock(folder, () => {
    const { state, isMissing = false, isKept = isMissing && isThere(folder) } = readSessionState(projectDir, sessionId)
    const next = isKept ? null : change(state)
    if (next !== null) replaceFile(folder, 'state.json', serializeSessionState(next.state))
    return next === null ? null : next.answer
  })
  return done === null ? null : done.value
}

/** One that only seemed to be missing, because nobody could ask for it, is not a new one. */
function isThere(folder: string): boolean {
  return lstatSync(`${folder}/state.json`, { throwIfNoEntry: false }) !== undefined
}
