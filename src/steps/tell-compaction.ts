import type { CheckpointData } from '../core/checkpoint/checkpoint.ts'
import type { PromptSubmitInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import type { SessionState } from '../core/session/state.ts'
import { parseRow } from '../core/work-state/row.ts'
import { renderCompactionAlert, renderShortAlert } from '../core/xml/compaction-alert.ts'
import { acknowledgeCheckpoint, readCheckpoint } from '../io/checkpoint-store.ts'
import { readClock } from '../io/clock.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { walkTranscript } from '../io/transcript-tail.ts'

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
  const newest = pending.find((item) => item.checkpointId === state.restored) ?? pending.at(-1)
  if (newest === undefined) return SILENT
  const restored = state.restored === newest.checkpointId
  if (!restored && !wasCompactedSince(newest, input.transcriptPath)) return SILENT
  if (!claimAlert(projectDir, sessionId, newest.checkpointId)) return SILENT
  const text = restored ? renderShortAlert(newest) : renderCompactionAlert(newest, pending.length - 1)
  return { text, acknowledge: () => acknowledgeAll(projectDir, sessionId, pending) }
}

function readAll(projectDir: string, ids: readonly string[], report: (problem: Problem) => void): CheckpointData[] {
  return ids.flatMap((id) => {
    const found = readCheckpoint(projectDir, id)
    if ('checkpoint' in found) return [found.checkpoint]
    report(found.problem)
    return []
  })
}

/** The session's pending checkpoints. One that cannot be read is named and no longer waited for. */
function readPending(projectDir: string, sessionId: string, state: SessionState, report: (problem: Problem) => void) {
  const found = readAll(projectDir, state.pending, report)
  if (found.length === state.pending.length) return found
  const readable = new Set(found.map((item) => item.checkpointId))
  updateSessionState(projectDir, sessionId, (now) => {
    const pending = now.pending.filter((id) => readable.has(id) || !state.pending.includes(id))
    return { state: { ...now, pending }, answer: true }
  })
  return found
}

/** A compaction leaves a boundary row. The checkpoint knows the newest one before it; another one came since. */
function wasCompactedSince(checkpoint: CheckpointData, transcriptPath: string | null): boolean {
  if (transcriptPath === null) return false
  let boundary: string | null = null
  walkTranscript(transcriptPath, (line) => {
    const row = line.head.includes('"compact_boundary"') ? parseRow(line.read()) : null
    if (row?.kind === 'boundary') boundary = row.uuid
    return row?.kind === 'boundary'
  })
  return boundary !== null && boundary !== checkpoint.sessionInfo.boundaryUuid
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

function acknowledgeAll(projectDir: string, sessionId: string, told: readonly CheckpointData[]): void {
  const channel = 'user-prompt-submit'
  const mark = { acknowledgedAt: readClock().toISOString(), sessionId, channel }
  for (const { checkpointId } of told) {
    if (!acknowledgeCheckpoint(projectDir, checkpointId, mark)) continue
    appendEvents(projectDir, sessionId, [{ event: 'checkpoint_acknowledged', checkpoint_id: checkpointId, channel }])
  }
  const ids = new Set(told.map((item) => item.checkpointId))
  updateSessionState(projectDir, sessionId, (state) => {
    const pending = state.pending.filter((id) => !ids.has(id))
    return { state: { ...state, pending, restored: null, alertClaimedAt: null }, answer: true }
  })
}
