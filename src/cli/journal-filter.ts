import type { JournalLine } from '../state/core/event.ts'

export interface JournalFilter {
  readonly session: string | null
  /** Empty: every event. */
  readonly events: readonly string[]
  /** ISO time; earlier events are left out. */
  readonly since: string | null
}

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The time meant by `2026-11-21`, `2026-11-21T10:00Z` or an age like `90m`, `24h`, `7d`; null for any other text. */
export function parseSince(text: string, now: Date): string | null {
  const age = /^(\d{1,6})([mhd])$/.exec(text)
  if (age !== null) {
    const milliseconds = Number(age[1]) * (UNIT_MS[age[2] ?? ''] ?? 0)
    return new Date(now.getTime() - milliseconds).toISOString()
  }
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text)) return null
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** The events that pass. A session is named by its id or the start of that id, as people copy them from a listing. */
export function selectEvents(events: readonly JournalLine[], filter: JournalFilter): JournalLine[] {
  const { session, events: names, since } = filter
  return events.filter(
    (line) =>
      (session === null || line.sessionId?.startsWith(session) === true) &&
      (names.length === 0 || names.includes(line.event)) &&
      (since === null || line.at >= since),
  )
}
