import type { Call } from '../base/core/call.ts'
import { redactData } from '../base/core/redact.ts'
import { findProjectPath, lastName } from '../files/core/path-text.ts'
import { readClock } from '../files/io/clock.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { listDropped, listUncommitted } from '../git/io/tree-paths.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { measureKeptWords } from '../sessions/io/kept-words.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { annotateSessionState } from '../sessions/io/session-writer.ts'
import { createCheckpointDraft, isBeforeCompaction } from '../work/core/checkpoint.ts'
import { mergeWorkState } from '../work/core/merge-work.ts'
import { findId } from '../work/core/reported.ts'
import type { WorkState } from '../work/core/work-state.ts'
import { readLastOf, wasTakenUp } from '../work/io/checkpoint-store.ts'
import { readWorkState } from '../work/read-work-state.ts'
import type { LeftWork } from './core/left-lines.ts'
import { describeEnding, findEnding, findRequest, isFinished } from './core/left-open.ts'
import type { RestoredState, Situation } from './core/resumption-context.ts'
import { listCompactions } from './list-compactions.ts'
import { type EndedSession, endedOn, hasContinuation, isTranscriptGone, lookAtSession } from './look-at-session.ts'
import { listKnownWords } from './take-checkpoint.ts'

/** Sessions whose transcripts one look reads. */
const MAX_READ = 3

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
      const isIdleFork = state.isCopy && at !== null && at < (state.startedAt ?? '')
      const isOver = at === null || at < since || isTold || isIdleFork || wasHandedOver(call, sessionId, at)
      const isElsewhere = !endedOn(call, session, branch)
      if (isOver) settleSession(call, sessionId, at ?? '')
      else if (isElsewhere && session.branch !== null) settleSession(call, sessionId, at, session.branch)
      return !isOver && !isElsewhere
    })
    .sort((a, b) => b.at.localeCompare(a.at))
  for (const session of fresh.slice(0, MAX_READ)) {
    const left = hasContinuation(call, session) ? null : readLeftWork(call, session)
    if (left !== null && mayStillWork(session, left)) continue
    if (left !== null && !isFinished(left.workState, left.ending)) return left
    settleSession(call, session.sessionId, session.at)
  }
  return null
}

/** Most turns write a row more often than this. */
const TURN_MS = 300_000

/** Whether a turn without an end may go on. Gemini CLI tells no process number, so nothing shows that it runs. */
function mayStillWork({ state, at }: EndedSession & { readonly at: string }, { ending }: LeftWork): boolean {
  if (state.clientPid !== null || !state.isUnattended || (ending !== null && !ending.isCut)) return false
  return Math.abs(readClock().getTime() - Date.parse(at)) < TURN_MS
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
  const note = () => annotateSessionState(projectDir, sessionId, (state) => ({ ...state, settled }))
  tryWrite(call, note, `.holdfast/sessions/${sessionId}`)
}

function readLeftWork(call: Call, session: EndedSession & { readonly at: string }): LeftWork {
  const { sessionId, state, at, branch } = session
  const { workState, ending, earlier } = readSession(call, session)
  const isChanged = ending?.lastAct === 'edit' && !ending.isCut
  const unsaved = isChanged ? listUnsaved(call, workState.filesModified) : null
  const told = ending === null ? null : { ...ending, unsaved }
  const startedAt = earlier?.state.startedAt ?? state.startedAt
  return {
    sessionId,
    branch,
    startedAt,
    at,
    workState,
    ending: told,
    isSeveral: earlier !== null,
    isPartial: state.lastCheckpoint !== null,
  }
}

/** Sessions in a row that only carried on the work of the session before. */
const MAX_CARRIED = 5

/**
 * Reads the work of a session. A session without words of its own carries on the work that it was told of. Its model has to act,
 * or to be cut off.
 */
