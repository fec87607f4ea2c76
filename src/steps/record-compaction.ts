import type { JournalEvent } from '../core/journal/event.ts'
import type { Problem } from '../core/problem.ts'
import { formatPercentage } from '../core/tokens.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { type Snapshot, saveSnapshot } from './take-checkpoint.ts'

/**
 * Stores a snapshot for a coming compaction, journals it, and leaves the alert for the next prompt. Never throws; null when
 * nothing could be stored.
 */
export function recordCompaction(
  projectDir: string,
  snapshot: Snapshot,
  trigger: 'auto' | 'manual',
  report: (problem: Problem) => void,
): string | null {
  const { sessionId, estimate } = snapshot
  const fill = estimate === null ? null : Math.round(estimate.fill * 1e4) / 1e4
  try {
    const { checkpointId } = saveSnapshot(projectDir, snapshot, trigger)
    const where =
      estimate === null ? 'at an unknown fill' : `at ${formatPercentage(estimate.fill)} of the compaction point`
    const events: JournalEvent[] = [
      { event: 'compaction_detected', trigger, fill },
      { event: 'checkpoint_created', checkpoint_id: checkpointId, trigger },
      { event: 'session_abandoned', reason: `${trigger} compaction ${where}` },
    ]
    appendEvents(projectDir, sessionId, events)
    const done = updateSessionState(projectDir, sessionId, (state) => ({
      state: {
        ...state,
        pending: [...state.pending, checkpointId],
        lastCheckpoint: checkpointId,
        alertClaimedAt: null,
      },
      answer: true,
    }))
    if (done === null) report({ code: 'state-busy', path: `.holdfast/sessions/${sessionId}` })
    return checkpointId
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
    return null
  }
}
