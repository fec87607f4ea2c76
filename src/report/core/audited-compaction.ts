import { countOf } from '../../base/core/record.ts'
import { auditSummary } from '../../resumption/core/audit-summary.ts'
import { type Fact, listFacts } from '../../resumption/core/facts.ts'
import type { JournalLine } from '../../state/core/event.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import type { CompactionTrail } from './compaction-trail.ts'

/** The facts of a checkpoint, by what became of them in the compaction behind that checkpoint. */
export interface AuditedCompaction {
  readonly checkpoint: CheckpointData
  readonly trigger: string | null
  readonly kept: readonly Fact[]
  readonly lost: readonly Fact[]
  /** Those of the lost facts that holdfast told again, as far as the transcript or the count shows which. */
  readonly restored: readonly Fact[]
  readonly restoredCount: number
}

/**
 * Null without such a compaction or its summary. `counted`: the journal's number, as a client may not keep the words.
 */
export function auditCompaction(
  checkpoint: CheckpointData,
  trail: CompactionTrail,
  counted = 0,
): AuditedCompaction | null {
  const { boundaryUuid } = checkpoint.sessionInfo
  const before = trail.compactions.findIndex((compaction) => compaction.boundaryUuid === boundaryUuid)
  const next = boundaryUuid !== null && before === -1 ? undefined : trail.compactions[before + 1]
  if (next?.summary == null) return null
  const { kept, lost } = auditSummary(listFacts(checkpoint.workState), next.summary)
  const own = trail.told.filter((text) => text.includes(`checkpoint="${checkpoint.checkpointId}"`)).join('\n')
  const restored = own === '' && counted >= lost.length ? lost : auditSummary(lost, own).kept
  const restoredCount = Math.min(lost.length, Math.max(restored.length, counted))
  return { checkpoint, trigger: next.trigger, kept, lost, restored, restoredCount }
}

/** Numbers of facts that the hooks told again, by checkpoint. Older journals have none. */
export function listRestoredCounts(journal: readonly JournalLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { event, fields } of journal) {
    const { checkpoint_id, restored } = fields
    if (event === 'summary_audited' && typeof checkpoint_id === 'string') counts.set(checkpoint_id, countOf(restored))
  }
  return counts
}
