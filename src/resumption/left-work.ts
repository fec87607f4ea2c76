import type { Call } from '../base/core/call.ts'
import { parseJsonRecord } from '../base/core/record.ts'
import { redactData, redactText } from '../base/core/redact.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import type { SessionState } from '../state/core/state.ts'
import { measureKeptWords } from '../state/io/kept-words.ts'
import { readSessionState } from '../state/io/session-store.ts'
import { annotateSessionState } from '../state/io/session-writer.ts'
import { findRowTime } from '../transcript/core/row-time.ts'
import { walkKnown } from '../transcript/io/transcript-tail.ts'
import { type CheckpointData, createCheckpointDraft } from '../work/core/checkpoint.ts'
import { mergeWorkState } from '../work/core/merge.ts'
import type { WorkState } from '../work/core/work-state.ts'
import { readCheckpoint, wasTakenUp } from '../work/io/checkpoint-store.ts'
import { readWorkState } from '../work/read-work-state.ts'
import type { LeftWork } from './core/left-lines.ts'
import { findEnding, isFinished } from './core/left-open.ts'
import type { RestoredState } from './core/resumption-context.ts'
import { listKnownWords } from './take-checkpoint.ts'

/** Sessions whose transcripts one look reads. */
const MAX_READ = 3
/** Bytes at the end of a transcript that are searched for the last row of the conversation. */
const MAX_END_BYTES = 1 << 20

/** An ended session of the person, and when and where it was last at work. */
export interface EndedSession {
  readonly sessionId: string
  readonly state: SessionState
  /** Null without a transcript and without a start. */
  readonly at: string | null
  readonly branch: string | null
}

/** Looks at the end of a session; null for a session that somebody else wrote, or without a readable state. */
export function lookAtSession(call: Call, sessionId: string): EndedSession | null {
  const { state, problem, isForeign = false, isMissing = false } = readSessionState(call.projectDir, sessionId)
  if (problem !== null || isForeign || isMissing) return null
  const end = readEnd(call, state.transcriptPath)
  return { sessionId, state, at: end?.at ?? state.startedAt, branch: end === null ? state.branch : end.branch(state) }
}

/** The newest row of a conversation: its time and its branch. Rows of other clients name no branch. */
function readEnd(call: Call, transcriptPath: string | null) {
  const found: { at: string; branch: (state: SessionState) => string | null }[] = []
  if (transcriptPath === null) return null
  walkKnown(
    call,
    transcriptPath,
    (line) => {
      if (!line.isWhole) return false
      const row = parseJsonRecord(line.read())
      if (row === null || row.isSidechain === true || (row.type !== 'user' && row.type !== 'assistant')) return false
      const at = findRowTime(line.read(), null)
      const { gitBranch } = row
      const name = typeof gitBranch === 'string' && gitBranch !== '' && gitBranch !== 'HEAD' ? gitBranch : null
      const branch = (state: SessionState) => (typeof gitBranch !== 'string' ? state.branch : name && redactText(name))
      if (at !== null) found.push({ at, branch })
      return at !== null
    },
    MAX_END_BYTES,
  )
  return found[0] ?? null
}

/**
 * The newest unfinished work of ended sessions that no start has told. Finished work is settled, so that no later start
 * reads it again. Work of another branch is settled for all but the starts of that branch.
 */
export function findLeftWork(
  call: Call,
  ids: readonly string[],
  { branch, since }: { readonly branch: string | null; readonly since: string },
): LeftWork | null {
  const fresh = ids
    .flatMap((id) => lookAtSession(call, id) ?? [])
    .filter((session): session is EndedSession & { at: string } => {
      const { sessionId, state, at } = session
      const { settled } = state
      const isTold = settled !== null && settled.branch === undefined && at !== null && at <= settled.at
      const isOver = at === null || at < since || isTold || wasHandedOver(call, sessionId, at)
      const isElsewhere = session.branch !== branch
      if (isOver) settleSession(call, sessionId, at ?? '')
      else if (isElsewhere && session.branch !== null) settleSession(call, sessionId, at, session.branch)
      return !isOver && !isElsewhere
    })
    .sort((a, b) => b.at.localeCompare(a.at))
  for (const session of fresh.slice(0, MAX_READ)) {
    const left = readLeftWork(call, session)
    if (!isFinished(left.workState, left.ending)) return left
    settleSession(call, session.sessionId, session.at)
  }
  return null
}

