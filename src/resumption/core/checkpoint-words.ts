import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import type { CheckpointData, CheckpointDraft } from '../../work/core/checkpoint.ts'

/** A client compacts by itself near its point. A lower share tells that the computed point is another model's. */
const LEAST_AUTOMATIC_FILL = 0.5

/** Words such as "at 98.2% (164K/167K)"; empty for an unknown fill, and without a point that cannot be right. */
export function describeFill({ contextState, trigger }: CheckpointDraft): string {
  const { fillPercentage, inputTokens, pendingTokens, compactionPoint } = contextState
  if (fillPercentage === null || compactionPoint === null) return ''
  const used = (inputTokens ?? 0) + (pendingTokens ?? 0)
  if (trigger === 'auto' && fillPercentage < LEAST_AUTOMATIC_FILL) return ` at ${formatTokens(used)} tokens`
  return ` at ${formatPercentage(fillPercentage)} (${formatTokens(used)}/${formatTokens(compactionPoint)})`
}

/**
 * A clause about the compaction after the checkpoint. Only `/compact` is named: session-start may have to write a
 * checkpoint without knowing who asked for the compaction.
 */
export function describeTrigger({ trigger }: CheckpointDraft): string {
  return trigger === 'manual' ? 'was compacted by /compact' : 'was compacted'
}

/** Words such as "2 by /compact at 41% (82K/167K), 2026-11-21 10:30 UTC, cx-004". */
export function nameCompaction(checkpoint: CheckpointDraft & { readonly checkpointId: string | null }): string {
  const { compactionSequence, trigger, timestamp, checkpointId } = checkpoint
  const by = trigger === 'manual' ? ' by /compact' : ''
  const id = checkpointId === null ? '' : `, ${checkpointId}`
  return `${compactionSequence}${by}${describeFill(checkpoint)}, ${timestamp.slice(0, 16).replace('T', ' ')} UTC${id}`
}

/** The checkpoint as journal entries name it. */
export function nameSaved({ checkpointId, compactionSequence }: CheckpointData) {
  const path = `.holdfast/checkpoints/${checkpointId}-checkpoint.json`
  return { checkpoint_id: checkpointId, compaction_sequence: compactionSequence, path }
}
