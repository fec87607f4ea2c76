import { rankTier } from '../../measure/core/tier.ts'
import { parseCheckpointId } from '../../sessions/core/checkpoint-id.ts'
import type { JournalLine } from '../../sessions/core/event.ts'
import { THRESHOLD_TIERS } from '../../sessions/core/tier-names.ts'

const DEMANDING = rankTier('critical')

const rankOf = (name: unknown): number => (THRESHOLD_TIERS as readonly unknown[]).indexOf(name)

/** The reason for the later checkpoint does not matter: when the client compacts at once, that checkpoint counts. */
export function listCrossings(events: readonly JournalLine[]) {
  const found: Readonly<{ sessionId: string; at: string; tier: string; checkpointId: string | null }>[] = []
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

/** The highest number that retention removed; 0 without a removal. A missing one below did exist. */
export function findRemovedThrough(events: readonly JournalLine[]): number {
  const numbers = events
    .filter(({ event }) => event === 'retention_applied')
    .map(({ fields }) => (typeof fields.through === 'string' ? (parseCheckpointId(fields.through) ?? 0) : 0))
  return Math.max(0, ...numbers)
}
