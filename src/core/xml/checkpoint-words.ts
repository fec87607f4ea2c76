import type { CheckpointDraft } from '../checkpoint/checkpoint.ts'
import { formatPercentage, formatTokens } from '../tokens.ts'

/** "at 98.2% (164K/167K)", or nothing where the fill was not known. */
export function describeFill({ contextState }: CheckpointDraft): string {
  const { fillPercentage, inputTokens, pendingTokens, compactionPoint } = contextState
  if (fillPercentage === null || compactionPoint === null) return ''
  const used = (inputTokens ?? 0) + (pendingTokens ?? 0)
  return ` at ${formatPercentage(fillPercentage)} (${formatTokens(used)}/${formatTokens(compactionPoint)})`
}

/**
 * What happened to the context after the checkpoint, as a clause. Only `/compact` is named: session-start may have to
 * write a checkpoint without knowing who asked for the compaction.
 */
export function describeTrigger({ trigger }: CheckpointDraft): string {
  return trigger === 'manual' ? 'was compacted by /compact' : 'was compacted'
}
