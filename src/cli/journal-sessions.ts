import { wireOf } from '../base/core/record.ts'
import { excerptLine } from '../base/core/text.ts'
import { describeSessionLines, listSessionLines } from '../report/core/session-table.ts'
import type { JournalLine } from '../state/core/event.ts'
import { listRunningSessions } from '../state/io/session-list.ts'
import { paint } from './paint.ts'
import { readRepository } from './read-repository.ts'
import { isJson, print, printJson } from './terminal.ts'

/** `journal --sessions`: each session on one line, the newest last. Sessions that were over before `since` are left out. */
export async function showSessions(
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