/** Whether the newest checkpoint of a session was taken up elsewhere, behind its last work. */
export function wasHandedOver({ projectDir }: Call, sessionId: string, at: string): boolean {
  const { lastCheckpoint } = readSessionState(projectDir, sessionId).state
  return lastCheckpoint !== null && wasTakenUp(projectDir, lastCheckpoint, sessionId, at)
}

/** Notes that the work of a session up to a time has been told. A branch limits the note to starts elsewhere. */
export function settleSession(call: Call, sessionId: string, at: string, waitsOn: string | null = null): void {
  const { projectDir } = call
  const branch = waitsOn === null ? {} : { branch: waitsOn }
  const settled = { at, bytes: measureKeptWords(projectDir, sessionId), ...branch }
  try {
    annotateSessionState(projectDir, sessionId, (state) => ({ ...state, settled }))
  } catch (error) {
    call.report(createWriteProblem(projectDir, error, `.holdfast/sessions/${sessionId}`))
  }
}

function readLeftWork(call: Call, { sessionId, state, at, branch }: EndedSession & { readonly at: string }): LeftWork {
  const { workState, ending } = readSession(call, sessionId, state)
  return { sessionId, branch, startedAt: state.startedAt, at, workState, ending }
}

/** Reads the work of a session: its newest checkpoint, if any, and its transcript since. */
function readSession(call: Call, sessionId: string, state: SessionState) {
  const checkpoint = readNewest(call, sessionId, state)
  const reading = readWorkState(call, { sessionId, transcriptPath: state.transcriptPath }, listKnownWords(checkpoint))
  const since = redactData(reading.workState) as WorkState
  const workState = checkpoint === null ? since : mergeWorkState(checkpoint.workState, since)
  return { checkpoint, workState, ending: findEnding(reading.rows), boundaryUuid: reading.boundaryUuid }
}

function readNewest(call: Call, sessionId: string, { lastCheckpoint }: SessionState): CheckpointData | null {
  const found = lastCheckpoint === null ? null : readCheckpoint(call.projectDir, lastCheckpoint)
  return found !== null && 'checkpoint' in found && found.checkpoint.sessionId === sessionId ? found.checkpoint : null
}

/** The work of a session as a checkpoint would hold it, for a session with or without a checkpoint. */
export function recordSession(
  call: Call,
  { sessionId, state, at, branch }: EndedSession,
): { readonly told: RestoredState; readonly compacted: boolean } {
  const { projectDir } = call
  const { checkpoint, workState, boundaryUuid } = readSession(call, sessionId, state)
  if (checkpoint !== null) {
    const compacted = boundaryUuid !== checkpoint.sessionInfo.boundaryUuid
    return { told: { ...checkpoint, workState }, compacted }
  }
  const draft = createCheckpointDraft({
    timestamp: at ?? '',
    sessionId,
    trigger: 'request',
    sequence: Math.max(1, state.compactions),
    estimate: null,
    resumptionState: null,
    workState,
    sessionInfo: {
      projectId: projectDir.slice(Math.max(projectDir.lastIndexOf('/'), projectDir.lastIndexOf('\\')) + 1),
      branch,
      head: null,
      workingDirectory: projectDir,
      transcriptPath: state.transcriptPath,
      boundaryUuid,
      model: null,
    },
    previous: null,
  })
  return { told: { ...draft, checkpointId: null }, compacted: false }
}
