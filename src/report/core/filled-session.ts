import type { CompactionPoint } from '../../fill/core/confidence.ts'
import type { CompactionTrail } from './compaction-trail.ts'
import { type Answer, countUsed, type Trajectory } from './trajectory.ts'

/** A trajectory together with the compaction points its numbers are measured against. */
export interface FilledSession {
  readonly sessionId: string
  readonly trajectory: Trajectory
  readonly points: ReadonlyMap<string | null, CompactionPoint>
  /** Lines of the transcript that were too long to read. */
  readonly skippedLines: number
  readonly path: string
  readonly trail: CompactionTrail
}

/** The ratio of an answer's tokens to the compaction point of the model that gave it. */
export function measureFill(session: FilledSession, answer: Answer): number {
  const point = session.points.get(answer.model)
  return point === undefined ? 0 : countUsed(answer) / point.tokens
}

/** Compaction point of the newest session with an answer; 0 without any. Absolute floors refer to it. */
export function findPointTokens(sessions: readonly FilledSession[]): number {
  return sessions.map(findMainPoint).find((point) => point !== null)?.tokens ?? 0
}

/** Compaction point of the last answer's model, to which token labels refer. Null before the first answer. */
export function findMainPoint({ trajectory, points }: FilledSession): CompactionPoint | null {
  const last = trajectory.answers.at(-1)
  return last === undefined ? null : (points.get(last.model) ?? null)
}
