import { countOf, isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

/** A compaction as the transcript shows: the boundary row, and the summary with which the model went on. */
export interface Compaction {
  readonly boundaryUuid: string | null
  readonly trigger: string | null
  /** Null when the row is missing or not written yet. */
  readonly summary: string | null
}

export function parseCompactSummary(line: string): string | null {
  const row = parseJsonRecord(line)
  if (row === null || row.isCompactSummary !== true || row.isSidechain === true || !isRecord(row.message)) return null
  const { content } = row.message
  if (typeof content === 'string') return content
  const blocks = Array.isArray(content) ? content.filter(isRecord) : []
  return blocks.map((block) => stringOf(block.text) ?? '').join('\n')
}

export function parseBoundary(line: string): Omit<Compaction, 'summary'> | null {
  const row = parseJsonRecord(line)
  if (row?.type !== 'system' || row.subtype !== 'compact_boundary' || row.isSidechain === true) return null
  const metadata = isRecord(row.compactMetadata) ? row.compactMetadata : {}
  return { boundaryUuid: stringOf(row.uuid), trigger: stringOf(metadata.trigger) }
}

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
