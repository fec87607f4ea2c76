import { isOwn } from '../../author/io/own-marks.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import type { Problem } from '../../base/core/problem.ts'
import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { isMissing, isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { EMPTY_SESSION_STATE, isSessionStateWire, parseSessionState, type SessionState } from '../core/session-state.ts'

export const MAX_STATE_BYTES = 1 << 20

export interface SessionReading {
  readonly state: SessionState
  readonly problem: Problem | null
  /** True for a newer version's file, or a file out of reach just now: neither is ours to replace. */
  readonly isKept?: boolean
  readonly isMissing?: boolean
  /** True when the person did not write the state file. */
  readonly isForeign?: boolean
}

/** A session's state as the person's hooks last saved it. A missing, damaged, newer or foreign file gives an empty state. */
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
  if (isOwn(projectDir, `session ${sessionId}`, file.text)) return { state: parseSessionState(wire), problem: null }
  const isKnowable = readPersonKey(projectDir) !== null
  const state = isKnowable ? EMPTY_SESSION_STATE : keepRestraint(parseSessionState(wire))
  return { state, problem: null, isForeign: true }
}

/**
 * The part of a state that only keeps hooks from telling a thing again. A state without a key to judge it has an
 * unknown author. A hook without memory would tell the same thing with each call.
 */
function keepRestraint({ tier, injected, escalations, reminder, quiet }: SessionState): SessionState {
  return { ...EMPTY_SESSION_STATE, tier, injected, escalations, reminder, quiet }
}
