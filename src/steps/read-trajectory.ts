import type { Config } from '../core/config/config.ts'
import type { CompactionPoint } from '../core/context/confidence.ts'
import { type FilledSession, measureFill } from '../core/trajectory/filled-session.ts'
import { followTrajectory } from '../core/trajectory/follow.ts'
import { readTranscriptLines } from '../io/transcript-lines.ts'
import { findPoint } from './find-point.ts'

export interface TrajectoryOptions {
  readonly withWork?: boolean
  readonly lastBytes?: number
}

/** A session's trajectory against the compaction points in force now, or why its transcript cannot be read. */
export function readTrajectory(
  projectDir: string,
  config: Config,
  transcript: { readonly sessionId: string; readonly path: string },
  { withWork = false, lastBytes = Infinity }: TrajectoryOptions = {},
): FilledSession | { readonly error: string } {
  const follower = followTrajectory(withWork)
  const end = readTranscriptLines(transcript.path, (line) => follower.add(line.read()), lastBytes)
  if ('error' in end) return end
  const trajectory = follower.result()
  const points = new Map<string | null, CompactionPoint>()
  for (const { model } of trajectory.answers) {
    // No request stands before a point that only describes the past: nothing refutes what was learned.
    if (!points.has(model)) points.set(model, findPoint(projectDir, config, model, null, 0))
  }
  return { sessionId: transcript.sessionId, trajectory, points, skippedLines: end.passedOver }
}

/** As much of a transcript as a glance is worth: several contexts of a 200K window. */
const RECENT_BYTES = 16 << 20
const RECENT_ANSWERS = 600

/** Fill ratios of the newest answers of a transcript, oldest first, to four decimals; none when it cannot be read. */
export function readRecentFills(projectDir: string, config: Config, path: string): number[] {
  const session = readTrajectory(projectDir, config, { sessionId: '', path }, { lastBytes: RECENT_BYTES })
  if ('error' in session) return []
  return session.trajectory.answers
    .slice(-RECENT_ANSWERS)
    .map((answer) => Math.round(measureFill(session, answer) * 1e4) / 1e4)
}
