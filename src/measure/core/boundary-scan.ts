import type { UnknownRecord } from '../../base/core/record.ts'
import { parseAutomaticBoundary } from '../../sessions/core/compaction.ts'
import { parseAnswerUsage } from './answer-usage.ts'
import type { CompactionEvidence } from './learned-point.ts'

/** A compaction as its transcript tells it; the transcript does not hold the point computed then. */
export type SeenCompaction = Omit<CompactionEvidence, 'basis'>

export interface BoundaryScan {
  /** Whether the scan still looks for a compaction row alone. */
  readonly isSearching: () => boolean
  /** Takes rows from the newest to the oldest; true when no older row can tell more. */
  readonly visit: (row: UnknownRecord) => boolean
  readonly result: () => SeenCompaction | null
}

/**
 * The answer before the last shows the tokens that the client let pass. Subagents tell no point, nor does a summary
 * prepared early, which may carry fewer tokens.
 */
export function createBoundaryScan(): BoundaryScan {
  let boundary: ReturnType<typeof parseAutomaticBoundary> = null
  let lastAnswer: string | null | undefined
  let seen: SeenCompaction | null = null
  const visitAnswer = (
    row: UnknownRecord,
    { uuid, tokens: atTokens, time, precomputed }: NonNullable<typeof boundary>,
  ) => {
    const usage = row.type === 'assistant' ? parseAnswerUsage(row) : null
    if (usage === null || usage.model === null) return false
    const tokens = usage.inputTokens + usage.outputTokens
    if (lastAnswer === undefined) {
      lastAnswer = usage.messageId
      if (precomputed && tokens > atTokens) return true
      seen = { model: usage.model, belowTokens: 0, atTokens, boundaryUuid: uuid, time }
      return false
    }
    if (seen === null || usage.messageId === lastAnswer) return false
    seen = tokens < atTokens ? { ...seen, belowTokens: tokens } : null
    return true
  }
  const visit = (row: UnknownRecord): boolean => {
    if (row.isSidechain === true) return false
    if (boundary !== null) {
      return (row.type === 'system' && row.subtype === 'compact_boundary') || visitAnswer(row, boundary)
    }
    boundary = parseAutomaticBoundary(row)
    return false
  }
  return { isSearching: () => boundary === null, visit, result: () => seen }
}
