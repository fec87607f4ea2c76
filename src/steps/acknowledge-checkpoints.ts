import type { SessionState } from '../core/session/state.ts'
import { acknowledgeCheckpoint, isAcknowledged } from '../io/checkpoint-store.ts'
import { readClock } from '../io/clock.ts'
import { withLock } from '../io/folder-lock.ts'
import { appendEvents } from '../io/journal-store.ts'
import { readSessionState } from '../io/session-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { openStateFolder } from '../io/state-folder.ts'

/** Marks checkpoints as told and records each that was not marked yet; says which. `sessionId` is who was told, null a person. */
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
    // Said by one of several that do so at once, and the journal first: after a kill between the two it is said again.
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

/** A session's state in which it no longer waits to hear of these. */
export function forgetPending(state: SessionState, ids: ReadonlySet<string>): SessionState {
  const pending = state.pending.filter((id) => !ids.has(id))
  const isRestoredTold = pending.length === 0 || ids.has(state.restored ?? '')
  return { ...state, pending, restored: isRestoredTold ? null : state.restored, alertClaimedAt: null }
}

/**
 * Takes checkpoints out of the alert their session is still due. A session that waits for none of them is left alone: its
 * folder may be gone.
 *
 * @returns false when another process held the session's state all the time, or a newer version keeps it.
 */
export function cancelAlert(projectDir: string, sessionId: string, ids: readonly string[]): boolean {
  const told = new Set(ids)
  if (!readSessionState(projectDir, sessionId).state.pending.some((id) => told.has(id))) return true
  const change = (state: SessionState) => ({ state: forgetPending(state, told), answer: true })
  return updateSessionState(projectDir, sessionId, change) === true
}
