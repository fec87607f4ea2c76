import { amount, type Codec, list, nullable, record, safeName, text, time } from '../../base/core/codec.ts'
import { isRecord, stringOf } from '../../base/core/record.ts'
import type { Violation, ViolationRule } from '../../documents/core/check-entry.ts'
import type { CheckpointData, DocumentsState, TierFile } from '../../work/core/checkpoint.ts'

/** Record of the last compaction of a track: `artifacts/checkpoints/<track-id>/latest.json`. */
export interface TrackCheckpoint {
  readonly schemaVersion: string
  readonly track: string
  /** Counts the compactions of the track that changed something or took stock. */
  readonly sequence: number
  readonly timestamp: string
  readonly sessionId: string | null
  /** The checkpoint of the session that was made with the compaction, or null. */
  readonly checkpointId: string | null
  readonly tiers: CheckpointData['tiers']
  readonly compaction: CompactionRecord
}

/** Inputs, outputs and violations of a compaction. */
export interface CompactionRecord {
  readonly inputsSha256: string
  /** Checksum of each document after the compaction, by path. */
  readonly outputs: Readonly<Record<string, string>>
  /** Any violation means that the compaction left the documents as they were. */
  readonly violations: readonly Violation[]
  readonly entries: number
  /** Path of the file with replaced text; null when the documents lost no text. */
  readonly replaced: string | null
}

const files = list(record<TierFile>({ path: ['path', text], sha256: ['sha256', text], bytes: ['bytes', amount] }))

const tiers = record<CheckpointData['tiers']>({
  core: ['core', files],
  task: ['task', files],
  transient: ['transient', files],
})

const hashes: Codec<Readonly<Record<string, string>>> = {
  parse: (wire, path) => {
    if (!isRecord(wire)) throw new TypeError(`${path} is not an object`)
    return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, text.parse(value, `${path}.${key}`)]))
  },
  serialize: (value) => value,
}

const compaction = record<CompactionRecord>({
  inputsSha256: ['inputs_sha256', text],
  outputs: ['outputs', hashes],
  violations: [
    'violations',
    list(
      record<Violation>({
        path: ['path', text],
        line: ['line', amount],
        rule: ['rule', text as Codec<ViolationRule>],
        text: ['text', text],
      }),
    ),
  ],
  entries: ['entries', amount],
  replaced: ['replaced', nullable(text)],
})

const trackCheckpoint = record<TrackCheckpoint>({
  schemaVersion: ['schema_version', text],
  track: ['track', text],
  sequence: ['sequence', amount],
  timestamp: ['timestamp', time],
  sessionId: ['session_id', nullable(safeName)],
  checkpointId: ['checkpoint_id', nullable(safeName)],
  tiers: ['tiers', tiers],
  compaction: ['compaction', compaction],
})

export function serializeTrackCheckpoint(value: TrackCheckpoint): string {
  return `${JSON.stringify(trackCheckpoint.serialize(value), null, 2)}\n`
}

/** @throws A TypeError or SyntaxError that names the damage. */
export function parseTrackCheckpoint(fileText: string): TrackCheckpoint {
  return trackCheckpoint.parse(JSON.parse(fileText), '')
}

/** The violations a checkpoint tells of. */
export function listViolations({ compaction: wire }: DocumentsState): {
  readonly trackId: string
  readonly violations: readonly Violation[]
} {
  const trackId = stringOf(wire?.track) ?? ''
  if (wire === null) return { trackId, violations: [] }
  return { trackId, violations: compaction.parse(wire, 'compaction').violations }
}

/** The part of a compaction that a session's checkpoint carries, in the field names of the wire. */
export function describeCompaction(value: CompactionRecord): Readonly<Record<string, unknown>> {
  return compaction.serialize(value) as Readonly<Record<string, unknown>>
}
