import type { Call } from '../base/core/call.ts'
import { redactData, redactText } from '../base/core/redact.ts'
import { estimateTokens } from '../base/core/tokens.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { isRunningElsewhere } from '../client/io/client-process.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { appendEvents } from '../state/io/journal-store.ts'
import { readSessionState } from '../state/io/session-store.ts'
import type { CheckpointData } from '../work/core/checkpoint.ts'
import { mergeWorkState } from '../work/core/merge.ts'
import type { WorkState } from '../work/core/work-state.ts'
import { acknowledgeCheckpoint, listOpenCheckpoints, readCheckpoint } from '../work/io/checkpoint-store.ts'
import { readWorkState } from '../work/read-work-state.ts'
import { markAcknowledged } from './acknowledge-checkpoints.ts'
import { renderResumptionContext } from './core/resumption-context.ts'
import { describeRecall, type Resumption } from './resume-work.ts'
import { listKnownWords } from './take-checkpoint.ts'

/** Unacknowledged checkpoints that the search reads. Older checkpoints belong to work long gone. */
const MAX_CANDIDATES = 50
/** The search ends after so many old checkpoints in a row. A single old checkpoint may come from a wrong clock. */
const MAX_TOO_OLD = 3

/**
 * Hands the work of an ended session to a new session. `prepareHandover` takes the branch's newest unacknowledged
 * checkpoint, not older than `resumption.max_age_hours`. The transcript adds the work that followed the checkpoint.
 */
export function prepareHandover(call: Call, config: Config, input: SessionStartInput): Resumption | null {
  const { projectDir, report } = call
  const now = readClock()
  const branch = call.know(readGitFacts, input.cwd ?? projectDir)?.branch ?? null
  // Stored names went through the redaction, so the current branch must, too.
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
    // A time that does not parse is never young enough. A time slightly ahead of the clock is.
    const isTooOld = !(ageHours <= config['resumption.max_age_hours'])
    tooOld = isTooOld ? tooOld + 1 : 0
    if (isTooOld) continue
    if (checkpoint.sessionId === input.sessionId || checkpoint.sessionInfo.branch !== storedBranch) continue
    if (isRunningElsewhere(readSessionState(projectDir, checkpoint.sessionId).state.clientPid)) continue
    const older = open.slice(open.indexOf(id) + 1)
    return handOver(call, input, checkpoint, older)
  }
  return null
}

function handOver(
  call: Call,
  input: SessionStartInput,
  checkpoint: CheckpointData,
  older: readonly string[],
): Resumption {
  const { projectDir } = call
  const { checkpointId } = checkpoint
  const { workState, compacted } = readSinceCheckpoint(call, checkpoint)
  const recallCommand = describeRecall(projectDir)
  const text = renderResumptionContext({ ...checkpoint, workState }, { continuing: 'new', compacted, recallCommand })
  const record = () => {
    const channel = 'session-start'
    const mark = { acknowledgedAt: readClock().toISOString(), sessionId: input.sessionId, channel }
    // The journal comes first: after a kill the next session hears of the checkpoint and journals another event.
    appendEvents(projectDir, input.sessionId, [
      { event: 'resumption_injected', checkpoint_id: checkpointId, tokens: estimateTokens(text) },
    ])
    // Two sessions that start at the same moment may both be told. One of them marks the checkpoint.
    markAcknowledged(projectDir, input.sessionId, [checkpointId], channel)
    // The checkpoint contains older checkpoints of the same session, so no later session shall hear of them.
    for (const id of older) {
      const found = readCheckpoint(projectDir, id)
      const isSameSession = 'checkpoint' in found && found.checkpoint.sessionId === checkpoint.sessionId
      if (isSameSession) acknowledgeCheckpoint(projectDir, id, mark)
    }
  }
  return { text, lost: [], record }
}

/** Merges a checkpoint's work with the later work of its session. `compacted` tells of a compaction since. */
export function readSinceCheckpoint(
  call: Call,
  checkpoint: CheckpointData,
): { readonly workState: WorkState; readonly compacted: boolean } {
  const session = { sessionId: checkpoint.sessionId, transcriptPath: checkpoint.sessionInfo.transcriptPath }
  const since = readWorkState(call, session, listKnownWords(checkpoint))
  return {
    workState: mergeWorkState(checkpoint.workState, redactData(since.workState) as WorkState),
    compacted: since.boundaryUuid !== checkpoint.sessionInfo.boundaryUuid,
  }
}
