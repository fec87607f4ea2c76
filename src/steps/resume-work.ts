import { type CheckpointData, createCheckpointDraft } from '../core/checkpoint/checkpoint.ts'
import { serializeWorkState } from '../core/checkpoint/serialize.ts'
import type { Config } from '../core/config/config.ts'
import { findOpenQuestion } from '../core/guardrails/post-compaction-approval.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import { redactData, redactText } from '../core/redact.ts'
import { countCloseCompactions, noteInjected, shrinkBudget } from '../core/session/ledger.ts'
import { estimateTokens } from '../core/tokens.ts'
import { mergeWorkState } from '../core/work-state/merge.ts'
import type { WorkState } from '../core/work-state/work-state.ts'
import { RESUMPTION_TOKENS, renderResumptionContext, type Situation } from '../core/xml/resumption-context.ts'
import { acknowledgeCheckpoint, listOpenCheckpoints, readCheckpoint } from '../io/checkpoint-store.ts'
import { isRunningElsewhere } from '../io/client-process.ts'
import { readClock } from '../io/clock.ts'
import { readGitFacts } from '../io/git.ts'
import { appendEvents } from '../io/journal-store.ts'
import { findOwnCommand } from '../io/own-command.ts'
import { readSessionState } from '../io/session-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { markAcknowledged } from './acknowledge-checkpoints.ts'
import { compactElsewhere } from './compact-elsewhere.ts'
import { loadSession } from './load-session.ts'
import { readWorkState } from './read-work-state.ts'
import { countCompactions, type Snapshot, saveSnapshot, takeSnapshot } from './take-checkpoint.ts'

type Report = (problem: Problem) => void

/** Text for the model, and what to record once it is out. */
export interface Resumption {
  readonly text: string
  /** Instruction files that were in this session's context before the compaction. */
  readonly lost: readonly string[]
  readonly record: () => void
}

/**
 * Restores a session that was just compacted. The checkpoint made before the compaction serves when it is up to date;
 * where it was made early, or not at all, a new one is made from the transcript, which still ends before the compaction.
 */
export async function prepareRestoration(
  projectDir: string,
  config: Config,
  input: SessionStartInput,
  report: Report,
): Promise<Resumption> {
  const { sessionId } = input
  const state = loadSession(projectDir, sessionId, report)
  const snapshot = await takeSnapshot(projectDir, config, input, state)
  snapshot.problems.forEach(report)
  const pendingId = state.pending.at(-1)
  const { previous } = snapshot
  const trigger = previous !== null && previous.checkpointId === pendingId ? previous.trigger : 'auto'
  const isAnnounced = previous !== null && previous.checkpointId === pendingId
  const upToDate = isAnnounced && (isBehind(snapshot, previous) || isSameWork(previous, snapshot.workState))
  const checkpoint = upToDate ? previous : storeOrReport(projectDir, snapshot, trigger, report)
  const closeCompactions = countCloseCompactions(state, (upToDate ? previous : snapshot).workState.answers)
  const situation: Situation = {
    continuing: 'same',
    compacted: true,
    monitorSpoke: state.tier !== 'nominal',
    recallCommand: describeRecall(projectDir),
    budgetTokens: shrinkBudget(RESUMPTION_TOKENS, closeCompactions),
  }
  const text = renderResumptionContext(checkpoint ?? { ...draftOf(snapshot, trigger), checkpointId: null }, situation)
  const record = () => {
    if (checkpoint === null) return
    const { checkpointId } = checkpoint
    updateSessionState(projectDir, sessionId, (now) => {
      const pending = now.pending.includes(checkpointId) ? now.pending : [...now.pending, checkpointId]
      const approvalDue = findOpenQuestion(checkpoint)
      const restored = { ...now, pending, restored: checkpointId, lastCheckpoint: checkpointId, closeCompactions }
      return { state: noteInjected({ ...restored, approvalDue }, text), answer: true }
    })
    appendEvents(projectDir, sessionId, [
      { event: 'resumption_injected', checkpoint_id: checkpointId, tokens: estimateTokens(text) },
    ])
  }
  return { text, lost: snapshot.workState.instructions, record }
}

/** How the model searches what was said before, from its shell. */
export function describeRecall(projectDir: string): string | null {
  const command = findOwnCommand(projectDir)
  return command === null ? null : `${command} recall WORDS`
}

/** Whether the transcript holds the compaction already, as that of Codex does, and nothing after it. */
function isBehind({ sessionInfo, workState }: Snapshot, checkpoint: CheckpointData): boolean {
  return workState.answers === 0 && sessionInfo.boundaryUuid !== checkpoint.sessionInfo.boundaryUuid
}

function isSameWork(checkpoint: CheckpointData, work: WorkState): boolean {
  return serializeWorkState(checkpoint.workState) === serializeWorkState(work)
}

