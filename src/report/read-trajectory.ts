import { openCall } from '../base/core/call.ts'
import type { Config } from '../config/core/config.ts'
import type { CompactionPoint } from '../measure/core/compaction-point.ts'
import { findPoint } from '../measure/find-point.ts'
import type { TranscriptLine } from '../sessions/core/transcript-line.ts'
import { readTranscriptLines } from '../sessions/io/transcript-lines.ts'
import { followCompactions } from './core/compaction-trail.ts'
import { followTrajectory } from './core/follow.ts'
import { type FilledSession, measureFill } from './core/trajectory.ts'

/** `error` tells why the transcript cannot be read. */
export function readTrajectory(
  projectDir: string,
  config: Config,
  transcript: { readonly sessionId: string; readonly path: string },
  { withWork = false, lastBytes = Infinity }: { readonly withWork?: boolean; readonly lastBytes?: number } = {},
): FilledSession | { readonly error: string } {
  const follower = followTrajectory(withWork)
  const compactions = followCompactions()
  const add = (line: TranscriptLine) => {
    follower.add(line.read())
    if (withWork) compactions.add(line)
  }
  const end = readTranscriptLines(transcript.path, add, lastBytes)
  if ('error' in end) return end
  const trajectory = follower.result()
  const call = openCall(projectDir)
  const points = new Map<string | null, CompactionPoint>()
  for (const { model } of trajectory.answers) {
    if (!points.has(model)) points.set(model, findPoint(call, config, { model, window: null }))
  }
  const { sessionId, path } = transcript
  return { sessionId, path, trajectory, points, skippedLines: end.passedOver, trail: compactions.result() }
}

/** Bytes worth reading for a glance: several contexts of a 200K window. */
const RECENT_BYTES = 16 << 20
const RECENT_ANSWERS = 600

/** Fill ratios to four decimals, oldest first; none for an unreadable transcript. */
export function readRecentFills(projectDir: string, config: Config, path: string): number[] {
  const session = readTrajectory(projectDir, config, { sessionId: '', path }, { lastBytes: RECENT_BYTES })
  if ('error' in session) return []
  return session.trajectory.answers
    .slice(-RECENT_ANSWERS)
    .map((answer) => Math.round(measureFill(session, answer) * 1e4) / 1e4)
}
