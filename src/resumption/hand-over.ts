import type { Call } from '../base/core/call.ts'
import { redactData } from '../base/core/redact.ts'
import { estimateWide } from '../base/core/tokens.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { translateRolloutLine } from '../client/core/rollout.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { findOwnCommand } from '../install/io/own-command.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { isTakenElsewhere, readClient } from '../sessions/io/running-session.ts'
import { listUnsettledSessions } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { readRollouts } from '../sessions/io/transcript-tail.ts'
import { type CheckpointData, isBeforeCompaction } from '../work/core/checkpoint.ts'
import { mergeWorkState } from '../work/core/merge-work.ts'
import type { WorkState } from '../work/core/work-state.ts'
import { acknowledgeCheckpoint, readCheckpoint, walkWaitingCheckpoints } from '../work/io/checkpoint-store.ts'
import { readWorkState } from '../work/read-work-state.ts'
import { markAcknowledged } from './acknowledge-checkpoints.ts'
import { type LeftWork, renderLeftWork } from './core/left-lines.ts'
import { describeEnding, findEnding } from './core/left-open.ts'
import { renderResumptionContext, type Situation } from './core/resumption-context.ts'
import { findLeftWork, leaveOutDropped, settleSession, wasHandedOver } from './left-work.ts'
import { listCompactions } from './list-compactions.ts'
import { hasContinuation, isOnBranch, isTranscriptGone, lookAtSession } from './look-at-session.ts'
import { readBranch } from './may-hand-over.ts'
import { reopenUnheard } from './reopen-unheard.ts'
import { describeRecall, type Resumption } from './resume-work.ts'
import { listKnownWords } from './take-checkpoint.ts'

/** Unacknowledged checkpoints of the person that the search reads. Older checkpoints belong to work long gone. */
const MAX_CANDIDATES = 50
/** Unacknowledged checkpoints that the search reads, whoever wrote them: a clone may bring any number. */
const MAX_READ = 500
/** The search ends after so many old checkpoints in a row. A single old checkpoint may come from a wrong clock. */
const MAX_TOO_OLD = 3

/**
 * Hands the work of ended sessions to a new session of their branch, the newest work first. A checkpoint that waits is
 * told in full. Work that was left without one is told in two lines.
 */
export function prepareHandover(call: Call, config: Config, input: SessionStartInput): Resumption | null {
  const branch = readBranch(call)
  const oldest = readClock().getTime() - config['resumption.max_age_hours'] * 3_600_000
  const since = new Date(Math.max(0, oldest)).toISOString()
  const list = () => listUnsettledSessions(call, input.sessionId, branch)
  const ids = list()
  const left = findLeftWork(call, reopenUnheard(call, ids) ? list() : ids, { branch, since })
  const waiting = findWaiting(call, config, input, branch)
  // Another session may have taken up the checkpoint between the two looks.
  const isGone = left === null || wasHandedOver(call, left.sessionId, left.at)
  if (waiting === null) return isGone ? null : tellLeftWork(call, input, left)
  const { checkpoint, older } = waiting
  const isNewer = left !== null && left.sessionId !== checkpoint.sessionId && left.at > checkpoint.timestamp
  return isNewer ? tellLeftWork(call, input, left) : handOver(call, input, checkpoint, older)
}

function tellLeftWork(call: Call, { sessionId }: SessionStartInput, left: LeftWork): Resumption {
  const { projectDir } = call
  const text = renderLeftWork(left, findOwnCommand(projectDir))
  const record = () => {
    const tokens = estimateWide(text)
    appendEvents(projectDir, sessionId, [
      { event: 'resumption_injected', checkpoint_id: null, tokens, from_session: left.sessionId },
    ])
    settleSession(call, left.sessionId, left.at)
    noteContinued(call, sessionId, left.sessionId)
  }
  return { text, message: '', lost: [], record }
}

/** Notes whose work a session was told of. The session may go on with that work, or end before it heard a word. */
function noteContinued({ projectDir }: Call, sessionId: string, continues: string): void {
  updateSessionState(projectDir, sessionId, (state) => ({ state: { ...state, continues }, answer: true }))
}

/** The branch's newest checkpoint that waits, not older than `resumption.max_age_hours`, and older ones that wait. */
function findWaiting(call: Call, config: Config, input: SessionStartInput, branch: string | null) {
  const { projectDir, report } = call
  const now = readClock()
  const open = walkWaitingCheckpoints(call)
  let tooOld = 0
  for (const found of readCandidates(projectDir, open)) {
    if ('problem' in found) {
      report(found.problem)
      continue
    }
    const { checkpoint } = found
    const ageHours = (now.getTime() - Date.parse(checkpoint.timestamp)) / 3_600_000
    // A time that does not parse is never young enough. A time slightly ahead of the clock is.
    const isTooOld = !(ageHours <= config['resumption.max_age_hours'])
    tooOld = isTooOld ? tooOld + 1 : 0
    if (tooOld === MAX_TOO_OLD) return null
    if (isTooOld) continue
    if (checkpoint.sessionId === input.sessionId || !isOnBranch(call, checkpoint.sessionInfo, branch)) continue
    const { state } = readSessionState(projectDir, checkpoint.sessionId)
    if (isTakenElsewhere(projectDir, checkpoint.sessionId, state)) continue
    // A checkpoint of a crossed threshold was no end. The session went on and finished its work.
    const isFinished = typeof state.settled?.bytes === 'number' && state.settled.branch === undefined
    if (checkpoint.trigger === 'threshold' && isFinished) continue
    if (isForked(call, checkpoint)) continue
    return { checkpoint, older: open }
  }
  return null
}

