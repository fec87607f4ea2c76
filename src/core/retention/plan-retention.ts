import { parseCheckpointId } from '../checkpoint/id.ts'
import type { Config } from '../config/config.ts'

/** How much of each kind is kept; 0 keeps everything. */
export interface RetentionLimits {
  readonly checkpoints: number
  readonly sessions: number
  readonly journalBytes: number
}

/** The limits as configured. */
export function resolveLimits(config: Config): RetentionLimits {
  return {
    checkpoints: config['retention.checkpoints'],
    sessions: config['retention.sessions'],
    journalBytes: config['retention.journal_mb'] * 1024 * 1024,
  }
}

export interface CheckpointFacts {
  readonly id: string
  /** Somebody was told of it. */
  readonly isAcknowledged: boolean
  /** Something still names it, or it was told just now. Asked only where it would go. */
  readonly isNeeded: () => boolean
}

/**
 * The checkpoints to remove, oldest first. The newest ones stay, and of the older ones every one that nobody was told of or
 * that is still needed. The highest number always stays: the next id is counted from it.
 */
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
  /** When one of its files was last written, in milliseconds. */
  readonly activeAt: number
  /** It runs, or something of it still has to be told, brought in or finished. Asked only where it would go. */
  readonly isHeld: () => boolean
}

/** A session that wrote within a day may go on at any moment, whether its client could be found or not. */
const IDLE_MS = 24 * 3_600_000

/**
 * The sessions to remove, the one idle longest first. A time ahead of the clock counts as now: after a jump of the clock
 * nothing looks older than it is.
 */
export function planSessions(sessions: readonly SessionFacts[], limit: number, now: number): string[] {
  if (limit <= 0) return []
  return [...sessions]
    .sort((a, b) => a.activeAt - b.activeAt || (a.id < b.id ? -1 : 1))
    .slice(0, -limit)
    .filter(({ activeAt, isHeld }) => now - activeAt >= IDLE_MS && !isHeld())
    .map(({ id }) => id)
}

export interface JournalFile {
  readonly number: number
  readonly bytes: number
}

export interface JournalPlan {
  /** The journal is put aside under this number, and a new one begins. */
  readonly rotateTo: number | null
  /** Numbers of the files to remove, oldest first. */
  readonly removed: readonly number[]
}

/** A journal is put aside when it has grown to this part of all that is kept. */
const PARTS = 4

/**
 * What becomes of a journal and the files it was continued from. One that is put aside now is not removed in the same run:
 * a hook that opened it before may still write its line.
 */
export function planJournal(currentBytes: number, files: readonly JournalFile[], limitBytes: number): JournalPlan {
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

/** The size at which a journal is put aside. */
export function partBytes(limitBytes: number): number {
  return Math.max(1, Math.floor(limitBytes / PARTS))
}

const DAY_MS = 24 * 3_600_000

/** Whether a day lies between the last look and now, whichever way the clock went. */
export function isNextDay(lastAt: string | null, now: Date): boolean {
  const ageMs = lastAt === null ? Number.NaN : now.getTime() - Date.parse(lastAt)
  return !(Math.abs(ageMs) < DAY_MS)
}
