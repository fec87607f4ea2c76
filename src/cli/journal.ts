import { NOT_OWN } from '../author/core/not-own.ts'
import { wireOf } from '../base/core/record.ts'
import { cleanText, countNouns, excerptLine } from '../base/core/text.ts'
import { readClock } from '../files/io/clock.ts'
import { describeEvent, JOURNAL_EVENTS } from '../report/core/describe-event.ts'
import { describeSessionLines, listSessionLines } from '../report/core/session-table.ts'
import type { JournalLine } from '../state/core/event.ts'
import { deriveSessions, type SessionSummary } from '../state/core/session-status.ts'
import { readRecentEvents } from '../state/io/journal-store.ts'
import { listRunningSessions } from '../state/io/session-list.ts'
import { paint } from './paint.ts'
import { readRepository } from './read-repository.ts'
import { fail, isJson, print, printJson } from './terminal.ts'
import { isSessionKnown } from './work/choose-session.ts'

export interface JournalOptions {
  readonly dir: string
  readonly session?: string
  readonly event?: readonly string[]
  readonly since?: string
  readonly n: number
  readonly sessions?: boolean
}

/** `journal`: the records of the hooks, and the status of each session; or the sessions alone, one line each. */
export async function showJournal(options: JournalOptions): Promise<void> {
  const { dir: root, session = null, event: names = [], n: count } = options
  const since = options.since === undefined ? null : parseSince(options.since, readClock())
  if (options.since !== undefined && since === null) {
    return fail(
      `Cannot read --since "${cleanText(options.since)}": use a date like 2026-11-21, a time like 2026-11-21T10:00Z, or an age like 90m, 24h, 7d`,
      2,
    )
  }
  const all = readRecentEvents(root)
  const unknown = names.find((name) => !JOURNAL_EVENTS.includes(name) && !all.some(({ event }) => event === name))
  if (unknown !== undefined) {
    return fail(`There is no event "${cleanText(unknown)}"; there are ${JOURNAL_EVENTS.join(', ')}`, 2)
  }
  const ids = all.map(({ sessionId }) => sessionId)
  if (session !== null && !isSessionKnown(root, session, ids)) return
  if (options.sessions === true) return showSessions(root, all, { session, since, count })
  const selected = selectEvents(all, { session, events: names, since })
  const shown = selected.slice(-count)
  const concerned = new Set(shown.map(({ sessionId }) => sessionId))
  const sessions = deriveSessions(all).filter(({ sessionId }) => concerned.has(sessionId))
  if (isJson()) return printJson({ events: shown.map(serializeLine), sessions: sessions.map((item) => wireOf(item)) })
  if (all.length === 0) return print('The journal is empty: no hook has recorded anything here yet')
  if (shown.length === 0) return print('No event matches')
  if (shown.length < selected.length)
    print(paint.dim(`the last ${shown.length} of ${selected.length} events; -n shows more`))
  for (const line of shown) print(describeLine(line))
  print('')
  for (const item of sessions) print(describeSession(item))
  const foreign = shown.filter(({ isOwn }) => isOwn !== true).length
  if (foreign > 0) print(`\n${foreign} of these ${shown.length} events: ${NOT_OWN}`)
}

function describeLine(line: JournalLine): string {
  const session = excerptLine(line.sessionId ?? '-', 60).slice(0, 8)
  return `${paint.dim(describeTime(line.at))}  ${session.padEnd(8)}  ${describeEvent(line)}`
}

/** The time to the second; a text that is no time is shown unchanged, on one line. */
const describeTime = (at: string): string => excerptLine(at, 60).slice(0, 19).replace('T', ' ')

/** No hook hears the end of a session, so an `active` one may be long over. */
const STATUS_WORDS = {
  active: paint.green('started'),
  abandoned: paint.yellow('abandoned'),
  resumed: paint.cyan('resumed'),
}

function describeSession({ sessionId, status, lastAt, abandonments, resumedBy }: SessionSummary): string {
  const by = resumedBy === null ? '' : ` by ${excerptLine(resumedBy, 60)}`
  const given = abandonments === 0 ? '' : `, context given up ${countNouns(abandonments, 'time')}`
  return `session ${excerptLine(sessionId, 60)}: ${STATUS_WORDS[status]}${by}${given}, last event ${describeTime(lastAt)}`
}

function serializeLine({ at, event, sessionId, fields, isOwn }: JournalLine) {
  return { at, event, session_id: sessionId, ...fields, ...(isOwn === true ? {} : { own: false }) }
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

/** A session is named by its id or the start of that id. No names stand for every event. */
export function selectEvents(
  events: readonly JournalLine[],
  { session, events: names, since }: { session: string | null; events: readonly string[]; since: string | null },
): JournalLine[] {
  return events.filter(
    (line) =>
      (session === null || line.sessionId?.startsWith(session) === true) &&
      (names.length === 0 || names.includes(line.event)) &&
      (since === null || line.at >= since),
  )
}

/** `journal --sessions`: each session on one line, the newest last. Sessions that were over before `since` are left out. */
async function showSessions(
  root: string,
  events: readonly JournalLine[],
  { session, since, count }: Readonly<Record<'session' | 'since', string | null>> & { readonly count: number },
): Promise<void> {
  const { call, sessions } = await readRepository(root, { sessionId: session, limit: count, withWork: false })
  const running = new Set(listRunningSessions(call, root, '').map(({ id }) => id))
  const filled = sessions.map((item) => item.session)
  const all = listSessionLines(events, filled, (id) => running.has(id)).filter(
    ({ sessionId, lastAt }) =>
      (session === null || sessionId.startsWith(session)) && (since === null || (lastAt ?? '') >= since),
  )
  const shown = all.slice(-count)
  if (isJson()) return printJson({ sessions: shown.map((line) => wireOf(line, { isRunning: 'running' })) })
  if (shown.length === 0) return print('No session matches')
  printTable(describeSessionLines(shown))
  if (shown.length < all.length) print(paint.dim(`the last ${shown.length} of ${all.length} sessions; -n shows more`))
}

function printTable(rows: readonly (readonly string[])[]): void {
  const plain = rows.map((cells) => cells.map((cell) => excerptLine(cell, 60)))
  const widths = (plain[0] ?? []).map((_, column) => Math.max(...plain.map((cells) => cells[column]?.length ?? 0)))
  for (const [index, cells] of plain.entries()) {
    const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
    print(index === 0 ? paint.dim(line.trimEnd()) : line.trimEnd())
  }
}
