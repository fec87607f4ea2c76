import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'

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
