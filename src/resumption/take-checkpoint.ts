import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { redactData, redactText } from '../base/core/redact.ts'
import type { Config } from '../config/core/config.ts'
import { TRACK_POINTER } from '../config/core/tier-paths.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import { lastName } from '../files/core/path-text.ts'
import { readClock } from '../files/io/clock.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import type { FillEstimate } from '../measure/core/tier.ts'
import { measureContext } from '../measure/measure-context.ts'
import { readKeptDecisions } from '../memory/read-kept-decisions.ts'
import type { Row } from '../sessions/core/row.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { readTranscriptSize } from '../sessions/io/transcript-tail.ts'
import { describeTiers } from '../tracks/core/document-tiers.ts'
import {
  type CheckpointData,
  type CheckpointTrigger,
  createCheckpointDraft,
  isBeforeCompaction,
  type SessionInfo,
} from '../work/core/checkpoint.ts'
import { mergeWorkState } from '../work/core/merge-work.ts'
import type { WorkState } from '../work/core/work-state.ts'
import { acknowledgeCheckpoint, readCheckpoint, saveCheckpoint } from '../work/io/checkpoint-store.ts'
import { readResumptionSection } from '../work/io/orchestration-file.ts'
import { readWorkState } from '../work/read-work-state.ts'
import type { WorkRead } from '../work/refresh-transient.ts'
import { addKeptDecisions } from './core/kept-decisions.ts'

/** The content of a checkpoint, read now. */
export interface Snapshot {
  readonly sessionId: string
  readonly estimate: FillEstimate | null
  readonly workState: WorkState
  /** The rows since the last compaction as in the transcript, secrets included. */
  readonly rows: readonly Row[]
  readonly resumptionState: Readonly<Record<string, unknown>> | null
  readonly sessionInfo: SessionInfo
  /** Left out without an active track. */
  readonly tiers?: CheckpointData['tiers']
  readonly previous: CheckpointData | null
  /** Bytes of the transcript before the reading; null without a transcript. */
  readonly transcriptBytes: number | null
  readonly problems: readonly Problem[]
  /** Present when the track's documents were compacted together with the checkpoint. */
  readonly compaction?: CheckpointData['compaction']
  /** The number of the snapshot with the files of this moment. */
  readonly snapshot?: string | null
}

/**
 * Reads the state of the work: transcript, orchestration file, git. The session's previous checkpoint adds facts from
 * before the last compaction, above all the goal.
 */
export async function takeSnapshot(
  call: Call,
  config: Config,
  session: { readonly sessionId: string; readonly transcriptPath: string | null; readonly cwd: string | null },
  state: SessionState,
): Promise<Snapshot> {
  const { projectDir } = call
  const { transcriptPath } = session
  const transcriptBytes = transcriptPath === null ? null : readTranscriptSize(call, transcriptPath)
  const measured = measureContext(call, config, { ...session, relay: state.relay })
  const orchestration = await readResumptionSection(call, config['resumption.orchestration_file'])
  const git = call.know(readGitFacts)
  const last = state.lastCheckpoint === null ? null : readCheckpoint(projectDir, state.lastCheckpoint)
  const previous = last !== null && 'checkpoint' in last ? last.checkpoint : null
  const work = readWorkState(call, session, listKnownWords(previous))
  // The redaction runs here, so that neither the stored checkpoint nor the told text can hold a secret.
  const workState = redactData(work.workState) as WorkState
  const tracked = call.know(hasActiveTrack)
    ? await takeTrackedFiles(call, config, { ...session, rows: work.rows })
    : null
  const problems = [
    measured.problem,
    work.problem,
    orchestration.problem,
    last !== null && 'problem' in last ? last.problem : null,
    ...(tracked?.problems ?? []),
  ]
  return {
    sessionId: session.sessionId,
    estimate: measured.estimate,
    rows: work.rows,
    workState: addKeptDecisions(
      previous === null
        ? workState
        : mergeWorkState(previous.workState, workState, isBeforeCompaction(previous, work.boundaryUuid)),
      readKeptDecisions(call, session.sessionId, state),
    ),
    resumptionState: redactData(orchestration.resumption) as Snapshot['resumptionState'],
    sessionInfo: {
      projectId: lastName(projectDir),
      branch: git?.branch ? redactText(git.branch) : null,
      head: git?.head ?? null,
      workingDirectory: session.cwd ?? projectDir,
      transcriptPath,
      boundaryUuid: work.boundaryUuid,
      model: measured.model,
    },
    ...(tracked === null ? {} : { tiers: tracked.tiers }),
    previous,
    transcriptBytes,
    problems: dedupe(problems.filter((problem) => problem !== null)),
  }
}

/** Words of the person in a checkpoint, the newest last. */
export function listKnownWords(checkpoint: CheckpointData | null): string[] {
  const work = checkpoint?.workState
  if (work === undefined) return []
  const newest = new Set(work.lastUserMessages)
  return [...work.said.map(({ text }) => text).filter((text) => !newest.has(text)), ...newest]
}

/** Brings the session's artifacts up to date and then reads the tiers of the track. */
async function takeTrackedFiles(call: Call, config: Config, session: WorkRead) {
  const { refreshTransient } = await import('../work/refresh-transient.ts')
  const { loadTiers } = await import('../tracks/load-tiers.ts')
  const problems = refreshTransient(call, config, session)
  const tiers = loadTiers(call, session.sessionId)
  const { pointerReason: cause } = tiers
  if (cause !== null) problems.push({ code: 'track-unusable', path: TRACK_POINTER, cause })
  return { tiers: describeTiers(tiers), problems }
}

/** Stores a snapshot under a new id. @throws when the state folder cannot be written. */
export function saveSnapshot(projectDir: string, snapshot: Snapshot, trigger: CheckpointTrigger): CheckpointData {
  const { previous, sessionId } = snapshot
  const timestamp = readClock().toISOString()
  const saved = saveCheckpoint(
    projectDir,
    createCheckpointDraft({
      ...snapshot,
      trigger,
      timestamp,
      sequence: countCompactions(snapshot),
      previous: previous?.checkpointId ?? null,
    }),
  )
  // The new checkpoint contains a previous threshold checkpoint, so no later session shall receive the older state.
  if (previous?.trigger === 'threshold' && previous.checkpointId !== saved.checkpointId) {
    acknowledgeCheckpoint(projectDir, previous.checkpointId, {
      acknowledgedAt: timestamp,
      sessionId,
      channel: saved.checkpointId,
    })
  }
  return saved
}

/**
 * The number of the compaction for which a checkpoint is made. Several checkpoints may belong to the same compaction:
 * made on request, prepared early, or brought up to date. Only a boundary in between raises the number.
 */
export function countCompactions({ previous, sessionInfo }: Snapshot): number {
  if (previous === null) return 1
  const isNext = previous.sessionInfo.boundaryUuid !== sessionInfo.boundaryUuid
  return Math.max(1, previous.compactionSequence + (isNext ? 1 : 0))
}

/** Drops repeated problems: a snapshot reads the transcript twice and would report its fault twice. */
function dedupe(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter((problem) => {
    const key = `${problem.code} ${problem.path}`
    return seen.has(key) ? false : seen.add(key)
  })
}
