import type { CheckpointData } from '../core/checkpoint/checkpoint.ts'
import type { PromptSubmitInput } from '../core/hook/input.ts'
import type { JournalEvent } from '../core/journal/event.ts'
import type { Problem } from '../core/problem.ts'
import { auditSummary, listFacts, type Survival } from '../core/resumption/facts.ts'
import { noteInjected } from '../core/session/ledger.ts'
import type { SessionState } from '../core/session/state.ts'
import { renderCompactionAlert, renderShortAlert } from '../core/xml/compaction-alert.ts'
import { mayHaveCheckpoint, readCheckpoint } from '../io/checkpoint-store.ts'
import { readClock } from '../io/clock.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { forgetPending, markAcknowledged } from './acknowledge-checkpoints.ts'
import { readLastCompaction } from './read-compactions.ts'

/** The client ends a prompt hook after 30 s; a claim older than that belongs to a hook that never answered. */
const CLAIM_MS = 30_000

export interface PreparedAlert {
  readonly text: string
  /** To be run when the text is out. */
  readonly acknowledge: (() => void) | null
}

const SILENT: PreparedAlert = { text: '', acknowledge: null }

/**
 * The alert for this session's unacknowledged checkpoints, or silence: when the compaction they were made for has not
 * happened (the client may prepare one early, or be stopped), and when an overlapping prompt is already telling it.
 */
export function prepareAlert(
  projectDir: string,
  input: PromptSubmitInput,
  state: SessionState,
  report: (problem: Problem) => void,
): PreparedAlert {
  const { sessionId } = input
  const pending = readPending(projectDir, sessionId, state, report)
  const plan = planAlert(pending, input.transcriptPath, state)
  if (plan === null || !claimAlert(projectDir, sessionId, plan.checkpointId)) return SILENT
  const { text, survival, checkpointId } = plan
  const events = survival === null ? [] : [describeAudit(checkpointId, survival)]
  return { text, acknowledge: () => acknowledgeAll(projectDir, sessionId, pending, { text, events }) }
}

interface AlertPlan {
  readonly text: string
  readonly checkpointId: string
  readonly survival: Survival | null
}

function planAlert(
  pending: readonly CheckpointData[],
  transcriptPath: string | null,
  state: SessionState,
): AlertPlan | null {
  const newest = pending.find((item) => item.checkpointId === state.restored) ?? pending.at(-1)
  if (newest === undefined) return null
  const restored = state.restored === newest.checkpointId
  const compaction = transcriptPath === null ? null : readLastCompaction(transcriptPath)
  // A compaction leaves a boundary row. The checkpoint knows the newest one before it; another one came since.
  const isSince = compaction !== null && compaction.boundaryUuid !== newest.sessionInfo.boundaryUuid
  if (!restored && !isSince) return null
  const summary = isSince ? compaction.summary : null
  const survival = summary === null ? null : auditSummary(listFacts(newest.workState), summary)
  const others = pending.filter((item) => item !== newest).map((item) => item.checkpointId)
  const text = restored ? renderShortAlert(newest, survival) : renderCompactionAlert(newest, survival, others)
  return { text, checkpointId: newest.checkpointId, survival }
}

/** The alert the next prompt would carry; nothing is claimed or recorded. */
export function previewAlert(projectDir: string, transcriptPath: string | null, state: SessionState): string {
  return (
    planAlert(
      readAll(projectDir, state.pending, () => {}),
      transcriptPath,
      state,
    )?.text ?? ''
  )
}

function readAll(projectDir: string, ids: readonly string[], report: (problem: Problem) => void): CheckpointData[] {
  return ids.flatMap((id) => {
    const found = readCheckpoint(projectDir, id)
    if ('checkpoint' in found) return [found.checkpoint]
    report(found.problem)
    return []
  })
}

/** The session's pending checkpoints. One that is damaged or gone is named and no longer waited for; one that cannot be read just now is. */
function readPending(projectDir: string, sessionId: string, state: SessionState, report: (problem: Problem) => void) {
  const lost = new Set<string>()
  const found = state.pending.flatMap((id) => {
    const reading = readCheckpoint(projectDir, id)
    if ('checkpoint' in reading) return [reading.checkpoint]
    report(reading.problem)
    if (!mayHaveCheckpoint(projectDir, id, reading.problem)) lost.add(id)
    return []
  })
  if (lost.size > 0) {
    updateSessionState(projectDir, sessionId, (now) => {
      const pending = now.pending.filter((id) => !lost.has(id))
      return { state: { ...now, pending }, answer: true }
    })
  }
  return found
}

function describeAudit(checkpointId: string, { kept, lost }: Survival): JournalEvent {
  const kinds = [...new Set(lost.map(({ kind }) => kind))].join(', ')
  return {
    event: 'summary_audited',
    checkpoint_id: checkpointId,
    kept: kept.length,
    lost: lost.length,
    lost_kinds: kinds,
  }
}

/** Another prompt may have told it between our reading of the state and now: what is pending is asked again under the lock. */
function claimAlert(projectDir: string, sessionId: string, checkpointId: string): boolean {
  const now = readClock()
  const claimed = updateSessionState(projectDir, sessionId, (state) => {
    const age = state.alertClaimedAt === null ? null : now.getTime() - Date.parse(state.alertClaimedAt)
    if (!state.pending.includes(checkpointId) || (age !== null && age >= 0 && age < CLAIM_MS)) return null
    return { state: { ...state, alertClaimedAt: now.toISOString() }, answer: true }
  })
  return claimed === true
}

function acknowledgeAll(
  projectDir: string,
  sessionId: string,
  told: readonly CheckpointData[],
  answer: { readonly text: string; readonly events: readonly JournalEvent[] },
): void {
  if (answer.events.length > 0) appendEvents(projectDir, sessionId, answer.events)
  const ids = told.map((item) => item.checkpointId)
  markAcknowledged(projectDir, sessionId, ids, 'user-prompt-submit')
  updateSessionState(projectDir, sessionId, (state) => ({
    state: noteInjected(forgetPending(state, new Set(ids)), answer.text),
    answer: true,
  }))
}
