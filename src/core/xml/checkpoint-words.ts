import type { CheckpointDraft } from '../checkpoint/checkpoint.ts'
import { formatPercentage, formatTokens } from '../tokens.ts'

/** "at 98.2% (164K/167K)", or nothing where the fill was not known. */
export function describeFill({ contextState }: CheckpointDraft): string {
  const { fillPercentage, inputTokens, pendingTokens, compactionPoint } = contextState
  if (fillPercentage === null || compactionPoint === null) return ''
  const used = (inputTokens ?? 0) + (pendingTokens ?? 0)
  return ` at ${formatPercentage(fillPercentage)} (${formatTokens(used)}/${formatTokens(compactionPoint)})`
}

/** How the checkpoint came about, as a clause with the context as its subject. */
export function describeTrigger({ trigger }: CheckpointDraft): string {
  if (trigger === 'manual') return 'was compacted by /compact'
  // Session-start may have to write this checkpoint without knowing who asked for the compaction.
  if (trigger === 'auto') return 'was compacted'
  return 'was saved on request'
}