function storeOrReport(projectDir: string, snapshot: Snapshot, trigger: CheckpointData['trigger'], report: Report) {
  try {
    // The compaction came without a fresh announcement: what was said since the last one has to reach the documents too.
    const { sessionId, sessionInfo } = snapshot
    const documents = compactElsewhere(projectDir, { ...sessionInfo, sessionId }, report)
    const checkpoint = saveSnapshot(projectDir, { ...snapshot, ...documents }, trigger)
    const { checkpointId: checkpoint_id } = checkpoint
    appendEvents(projectDir, sessionId, [{ event: 'checkpoint_created', checkpoint_id, trigger }])
    return checkpoint
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast/checkpoints'))
    return null
  }
}

function draftOf(snapshot: Snapshot, trigger: CheckpointData['trigger']) {
  const sequence = countCompactions(snapshot)
  return createCheckpointDraft({ ...snapshot, trigger, timestamp: readClock().toISOString(), sequence, previous: null })
}

/** How many unacknowledged checkpoints are looked at: older ones belong to work long gone. */
const MAX_CANDIDATES = 50
/** So many in a row that are too old: those before them are older still. One alone may have been made under a wrong clock. */
const MAX_TOO_OLD = 3

/**
 * Hands the work of an ended session to a new one: the newest checkpoint nobody was told of, of this branch, not older
 * than `resumption.max_age_hours`, brought up to date with what its session still did after it.
 */
export function prepareHandover(
  projectDir: string,
  config: Config,
  input: SessionStartInput,
  report: Report,
): Resumption | null {
  const now = readClock()
  const branch = readGitFacts(input.cwd ?? projectDir)?.branch ?? null
  // Stored names went through the redaction; so must the one they are compared with.
  const storedBranch = branch === null ? null : redactText(branch)
  const open = listOpenCheckpoints(projectDir).slice(-MAX_CANDIDATES).reverse()
  let tooOld = 0
  for (const id of open) {
    if (tooOld === MAX_TOO_OLD) return null
    const found = readCheckpoint(projectDir, id)
    if ('problem' in found) {
      report(found.problem)
      continue
    }
    const { checkpoint } = found
    const ageHours = (now.getTime() - Date.parse(checkpoint.timestamp)) / 3_600_000
    // A time that does not parse is never young enough; one slightly ahead of our clock is.
    const isTooOld = !(ageHours <= config['resumption.max_age_hours'])
    tooOld = isTooOld ? tooOld + 1 : 0
    if (isTooOld) continue
    if (checkpoint.sessionId === input.sessionId || checkpoint.sessionInfo.branch !== storedBranch) continue
    if (isRunningElsewhere(readSessionState(projectDir, checkpoint.sessionId).state.clientPid)) continue
    const older = open.slice(open.indexOf(id) + 1)
    return handOver(projectDir, input, checkpoint, older)
  }
  return null
}

function handOver(
  projectDir: string,
  input: SessionStartInput,
  checkpoint: CheckpointData,
  older: readonly string[],
): Resumption {
  const { checkpointId } = checkpoint
  const { workState, compacted } = readSinceCheckpoint(projectDir, checkpoint)
  const recallCommand = describeRecall(projectDir)
  const text = renderResumptionContext({ ...checkpoint, workState }, { continuing: 'new', compacted, recallCommand })
  const record = () => {
    const channel = 'session-start'
    const mark = { acknowledgedAt: readClock().toISOString(), sessionId: input.sessionId, channel }
    // The journal first: after a kill the next session is told, and it is said again.
    appendEvents(projectDir, input.sessionId, [
      { event: 'resumption_injected', checkpoint_id: checkpointId, tokens: estimateTokens(text) },
    ])
    // Another session that starts at the same moment may have been told too; one of them takes it off the list.
    markAcknowledged(projectDir, input.sessionId, [checkpointId], channel)
    // What the same session saved before is contained in this one; nobody is to be told of it later.
    for (const id of older) {
      const found = readCheckpoint(projectDir, id)
      const isSameSession = 'checkpoint' in found && found.checkpoint.sessionId === checkpoint.sessionId
      if (isSameSession) acknowledgeCheckpoint(projectDir, id, mark)
    }
  }
  return { text, lost: [], record }
}

/** A checkpoint's work brought up to date with what its session still did after it, and whether it was compacted since. */
export function readSinceCheckpoint(
  projectDir: string,
  checkpoint: CheckpointData,
): { readonly workState: WorkState; readonly compacted: boolean } {
  const since = readWorkState(projectDir, checkpoint.sessionInfo.transcriptPath)
  return {
    workState: mergeWorkState(checkpoint.workState, redactData(since.workState) as WorkState),
    compacted: since.boundaryUuid !== checkpoint.sessionInfo.boundaryUuid,
  }
}
