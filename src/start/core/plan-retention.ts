import type { Config } from '../../config/core/config.ts'
import { parseCheckpointId } from '../../sessions/core/checkpoint-id.ts'
import type { JournalFile } from '../../sessions/core/event.ts'

/** Number of each kind that is kept; 0 keeps all. */
export type RetentionLimits = Readonly<Record<'checkpoints' | 'sessions' | 'journalBytes', number>>

export function resolveLimits(config: Config): RetentionLimits {
  return {
    checkpoints: config['retention.checkpoints'],
    sessions: config['retention.sessions'],
    journalBytes: config['retention.journal_mb'] * 1024 * 1024,
  }
}

export interface CheckpointFacts {
  readonly id: string
  readonly isAcknowledged: boolean
  /** A file names the checkpoint, or a session was told just now. Asked only of one that would go. */
  readonly isNeeded: () => boolean
}

/** The newest stay, and older ones that are untold or needed. The next id is counted from the highest number. */
export function planCheckpoints(checkpoints: readonly CheckpointFacts[], limit: number): string[] {
  if (limit <= 0) return []
  return [...checkpoints]
    .sort((a, b) => numberOf(a) - numberOf(b))
    .slice(0, -limit)
    .filter(({ isAcknowledged, isNeeded }) => isAcknowledged && !isNeeded())
    .map(({ id }) => id)
}

const numberOf = ({ id }: CheckpointFacts): number => parseCheckpointId(id) ?? Number.POSITIVE_INFINITY

export interface SessionFacts {
  readonly id: string
  /** Time of the last write to any file of the session, in milliseconds. */
  readonly activeAt: number
  /** The session runs, or leaves work to be told, brought in or finished. Asked only of one that would go. */
  readonly isHeld: () => boolean
}

/** A session that wrote within a day may go on at any moment, even if its client was not found. */
const IDLE_MS = 24 * 3_600_000

/** A time ahead of the clock counts as now, so a jump of the clock makes no session look older. */
export function planSessions(sessions: readonly SessionFacts[], limit: number, now: number): string[] {
  if (limit <= 0) return []
  return [...sessions]
    .sort((a, b) => a.activeAt - b.activeAt || (a.id < b.id ? -1 : 1))
    .slice(0, -limit)
    .filter(({ activeAt, isHeld }) => now - activeAt >= IDLE_MS && !isHeld())
    .map(({ id }) => id)
}

/** A journal is put aside at this fraction of all kept bytes. */
const PARTS = 4

/** A file put aside in this run stays: a hook that opened it before may still write. */
export function planJournal(currentBytes: number, files: readonly JournalFile[], limitBytes: number) {
  if (limitBytes <= 0) return { rotateTo: null, removed: [] }
  const isFull = currentBytes >= partBytes(limitBytes)
  const ordered = [...files].sort((a, b) => a.number - b.number)
  let bytes = currentBytes + ordered.reduce((sum, file) => sum + file.bytes, 0)
  const removed: number[] = []
  for (const file of ordered) {
    if (bytes <= limitBytes) break
    bytes -= file.bytes
    removed.push(file.number)
  }
  return { rotateTo: isFull ? (ordered.at(-1)?.number ?? 0) + 1 : null, removed }
}

export function partBytes(limitBytes: number): number {
  return Math.max(1, Math.floor(limitBytes / PARTS))
}

const DAY_MS = 24 * 3_600_000

/** Whether a day lies between the last look and now, whichever way the clock went. */
export function isNextDay(lastAt: string | null, now: Date): boolean {
  const ageMs = lastAt === null ? Number.NaN : now.getTime() - Date.parse(lastAt)
  return !(Math.abs(ageMs) < DAY_MS)
}
