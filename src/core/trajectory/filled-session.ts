import type { CompactionPoint } from '../context/confidence.ts'
import { type Answer, countUsed, type Trajectory } from './trajectory.ts'

/** A trajectory together with what its numbers are measured against. */
export interface FilledSession {
  readonly sessionId: string
  readonly trajectory: Trajectory
  /** The compaction point of every model that answered. */
  readonly points: ReadonlyMap<string | null, CompactionPoint>
  /** Lines of the transcript that were too long to read. */
  readonly skippedLines: number
}

/** The ratio of an answer's tokens to the compaction point of the model that gave it. */
export function measureFill(session: FilledSession, answer: Answer): number {
  const point = session.points.get(answer.model)
  return point === undefined ? 0 : countUsed(answer) / point.tokens
}

/** The point of the newest answer's model: what token labels refer to. Null before the first answer. */
/** The point of the newest session in tokens, which absolute floors of the tiers are held against; 0 where there is none. */
export function findPointTokens(sessions: readonly FilledSession[]): number {
  return sessions.map(findMainPoint).find((point) => point !== null)?.tokens ?? 0
}

export function findMainPoint({ trajectory, points }: FilledSession): CompactionPoint | null {
  const last = trajectory.answers.at(-1)
  return last === undefined ? null : (points.get(last.model) ?? null)
}
