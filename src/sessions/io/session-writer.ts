import { lstatSync, utimesSync } from 'node:fs'
import { sealOwn } from '../../author/io/own-marks.ts'
import { attempt } from '../../base/core/attempt.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { type SessionState, serializeSessionState } from '../core/session-state.ts'
import { readSessionState } from './session-store.ts'

type Change<T> = (state: SessionState) => { readonly state: SessionState; readonly answer: T } | null

/**
 * Changes a session's state as one step: no other hook reads between our reading and our writing. `change` gets the
 * present state, and returns the new state with an answer. Null leaves the state as it is.
 *
 * @returns The answer. Null when `change` declined, the lock was not to be had, or the state is not ours to replace.
 * @throws An error when the state cannot be written.
 */
export function updateSessionState<T>(projectDir: string, sessionId: string, change: Change<T>): T | null {
  try {
    return changeState(projectDir, sessionId, change)
  } catch (error) {
    // A cleaning removed the folder of a long idle session between our opening and our locking. A second try makes a
    // new folder.
    if (errorCode(error) !== 'ENOENT') throw error
    return changeState(projectDir, sessionId, change)
  }
}

function changeState<T>(projectDir: string, sessionId: string, change: Change<T>): T | null {
  const folder = openStateFolder(projectDir, ['sessions', sessionId])
  const done = withLock(folder, () => {
    const { state, isMissing = false, isKept = isMissing && isThere(folder) } = readSessionState(projectDir, sessionId)
    const next = isKept ? null : change(state)
    if (next !== null) {
      const text = sealOwn(projectDir, `session ${sessionId}`, serializeSessionState(next.state))
      replaceFile(folder, 'state.json', text)
    }
    return next === null ? null : next.answer
  })
  return done === null ? null : done.value
}

/** A state file that only seemed missing, because a first look failed, is not a new session. */
const isThere = (folder: string): boolean => lstatSync(`${folder}/state.json`, { throwIfNoEntry: false }) !== undefined

/**
 * Notes something on the state of a session that another session looks at. The state keeps its time, because the time
 * says until when the session's own hooks wrote. A time that cannot be kept makes the session seem to run for a while.
 */
export function annotateSessionState(
  projectDir: string,
  sessionId: string,
  change: (state: SessionState) => SessionState,
): void {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`
  const before = lstatSync(path, { throwIfNoEntry: false })
  const isDone = updateSessionState(projectDir, sessionId, (state) => ({ state: change(state), answer: true }))
  // The session may be gone meanwhile, and a disk may keep no times.
  if (isDone === true && before !== undefined) attempt(() => utimesSync(path, before.atime, before.mtime))
}