/** Whether a fork goes on with the work of a checkpoint. The fork is looked at itself. */
function isForked(call: Call, { sessionId }: CheckpointData): boolean {
  const session = lookAtSession(call, sessionId)
  return session !== null && hasContinuation(call, session)
}

/** Reads checkpoints one by one. A stranger's checkpoint counts as none: it must not hide the person's own. */
function* readCandidates(projectDir: string, open: Iterator<string>) {
  let looked = 0
  for (let read = 0; read < MAX_READ && looked < MAX_CANDIDATES; read += 1) {
    const { value: id, done } = open.next()
    if (done === true) return
    const found = readCheckpoint(projectDir, id)
    if ('problem' in found && found.problem.code === 'checkpoint-foreign') continue
    looked += 1
    yield found
  }
}

function handOver(
  call: Call,
  input: SessionStartInput,
  checkpoint: CheckpointData,
  older: Iterable<string>,
): Resumption {
  const { projectDir } = call
  const { checkpointId } = checkpoint
  const { workState, ...since } = readSinceCheckpoint(call, checkpoint)
  const recallCommand = describeRecall(projectDir)
  const ended = wasCleared(call, input, checkpoint) ? 'It was left by /clear.' : since.ended
  const situation: Situation = { continuing: 'new', ...since, ended, recallCommand }
  const text = renderResumptionContext({ ...checkpoint, workState }, situation)
  const record = () => {
    const channel = 'session-start'
    const mark = { acknowledgedAt: readClock().toISOString(), sessionId: input.sessionId, channel }
    // The journal comes first: after a kill the next session hears of the checkpoint and journals another event.
    appendEvents(projectDir, input.sessionId, [
      {
        event: 'resumption_injected',
        checkpoint_id: checkpointId,
        tokens: estimateWide(text),
        from_session: checkpoint.sessionId,
      },
    ])
    // Two sessions that start at the same moment may both be told. One of them marks the checkpoint.
    markAcknowledged(projectDir, input.sessionId, [checkpointId], channel)
    const ended = lookAtSession(call, checkpoint.sessionId)
    if (ended !== null) settleSession(call, checkpoint.sessionId, ended.at ?? '')
    noteContinued(call, input.sessionId, checkpoint.sessionId)
    // The checkpoint contains older checkpoints of the same session, so no later session shall hear of them.
    let read = 0
    for (const id of older) {
      read += 1
      if (read > MAX_READ) break
      const found = readCheckpoint(projectDir, id)
      const isSameSession = 'checkpoint' in found && found.checkpoint.sessionId === checkpoint.sessionId
      if (isSameSession) acknowledgeCheckpoint(projectDir, id, mark)
    }
  }
  return { text, message: '', lost: [], record }
}

/** Whether the person left a session for ours by `/clear`, which stays in the same client. */
function wasCleared({ projectDir }: Call, { source }: SessionStartInput, { sessionId }: CheckpointData): boolean {
  const { clientPid } = readClient()
  return (
    source === 'clear' && clientPid !== null && readSessionState(projectDir, sessionId).state.clientPid === clientPid
  )
}

/** Merges a checkpoint's work with the later work of its session, and tells of the compactions and of the end. */
export function readSinceCheckpoint(
  call: Call,
  checkpoint: CheckpointData,
): { readonly workState: WorkState } & Required<Pick<Situation, 'compacted' | 'compactions' | 'ended' | 'isGone'>> {
  // The session may be one of Codex, whatever client starts now.
  readRollouts(translateRolloutLine)
  const session = { sessionId: checkpoint.sessionId, transcriptPath: checkpoint.sessionInfo.transcriptPath }
  const since = readWorkState(call, session, listKnownWords(checkpoint))
  const isLater = isBeforeCompaction(checkpoint, since.boundaryUuid)
  const merged = mergeWorkState(checkpoint.workState, redactData(since.workState) as WorkState, isLater)
  return {
    workState: leaveOutDropped(call, merged),
    compacted: since.boundaryUuid !== checkpoint.sessionInfo.boundaryUuid,
    compactions: listCompactions(call.projectDir, checkpoint),
    ended: describeEnding(findEnding(since.rows)),
    isGone: isTranscriptGone(call, session.transcriptPath),
  }
}
