import {
  amount,
  type Codec,
  list,
  nullable,
  record,
  safeName,
  text,
  time,
  type ValueOf,
} from '../../base/core/codec.ts'
import { isRecord, stringOf } from '../../base/core/record.ts'
import type { Violation, ViolationRule } from '../../documents/core/document-entry.ts'
import { type DocumentsState, tiers } from '../../work/core/checkpoint.ts'

const hashes: Codec<Readonly<Record<string, string>>> = {
  parse: (wire, path) => {
    if (!isRecord(wire)) throw new TypeError(`${path} is not an object`)
    return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, text.parse(value, `${path}.${key}`)]))
  },
  serialize: (value) => value,
}

const violation = record<Violation>({
  path: ['path', text],
  line: ['line', amount],
  rule: ['rule', text as Codec<ViolationRule>],
  text: ['text', text],
})

const compaction = record({
  inputsSha256: ['inputs_sha256', text],
  /** Checksum of each document after the compaction, by path. */
  outputs: ['outputs', hashes],
  /** Any violation means that the compaction left the documents as they were. */
  violations: ['violations', list(violation)],
  entries: ['entries', amount],
  /** Path of the file with replaced text; null when the documents lost no text. */
  replaced: ['replaced', nullable(text)],
})
export type CompactionRecord = ValueOf<typeof compaction>

/** Record of the last compaction of a track: `artifacts/checkpoints/<track-id>/latest.json`. */
const trackCheckpoint = record({
  schemaVersion: ['schema_version', text],
  track: ['track', text],
  /** Counts the compactions of the track that changed something or took stock. */
  sequence: ['sequence', amount],
  timestamp: ['timestamp', time],
  sessionId: ['session_id', nullable(safeName)],
  /** The checkpoint of the session that was made with the compaction, or null. */
  checkpointId: ['checkpoint_id', nullable(safeName)],
  tiers: ['tiers', tiers],
  compaction: ['compaction', compaction],
})
export type TrackCheckpoint = ValueOf<typeof trackCheckpoint>

export function serializeTrackCheckpoint(value: TrackCheckpoint): string {
  return `${JSON.stringify(trackCheckpoint.serialize(value), null, 2)}\n`
}

/** @throws A TypeError or SyntaxError that names the damage. */
export function parseTrackCheckpoint(fileText: string): TrackCheckpoint {
  return trackCheckpoint.parse(JSON.parse(fileText), '')
}

export function listViolations({ compaction: wire }: DocumentsState) {
  const trackId = stringOf(wire?.track) ?? ''
  if (wire === null) return { trackId, violations: [] }
  return { trackId, violations: compaction.parse(wire, 'compaction').violations }
}

/** The part of a compaction that a session's checkpoint carries, in the field names of the wire. */
export function describeCompaction(value: CompactionRecord): Readonly<Record<string, unknown>> {
  return compaction.serialize(value) as Readonly<Record<string, unknown>>
}
