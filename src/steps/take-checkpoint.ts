import {
  type CheckpointData,
  type CheckpointTrigger,
  createCheckpointDraft,
  type SessionInfo,
} from '../core/checkpoint/checkpoint.ts'
import type { Config } from '../core/config/config.ts'
import type { FillEstimate } from '../core/context/fill.ts'
import type { Problem } from '../core/problem.ts'
import { redactData, redactText } from '../core/redact.ts'
import type { SessionState } from '../core/session/state.ts'
import { describeTiers } from '../core/tracks/tier.ts'
import { TRACK_POINTER } from '../core/tracks/tier-paths.ts'
import { mergeWorkState } from '../core/work-state/merge.ts'
import type { Row } from '../core/work-state/row.ts'
import type { WorkState } from '../core/work-state/work-state.ts'
import { acknowledgeCheckpoint, readCheckpoint, saveCheckpoint } from '../io/checkpoint-store.ts'
import { readClock } from '../io/clock.ts'
import { readGitFacts } from '../io/git.ts'
import { readResumptionSection } from '../io/orchestration-file.ts'
import { hasActiveTrack } from '../io/project-files.ts'
import { measureContext } from './measure-context.ts'
import { readWorkState } from './read-work-state.ts'

/** Everything a checkpoint records, read now. */
export interface Snapshot {
  readonly sessionId: string
  readonly estimate: FillEstimate | null
  readonly workState: WorkState
  /** The rows since the last compaction, as they stand in the transcript: secrets included. */
  readonly rows: readonly Row[]
  readonly resumptionState: Readonly<Record<string, unknown>> | null
  readonly sessionInfo: SessionInfo
  /** Left out where no track is adopted. */
  readonly tiers?: CheckpointData['tiers']
  readonly previous: CheckpointData | null
  readonly problems: readonly Problem[]
  /** There when the documents were compacted with it. */
  readonly compaction?: CheckpointData['compaction']
}

/**
 * Reads the state of the work: transcript, orchestration file, git. The session's previous checkpoint carries on what
 * the part of the transcript since the last compaction cannot know, above all the goal.
 */
export async function takeSnapshot(
  projectDir: string,
  config: Config,
  session: { readonly sessionId: string; readonly transcriptPath: string | null; readonly cwd: string | null },
  state: SessionState,
): Promise<Snapshot> {
  const { transcriptPath } = session
  const measured = measureContext(projectDir, config, { ...session, relay: state.relay })
  const work = readWorkState(projectDir, transcriptPath)
  const orchestration = await readResumptionSection(projectDir, config['resumption.orchestration_file'])
  // Here, so that neither what is stored nor what is said can hold a secret.
  const workState = redactData(work.workState) as WorkState
  const git = readGitFacts(session.cwd ?? projectDir) ?? readGitFacts(projectDir)
  const last = state.lastCheckpoint === null ? null : readCheckpoint(projectDir, state.lastCheckpoint)
  const previous = last !== null && 'checkpoint' in last ? last.checkpoint : null
  const tracked = hasActiveTrack(projectDir) ? await takeTrackedFiles(projectDir, config, session) : null
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
    workState: previous === null ? workState : mergeWorkState(previous.workState, workState),
    resumptionState: redactData(orchestration.resumption) as Snapshot['resumptionState'],
    sessionInfo: {
      projectId: projectDir.slice(Math.max(projectDir.lastIndexOf('/'), projectDir.lastIndexOf('\\')) + 1),
      branch: git?.branch ? redactText(git.branch) : null,
      head: git?.head ?? null,
      workingDirectory: session.cwd ?? projectDir,
      transcriptPath,
      boundaryUuid: work.boundaryUuid,
      model: measured.model,
    },
    ...(tracked === null ? {} : { tiers: tracked.tiers }),
    previous,
    problems: dedupe(problems.filter((problem) => problem !== null)),
  }
}

/** Brings the session's artifacts up to date, then reads the tiers as they are now. */
async function takeTrackedFiles(
  projectDir: string,
  config: Config,
  session: { readonly sessionId: string; readonly transcriptPath: string | null },
) {
  const { refreshTransient } = await import('./refresh-transient.ts')
  const { loadTiers } = await import('./load-tiers.ts')
  const problems = refreshTransient(projectDir, config, session)
  const tiers = loadTiers(projectDir, session.sessionId)
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
  // What was saved at a threshold is contained in the new one; no later session is to be handed the older state.
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
 * Which compaction of its session a checkpoint is for. Several checkpoints may be for the same one: made on request,
 * prepared early, or brought up to date; only a boundary between them makes it the next.
 */
export function countCompactions({ previous, sessionInfo }: Snapshot): number {
  if (previous === null) return 1
  const isNext = previous.sessionInfo.boundaryUuid !== sessionInfo.boundaryUuid
  return Math.max(1, previous.compactionSequence + (isNext ? 1 : 0))
}

/** The transcript is read twice; what is wrong with it is said once. */
function dedupe(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter((problem) => {
    const key = `${problem.code} ${problem.path}`
    return seen.has(key) ? false : seen.add(key)
  })
}
