import type { Snapshot } from './snapshot-record.ts'

export const SNAPSHOT_LIMITS = { count: 50, days: 30, bytes: 1 << 30 }

type KnownSnapshot = Pick<Snapshot, 'id' | 'time' | 'session' | 'bytes'>

export const DAY_MS = 86_400_000

/**
 * Ids of the snapshots to forget: those beyond number, size or age. The newest stays, so no number comes twice. Living
 * sessions keep all of theirs: those that `isLiving` knows, and those with a snapshot of the last day.
 */
export function planForgetting(
  snapshots: readonly KnownSnapshot[],
  isLiving: (session: string) => boolean,
  { nowMs, limits = SNAPSHOT_LIMITS }: { readonly nowMs: number; readonly limits?: typeof SNAPSHOT_LIMITS },
): string[] {
  const newestFirst = [...snapshots].sort((a, b) => Number(b.id) - Number(a.id))
  const known = new Map<string, boolean>()
  const isRecent = (session: string) =>
    snapshots.some((snapshot) => snapshot.session === session && nowMs - Date.parse(snapshot.time) < DAY_MS)
  const lives = (session: string | null) => {
    if (session === null) return false
    const answer = known.get(session) ?? (isRecent(session) || isLiving(session))
    known.set(session, answer)
    return answer
  }
  let bytes = 0
  return newestFirst.flatMap(({ id, time, session, bytes: own }, rank) => {
    bytes += own
    const isOver = rank >= limits.count || bytes > limits.bytes || nowMs - Date.parse(time) > limits.days * DAY_MS
    if (rank === 0 || !isOver || lives(session)) return []
    // The bytes of a forgotten snapshot leave room for an older one of a living session alone.
    bytes -= own
    return [id]
  })
}
