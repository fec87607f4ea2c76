import type { Problem } from '../../base/core/problem.ts'
import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { isMissing, isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { EMPTY_SESSION_STATE, isSessionStateWire, parseSessionState, type SessionState } from '../core/state.ts'

const MAX_STATE_BYTES = 1 << 20

export interface SessionReading {
  readonly state: SessionState
  readonly problem: Problem | null
  /** True for a newer version's file, or a file out of reach just now: neither is ours to replace. */
  readonly isKept?: boolean
  /** True when the session has no state file. */
  readonly isMissing?: boolean
}

/** A session's state as last saved. A missing, damaged or newer file gives an empty state. */
export function readSessionState(projectDir: string, sessionId: string): SessionReading {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`
  const file = readTextFile(path, MAX_STATE_BYTES)
  if ('error' in file) {
    const missing = isMissing(file.error)
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
