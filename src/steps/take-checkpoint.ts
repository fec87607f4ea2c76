import {
  type CheckpointData,
  type CheckpointTrigger,
  createCheckpointDraft,
  type SessionInfo,
} from '../core/checkpoint/checkpoint.ts'
import type { Config } from '../core/config/config.ts'
import type { FillEstimate } from '../core/context/fill.ts'
import type { Problem } from '../core/problem.ts'
import type { SessionState } from '../core/session/state.ts'
import { mergeWorkState, type WorkState } from '../core/work-state/work-state.ts'
import { readCheckpoint, saveCheckpoint } from '../io/checkpoint-store.ts'
import { readClock } from '../io/clock.ts'
import { readGitFacts } from '../io/git.ts'
import { readResumptionSection } from '../io/orchestration-file.ts'
import { measureContext } from './measure-context.ts'
import { readWorkState } from './read-work-state.ts'

/** Everything a checkpoint records, read now. */
export interface Snapshot {
  readonly sessionId: string
  readonly estimate: FillEstimate | null
  readonly workState: WorkState
  readonly resumptionState: Readonly<Record<string, unknown>> | null
  readonly sessionInfo: SessionInfo
  readonly previous: CheckpointData | null
  readonly problems: readonly Problem[]
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
  const measured = await measureContext(projectDir, config, { ...session, state })
  const work = readWorkState(projectDir, transcriptPath)
  const orchestration = await readResumptionSection(projectDir, config['resumption.orchestration_file'])
  const git = readGitFacts(session.cwd ?? projectDir) ?? readGitFacts(projectDir)
  const last = state.lastCheckpoint === null ? null : readCheckpoint(projectDir, state.lastCheckpoint)
  const previous = last !== null && 'checkpoint' in last ? last.checkpoint : null
  const problems = [
    measured.problem,
    work.problem,
    orchestration.problem,
    last !== null && 'problem' in last ? last.problem : null,
  ]
  return {
    sessionId: session.sessionId,
    estimate: measured.estimate,
    workState: previous === null ? work.workState : mergeWorkState(previous.workState, work.workState),
    resumptionState: orchestration.resumption,
    sessionInfo: {
      projectId: projectDir.slice(Math.max(projectDir.lastIndexOf('/'), projectDir.lastIndexOf('\\')) + 1),
      branch: git?.branch ?? null,
      head: git?.head ?? null,
      workingDirectory: session.cwd ?? projectDir,
      transcriptPath,
      boundaryUuid: work.boundaryUuid,
      model: measured.model,
    },
    previous,
    problems: dedupe(problems.filter((problem) => problem !== null)),
  }
}

/** Stores a snapshot under a new id. @throws when the state folder cannot be written. */
export function saveSnapshot(projectDir: string, snapshot: Snapshot, trigger: CheckpointTrigger): CheckpointData {
  const { previous } = snapshot
  return saveCheckpoint(
    projectDir,
    createCheckpointDraft({
      ...snapshot,
      trigger,
      timestamp: readClock().toISOString(),
      sequence: (previous?.compactionSequence ?? 0) + 1,
      previous: previous?.checkpointId ?? null,
    }),
  )
}

/** The transcript is read twice; what is wrong with it is said once. */
function dedupe(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter((problem) => {
    const key = `${problem.code} ${problem.path}`
    return seen.has(key) ? false : seen.add(key)
  })
}
