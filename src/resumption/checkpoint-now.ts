import { openCall } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { readConfig } from '../config/io/config-files.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { keepFiles } from '../rescue/keep-files.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { compactAtCheckpoint } from '../tracks/compact-at-checkpoint.ts'
import type { CheckpointData } from '../work/core/checkpoint.ts'
import { nameSaved } from './core/checkpoint-words.ts'
import { saveSnapshot, takeSnapshot } from './take-checkpoint.ts'

/**
 * Saves a checkpoint of a session on request. A later session receives this checkpoint like any other, but no alert
 * tells of the request. A session whose hooks never ran counts by the transcript that the client keeps.
 *
 * @returns Null for a session without a known transcript and without an earlier checkpoint: nothing could be saved. A new
 * session has its transcript only from the first answer on.
 */
export async function checkpointNow(
  root: string,
  sessionId: string,
): Promise<{ readonly checkpoint: CheckpointData; readonly problems: readonly Problem[] } | null> {
  const { state } = readSessionState(root, sessionId)
  const problems: Problem[] = []
  const call = openCall(root, (problem) => problems.push(problem))
  const { config } = await readConfig(call)
  const transcriptPath = state.transcriptPath ?? (await findTranscript(root, sessionId))
  const about = { sessionId, transcriptPath }
  const snapshot = await takeSnapshot(call, applyCriticality(call, config, state), { ...about, cwd: root }, state)
  if (transcriptPath === null && snapshot.previous === null) return null
  problems.push(...snapshot.problems)
  const track = await compactAtCheckpoint(call, config, about)
  const kept = await keepFiles(call, config, { session: sessionId, command: 'holdfast checkpoint create' })
  const whole = { ...snapshot, ...track?.documents, snapshot: kept }
  const checkpoint = saveSnapshot(root, whole, 'request')
  const { checkpointId } = checkpoint
  track?.link(checkpointId)
  appendEvents(root, sessionId, [{ event: 'checkpoint_created', trigger: 'request', ...nameSaved(checkpoint) }])
  updateSessionState(root, sessionId, (now) => ({ state: { ...now, lastCheckpoint: checkpointId }, answer: true }))
  return { checkpoint, problems }
}

async function findTranscript(root: string, sessionId: string): Promise<string | null> {
  const { findTranscripts } = await import('../recall/find-transcripts.ts')
  return findTranscripts(root).findLast((known) => known.sessionId === sessionId)?.path ?? null
}
