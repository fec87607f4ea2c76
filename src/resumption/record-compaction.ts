import type { Call } from '../base/core/call.ts'
import { formatPercentage } from '../base/core/tokens.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import type { JournalEvent } from '../sessions/core/event.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { trimKeptWords } from '../sessions/io/kept-words.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { nameSaved } from './core/checkpoint-words.ts'
import { type Snapshot, saveSnapshot } from './take-checkpoint.ts'

/**
 * Stores a snapshot for a coming compaction, journals events, and leaves the alert for the next prompt. A failure is
 * reported, never thrown, and gives null.
 */
export function recordCompaction(call: Call, snapshot: Snapshot, trigger: 'auto' | 'manual'): string | null {
  const { projectDir, report } = call
  const { sessionId, estimate } = snapshot
  const fill = estimate === null ? null : Math.round(estimate.fill * 1e4) / 1e4
  return tryWrite(call, () => {
    const checkpoint = saveSnapshot(projectDir, snapshot, trigger)
    const { checkpointId } = checkpoint
    const where =
      estimate === null ? 'at an unknown fill' : `at ${formatPercentage(estimate.fill)} of the compaction point`
    const events: JournalEvent[] = [
      { event: 'compaction_detected', trigger, fill, ...nameSaved(checkpoint) },
      { event: 'checkpoint_created', trigger, ...nameSaved(checkpoint) },
      { event: 'session_abandoned', reason: `${trigger} compaction ${where}` },
    ]
    appendEvents(projectDir, sessionId, events)
    trimKeptWords(call, sessionId)
    const done = updateSessionState(projectDir, sessionId, (state) => ({
      state: {
        ...state,
        pending: [...state.pending, checkpointId],
        lastCheckpoint: checkpointId,
        savedBytes: snapshot.transcriptBytes,
        alertClaimedAt: null,
      },
      answer: true,
    }))
    if (done === null) report({ code: 'state-busy', path: `.holdfast/sessions/${sessionId}` })
    return checkpointId
  })
}
