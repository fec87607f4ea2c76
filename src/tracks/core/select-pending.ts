import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { compareText } from '../../base/core/text.ts'
import { type LoggedEntry, listLoggedEntries } from '../../documents/core/work-log-entries.ts'

/** Entries of a session's work log that have reached the documents, by `occurrenceKey`, with the track of each. */
export type CompactedLedger = Readonly<Record<string, string>>

/** An unreadable ledger counts as empty: entries then come again and change nothing. */
export function parseLedger(text: string): CompactedLedger {
  const wire = parseJsonRecord(text)
  if (wire === null || !isRecord(wire.entries)) return {}
  return Object.fromEntries(
    Object.entries(wire.entries).flatMap(([key, track]) => (typeof track === 'string' ? [[key, track] as const] : [])),
  )
}

export function serializeLedger(ledger: CompactedLedger): string {
  const entries = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ schema_version: '1', entries }, null, 2)}\n`
}

/** A session's work log, and the ledger of entries that earlier compactions took from it. */
export interface WorkLog {
  readonly path: string
  readonly text: string
  readonly ledger: CompactedLedger
}

/** Ordered by time; entries of the same time keep the order they are written in. */
export function selectPending(logs: readonly WorkLog[], trackId: string): LoggedEntry[] {
  const waiting = logs.flatMap(({ path, text, ledger }) =>
    listLoggedEntries(text, path).filter(
      ({ key, track }) => ledger[key] === undefined && (track === null || track === trackId),
    ),
  )
  const distinct = new Map(waiting.toReversed().map((item) => [item.key, item]))
  const order = [...waiting].filter((item) => distinct.get(item.key) === item).map((item, index) => ({ item, index }))
  order.sort((a, b) => compareText(a.item.at ?? '', b.item.at ?? '') || a.index - b.index)
  return order.map(({ item }) => item)
}

/** The ledger with the entries of a log that were just compacted; null without such entries. */
export function noteCompacted(log: WorkLog, pending: readonly LoggedEntry[], trackId: string): CompactedLedger | null {
  const own = pending.filter(({ key, path }) => path === log.path && log.ledger[key] === undefined)
  if (own.length === 0) return null
  return { ...log.ledger, ...Object.fromEntries(own.map(({ key }) => [key, trackId])) }
}
