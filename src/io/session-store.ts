import type { Problem } from '../core/problem.ts'
import { isRecord, parseJsonRecord } from '../core/record.ts'
import { EMPTY_SESSION_STATE, isSessionStateWire, parseSessionState, type SessionState } from '../core/session/state.ts'
import { isOutOfReach, readTextFile } from './read-text.ts'

const MAX_STATE_BYTES = 1 << 20

export interface SessionReading {
  readonly state: SessionState
  readonly problem: Problem | null
  /** A newer version wrote it in a form of its own, or it cannot be read just now: not ours to replace. */
  readonly isKept?: boolean
  /** There is no such file. */
  readonly isMissing?: boolean
}

/** A session's state as last saved; an empty one when there is none, it is damaged, or only a newer version can read it. */
export function readSessionState(projectDir: string, sessionId: string): SessionReading {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`
  const file = readTextFile(path, MAX_STATE_BYTES)
  if ('error' in file) {
    const missing = file.error === 'ENOENT' || file.error === 'ENOTDIR'
    if (missing) return { state: EMPTY_SESSION_STATE, problem: null, isMissing: true }
    const problem = { code: 'state-damaged', path, cause: file.error } as const
    return { state: EMPTY_SESSION_STATE, problem, isKept: isOutOfReach(file.error) }
  }
  const wire: unknown = parseJsonRecord(file.text)
  if (!isSessionStateWire(wire)) {
    return {
      isKept: isRecord(wire) && typeof wire.schema_version === 'string',
      state: EMPTY_SESSION_STATE,
      problem: { code: 'state-damaged', path, cause: 'not a state of this version' },
    }
  }
  return { state: parseSessionState(wire), problem: null }
}
