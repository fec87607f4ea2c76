import { readClock } from '../files/io/clock.ts'
import { withLock } from '../files/io/folder-lock.ts'
import { openStateFolder } from '../files/io/state-folder.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { acknowledgeCheckpoint, isAcknowledged } from '../work/io/checkpoint-store.ts'

/** Marks checkpoints as told, journals them, and returns newly marked ids. A null `sessionId` stands for a person. */
export function markAcknowledged(
  projectDir: string,
  sessionId: string | null,
  ids: readonly string[],
  channel: string,
): string[] {
  const mark = { acknowledgedAt: readClock().toISOString(), sessionId, channel }
  const record = (id: string) =>
    appendEvents(projectDir, sessionId, [{ event: 'checkpoint_acknowledged', checkpoint_id: id, channel }])
  return ids.filter((id) => {
    // The lock lets one of several processes journal the event. A kill behind `record` only repeats the event.
    const done = withLock(openStateFolder(projectDir), () => {
      if (isAcknowledged(projectDir, id)) return false
      record(id)
      return acknowledgeCheckpoint(projectDir, id, mark)
    })
    if (done !== null) return done.value
    const isFirst = acknowledgeCheckpoint(projectDir, id, mark)
    if (isFirst) record(id)
    return isFirst
  })
}

/** Changes a session's state so that the session no longer waits for these checkpoints. */
export function forgetPending(state: SessionState, ids: ReadonlySet<string>): SessionState {
  const pending = state.pending.filter((id) => !ids.has(id))
  const isRestoredTold = pending.length === 0 || ids.has(state.restored ?? '')
  return { ...state, pending, restored: isRestoredTold ? null : state.restored, alertClaimedAt: null }
}

/**
 * Takes checkpoints out of a session's coming alert. A session that waits for none stays untouched: its folder may be
 * gone.
 *
 * @returns `false` when another process held the session's state all the time, or a newer version keeps the state.
 */
export function cancelAlert(projectDir: string, sessionId: string, ids: readonly string[]): boolean {
  const told = new Set(ids)
  if (!readSessionState(projectDir, sessionId).state.pending.some((id) => told.has(id))) return true
  const change = (state: SessionState) => ({ state: forgetPending(state, told), answer: true })
  return updateSessionState(projectDir, sessionId, change) === true
}
