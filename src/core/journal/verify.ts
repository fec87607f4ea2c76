import { parseCheckpointId } from '../checkpoint/id.ts'
import { rankTier, THRESHOLD_TIERS } from '../context/tier.ts'
import type { JournalLine } from './event.ts'

/** A threshold that was crossed and what became of the checkpoint it demanded. */
export interface CrossingFinding {
  readonly sessionId: string
  readonly at: string
  readonly tier: string
  /** The checkpoint made for it; null when the journal names none. */
  readonly checkpointId: string | null
}

const DEMANDING = rankTier('critical')

function rankOf(name: unknown): number {
  return (THRESHOLD_TIERS as readonly unknown[]).indexOf(name)
}

/**
 * Every crossing of CRITICAL in a journal, with the first checkpoint its session made from then on, for whatever reason:
 * where the client compacts at once, the checkpoint of the compaction is the one.
 */
export function listCrossings(events: readonly JournalLine[]): CrossingFinding[] {
  const found: CrossingFinding[] = []
  for (const { event, sessionId, at, fields } of events) {
    if (sessionId === null) continue
    if (event === 'context_threshold_reached') {
      const rises = rankOf(fields.new_tier) >= DEMANDING && rankOf(fields.previous_tier) < DEMANDING
      if (rises) found.push({ sessionId, at, tier: String(fields.new_tier), checkpointId: null })
    } else if (event === 'checkpoint_created' && typeof fields.checkpoint_id === 'string') {
      for (const [index, open] of found.entries()) {
        if (open.sessionId !== sessionId || open.checkpointId !== null) continue
        found[index] = { ...open, checkpointId: fields.checkpoint_id }
      }
    }
  }
  return found
}

/**
 * The highest number up to which acknowledged checkpoints were removed because there were more than are kept: one that is
 * missing below it was there. 0 when none was removed.
 */
export function findRemovedThrough(events: readonly JournalLine[]): number {
  const numbers = events
    .filter(({ event }) => event === 'retention_applied')
    .map(({ fields }) => (typeof fields.through === 'string' ? (parseCheckpointId(fields.through) ?? 0) : 0))
  return Math.max(0, ...numbers)
}