function readSession(call: Call, session: EndedSession, depth = 0): SessionReading {
  const own = readOwn(call, session.sessionId, session.state)
  const { continues } = session.state
  const isAtWork = own.hasActed || (session.lastRow !== null && own.ending?.isCut !== false)
  const isCarrying = isAtWork && findRequest(own.workState) === null && depth < MAX_CARRIED
  const told = continues !== null && isCarrying ? lookAtSession(call, continues) : null
  if (told === null) return { ...own, earlier: null }
  const before = readSession(call, told, depth + 1)
  const workState = mergeWorkState(before.workState, own.workState, true)
  return { ...own, workState, ending: own.ending ?? before.ending, earlier: before.earlier ?? told }
}

interface SessionReading extends ReturnType<typeof readOwn> {
  /** The first of the sessions whose work the session carries on; null for its own work. */
  readonly earlier: EndedSession | null
}

/** Reads a session's newest checkpoint, if any, and its transcript since. */
function readOwn(call: Call, sessionId: string, state: SessionState) {
  const { lastCheckpoint } = state
  const checkpoint = lastCheckpoint === null ? null : readLastOf(call.projectDir, sessionId, lastCheckpoint)
  const reading = readWorkState(call, { sessionId, transcriptPath: state.transcriptPath }, listKnownWords(checkpoint))
  const since = redactData(reading.workState) as WorkState
  const { rows, boundaryUuid } = reading
  const workState =
    checkpoint === null
      ? since
      : mergeWorkState(checkpoint.workState, since, isBeforeCompaction(checkpoint, boundaryUuid))
  const hasActed = rows.some((row) => row.kind === 'assistant' && row.tools.length > 0)
  return { checkpoint, workState, ending: findEnding(rows), hasActed, boundaryUuid }
}

/** The files of a session that git calls uncommitted; null where git does not tell. People commit by themselves, too. */
function listUnsaved({ projectDir }: Call, files: readonly string[]): string[] | null {
  const root = findGitRoot(projectDir)
  const uncommitted = root === null ? null : listUncommitted(root, true)
  if (root === null || uncommitted === null) return null
  const within = new Set(uncommitted)
  const inTree = (path: string) => findProjectPath(path.startsWith('/') ? path : `${projectDir}/${path}`, root)
  return files.filter((path) => within.has(inTree(path) ?? ''))
}

/** The work without commits that somebody dropped since. */
export function leaveOutDropped({ projectDir }: Call, work: WorkState): WorkState {
  const ids = work.finished.flatMap((item) => findId(item) ?? [])
  const root = ids.length === 0 ? null : findGitRoot(projectDir)
  const dropped = new Set(root === null ? [] : listDropped(root, ids))
  return { ...work, finished: work.finished.filter((item) => !dropped.has(findId(item) ?? '')) }
}

/** The work of a session as a checkpoint would hold it, for a session with or without a checkpoint. */
export function recordSession(
  call: Call,
  session: EndedSession,
): { readonly told: RestoredState } & Pick<Situation, 'compacted' | 'compactions' | 'ended' | 'isGone'> {
  const { projectDir } = call
  const { sessionId, state, at, branch } = session
  const { checkpoint, workState: recorded, ending, boundaryUuid } = readSession(call, session)
  const workState = leaveOutDropped(call, recorded)
  const end = { ended: describeEnding(ending), isGone: isTranscriptGone(call, state.transcriptPath) }
  if (checkpoint !== null) {
    const compacted = boundaryUuid !== checkpoint.sessionInfo.boundaryUuid
    const compactions = listCompactions(projectDir, checkpoint)
    return { told: { ...checkpoint, workState }, compacted, compactions, ...end }
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
      projectId: lastName(projectDir),
      branch,
      head: null,
      workingDirectory: projectDir,
      transcriptPath: state.transcriptPath,
      boundaryUuid,
      model: null,
    },
    previous: null,
  })
  return { told: { ...draft, checkpointId: null }, compacted: false, ...end }
}
