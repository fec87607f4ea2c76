import { isRecord, parseJsonRecord } from '../../base/core/record.ts'

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
