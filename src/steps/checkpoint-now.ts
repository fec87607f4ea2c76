import type { CheckpointData } from '../core/checkpoint/checkpoint.ts'
import type { Problem } from '../core/problem.ts'
import { readConfig } from '../io/config-files.ts'
import { appendEvents } from '../io/journal-store.ts'
import { readSessionState } from '../io/session-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { compactAtCheckpoint } from './compact-at-checkpoint.ts'
import { applyCriticality } from './find-criticality.ts'
import { saveSnapshot, takeSnapshot } from './take-checkpoint.ts'

/**
 * Saves the state of a session because somebody asks for it. It is handed to a later session like any other, and
 * alerts nobody.
 */
export async function checkpointNow(
  root: string,
  sessionId: string,
): Promise<{ readonly checkpoint: CheckpointData; readonly problems: readonly Problem[] }> {
  const { state } = readSessionState(root, sessionId)
  const { config } = await readConfig(root)
  const about = { sessionId, transcriptPath: state.transcriptPath }
  const snapshot = await takeSnapshot(root, applyCriticality(root, config, state), { ...about, cwd: root }, state)
  const problems = [...snapshot.problems]
  const track = await compactAtCheckpoint(root, config, about, (problem) => problems.push(problem))
  const whole = track === null ? snapshot : { ...snapshot, ...track.documents }
  const checkpoint = saveSnapshot(root, whole, 'request')
  const { checkpointId } = checkpoint
  track?.link(checkpointId)
  appendEvents(root, sessionId, [{ event: 'checkpoint_created', checkpoint_id: checkpointId, trigger: 'request' }])
  updateSessionState(root, sessionId, (now) => ({ state: { ...now, lastCheckpoint: checkpointId }, answer: true }))
  return { checkpoint, problems }
}
