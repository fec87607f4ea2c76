import { countOf, isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

/** Text of every compaction row; a row that quotes a compaction has this text escaped. */
export const BOUNDARY_MARK = '"subtype":"compact_boundary"'

/** An automatic compaction, read from its row; null for every other row, and for a compaction a person asked for. */
export function parseAutomaticBoundary(row: UnknownRecord) {
  if (row.type !== 'system' || row.subtype !== 'compact_boundary' || !isRecord(row.compactMetadata)) return null
  const { trigger, preTokens, precomputed } = row.compactMetadata
  const [uuid, tokens] = [stringOf(row.uuid), countOf(preTokens)]
  if (uuid === null || tokens === 0 || trigger !== 'auto') return null
  return { uuid, tokens, time: stringOf(row.timestamp) ?? '', precomputed: precomputed === true }
}
