import { isRecord, parseJsonRecord } from '../record.ts'

/** Which entries of a session's work log have reached the documents, and of which track. By `occurrenceKey`. */
export type CompactedLedger = Readonly<Record<string, string>>

/** A ledger that cannot be read says nothing was compacted: entries then come again, and change nothing. */
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
