import type { Call } from '../base/core/call.ts'
import { estimateWide } from '../base/core/tokens.ts'
import { readCaptureNews } from '../capture/io/capture-news.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { findOpenQuestion } from '../guards/core/post-compaction-approval.ts'
import { findOwnCommand } from '../install/io/own-command.ts'
import { countCloseCompactions, noteInjected, shrinkBudget } from '../sessions/core/injected-text.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { readTranscriptSize } from '../sessions/io/transcript-tail.ts'
import { compactLazily } from '../tracks/compact-lazily.ts'
import { type CheckpointData, createCheckpointDraft, serializeWorkState } from '../work/core/checkpoint.ts'
import type { WorkState } from '../work/core/work-state.ts'
import { readCheckpoint } from '../work/io/checkpoint-store.ts'
import { nameSaved } from './core/checkpoint-words.ts'
import { describeSaving } from './core/person-line.ts'
import {
  findTold,
  LATER_START_TOKENS,
  RESUMPTION_TOKENS,
  type RestoredState,
  renderRestored,
  type Situation,
  START_TOKENS,
} from './core/resumption-context.ts'
import { countCompactions, type Snapshot, saveSnapshot, takeSnapshot } from './take-checkpoint.ts'

/** Text for the model, and `record` for the time when the text is out. */
export interface Resumption {
  readonly text: string
  /** The line for the person; empty where the first event behind the start tells the line. */
  readonly message: string
  /** Instruction files that were in this session's context before the compaction. */
  readonly lost: readonly string[]
  readonly record: () => void
}

/** The source of a restoration: a checkpoint, or the same facts after a failure to store them. */
interface Restoration {
  readonly checkpoint: CheckpointData | null
  readonly told: RestoredState
}

/**
 * Restores a session behind a compaction. A checkpoint from before the compaction serves when the transcript has not
 * grown since. Otherwise the transcript, which still ends before the compaction, gives a new checkpoint.
 */
export async function prepareRestoration(
  call: Call,
  config: Config,
  input: SessionStartInput,
  state: SessionState,
): Promise<Resumption> {
  const { projectDir } = call
  const { sessionId } = input
  const saved = readSaved(call, input, state)
  const { checkpoint, told } =
    saved === null ? await bringUpToDate(call, config, input, state) : { checkpoint: saved, told: saved }
  const closeCompactions = countCloseCompactions(state, told.workState.answers)
  const situation: Situation = {
    continuing: 'same',
    compacted: true,
    monitorSpoke: state.tier !== 'nominal',
    recallCommand: describeRecall(projectDir),
    budgetTokens: shrinkBudget(findStartBudget(told), closeCompactions),
  }
  const { text, items } = renderRestored(told, situation)
  // An alert that is switched off leaves the line for the person to the start.
  const captured = config['sections.compaction_alert'] ? null : readCaptureNews(projectDir, sessionId)
  const record = () => {
    captured?.remove()
    if (checkpoint === null) return
    const { checkpointId } = checkpoint
    updateSessionState(projectDir, sessionId, (now) => {
      const pending = now.pending.includes(checkpointId) ? now.pending : [...now.pending, checkpointId]
      const approvalDue = findOpenQuestion(checkpoint)
      const restored = {
        ...now,
        pending,
        restored: checkpointId,
        lastCheckpoint: checkpointId,
        itemsTold: items,
        closeCompactions,
      }
      const told = [text, ...findTold(checkpoint.workState, text)]
      return { state: told.reduce(noteInjected, { ...restored, approvalDue }), answer: true }
    })
    appendEvents(projectDir, sessionId, [
      {
        event: 'resumption_injected',
        checkpoint_id: checkpointId,
        tokens: estimateWide(text),
        from_session: sessionId,
      },
    ])
  }
  const { kept = [], proposed = [] } = captured?.news ?? {}
  const saving = { restored: items, lost: null, kept, proposed }
  const message = config['sections.compaction_alert'] ? '' : describeSaving(told, saving, findOwnCommand(projectDir))
  return { text, message, lost: told.workState.instructions, record }
}

/** The checkpoint for this compaction, or null when the transcript has grown since the snapshot. */
function readSaved(
  call: Call,
  { transcriptPath }: SessionStartInput,
  { pending, savedBytes }: SessionState,
): CheckpointData | null {
  const id = pending.at(-1)
  if (id === undefined || transcriptPath === null || savedBytes === null) return null
  if (readTranscriptSize(call, transcriptPath) !== savedBytes) return null
  const found = readCheckpoint(call.projectDir, id)
  return 'checkpoint' in found ? found.checkpoint : null
}

async function bringUpToDate(
  call: Call,
  config: Config,
  input: SessionStartInput,
  state: SessionState,
): Promise<Restoration> {
  const snapshot = await takeSnapshot(call, config, input, state)
  snapshot.problems.forEach(call.report)
  const { previous } = snapshot
  const isAnnounced = previous !== null && previous.checkpointId === state.pending.at(-1)
  if (isAnnounced && (isBehind(snapshot, previous) || isSameWork(previous, snapshot.workState)))
    return { checkpoint: previous, told: previous }
  const trigger = isAnnounced ? previous.trigger : 'auto'
  const checkpoint = await storeOrReport(call, config, snapshot, trigger)
  return { checkpoint, told: checkpoint ?? { ...draftOf(snapshot, trigger), checkpointId: null } }
}

/** The budget of a start. An orchestration file needs most. A later compaction has more past outside the summary. */
function findStartBudget({ resumptionState, compactionSequence }: RestoredState): number {
  if (resumptionState !== null) return RESUMPTION_TOKENS
  return compactionSequence > 1 ? LATER_START_TOKENS : START_TOKENS
}

/** The shell command with which the model searches the transcript; null without an installed command. */
export function describeRecall(projectDir: string): string | null {
  const command = findOwnCommand(projectDir)
  return command === null ? null : `${command} recall WORDS`
}

/** Whether the transcript ends with the compaction already, as a Codex transcript does. */
function isBehind({ sessionInfo, workState }: Snapshot, checkpoint: CheckpointData): boolean {
  return workState.answers === 0 && sessionInfo.boundaryUuid !== checkpoint.sessionInfo.boundaryUuid
}

function isSameWork(checkpoint: CheckpointData, work: WorkState): boolean {
  return serializeWorkState(checkpoint.workState) === serializeWorkState(work)
}

async function storeOrReport(call: Call, config: Config, snapshot: Snapshot, trigger: CheckpointData['trigger']) {
  const { projectDir } = call
  try {
    // The compaction came without a fresh pre-compact, so the newest words have to reach the track's documents here.
    const { sessionId, sessionInfo } = snapshot
    const documents = await compactLazily(call, config, { ...sessionInfo, sessionId })
    const checkpoint = saveSnapshot(projectDir, { ...snapshot, ...documents }, trigger)
    appendEvents(projectDir, sessionId, [{ event: 'checkpoint_created', trigger, ...nameSaved(checkpoint) }])
    return checkpoint
  } catch (error) {
    call.report(createWriteProblem(projectDir, error, '.holdfast/checkpoints'))
    return null
  }
}

function draftOf(snapshot: Snapshot, trigger: CheckpointData['trigger']) {
  const sequence = countCompactions(snapshot)
  return createCheckpointDraft({ ...snapshot, trigger, timestamp: readClock().toISOString(), sequence, previous: null })
}
