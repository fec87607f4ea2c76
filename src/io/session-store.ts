import type { Problem } from '../core/problem.ts'
import { parseJsonRecord } from '../core/record.ts'
import { EMPTY_SESSION_STATE, isSessionStateWire, parseSessionState, type SessionState } from '../core/session/state.ts'
import { readTextFile } from './read-text.ts'

const MAX_STATE_BYTES = 1 << 20

/** A session's state as last saved; an empty one when there is none or it is damaged. */
export function readSessionState(
  projectDir: string,
  sessionId: string,
): { state: SessionState; problem: Problem | null } {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`
  const file = readTextFile(path, MAX_STATE_BYTES)
  if ('error' in file) {
    const missing = file.error === 'ENOENT' || file.error === 'ENOTDIR'
    return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: 'state-damaged', path, cause: file.error } }
  }
  const wire = parseJsonRecord(file.text)
  if (!isSessionStateWire(wire)) {
    return {
      state: EMPTY_SESSION_STATE,
      problem: { code: 'state-damaged', path, cause: 'not a state of this version' },
    }
  }
  return { state: parseSessionState(wire), problem: null }
}
