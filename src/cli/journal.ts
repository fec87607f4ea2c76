import { NOT_OWN } from '../author/core/not-own.ts'
import { wireOf } from '../base/core/record.ts'
import { cleanText, countNouns, excerptLine } from '../base/core/text.ts'
import { describeEvent, JOURNAL_EVENTS } from '../report/core/describe-event.ts'
import { describeSessionLines, listSessionLines } from '../report/core/session-table.ts'
import type { JournalLine } from '../sessions/core/event.ts'
import { deriveSessions, type SessionSummary } from '../sessions/core/session-status.ts'
import { readRecentEvents } from '../sessions/io/journal-store.ts'
import { listRunningSessions } from '../sessions/io/session-list.ts'
import { paint } from './paint.ts'
import { readRepository } from './read-repository.ts'
import { fail, isJson, print, printJson } from './terminal.ts'
import { isSessionKnown } from './work/choose-session.ts'

export interface JournalOptions {
  readonly dir: string
  readonly session?: string
  readonly event?: readonly string[]
  readonly n: number
  readonly sessions?: boolean
}

/** `journal`: the records of the hooks, and the status of each session; or the sessions alone, one line each. */
export async function showJournal(options: JournalOptions): Promise<void> {
  const { dir: root, session = null, event: names = [], n: count } = options
  const all = readRecentEvents(root)
  const unknown = names.find((name) => !JOURNAL_EVENTS.includes(name) && !all.some(({ event }) => event === name))
  if (unknown !== undefined) {
    return fail(`There is no event "${cleanText(unknown)}"; there are ${JOURNAL_EVENTS.join(', ')}`, 2)
  }
  const ids = all.map(({ sessionId }) => sessionId)
  if (session !== null && !isSessionKnown(root, session, ids)) return
  if (options.sessions === true) return showSessions(root, all, { session, count })
  const selected = selectEvents(all, { session, events: names })
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

/** A session is named by its id or the start of that id. No names stand for every event. */
export function selectEvents(
  events: readonly JournalLine[],
  { session, events: names }: { session: string | null; events: readonly string[] },
): JournalLine[] {
  return events.filter(
    (line) =>
      (session === null || line.sessionId?.startsWith(session) === true) &&
      (names.length === 0 || names.includes(line.event)),
  )
}

/** `journal --sessions`: each session on one line, the newest last. */
async function showSessions(
  root: string,
  events: readonly JournalLine[],
  { session, count }: { readonly session: string | null; readonly count: number },
): Promise<void> {
  const { call, sessions } = await readRepository(root, { sessionId: session, limit: count, withWork: false })
  const running = new Set(listRunningSessions(call, root, '').map(({ id }) => id))
  const filled = sessions.map((item) => item.session)
  const all = listSessionLines(events, filled, (id) => running.has(id)).filter(
    ({ sessionId }) => session === null || sessionId.startsWith(session),
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
