import { CORE_FILES, listTaskPaths } from '../../config/core/tier-paths.ts'
import type { PlannedWrite } from '../../documents/core/transaction.ts'
import type { LoggedEntry } from '../../documents/core/work-log-entries.ts'
import type { CheckpointData, TierFile } from '../../work/core/checkpoint.ts'
import { type CompactionRecord, serializeTrackCheckpoint, type TrackCheckpoint } from './latest.ts'
import type { CompactionPlan } from './plan-compaction.ts'
import { noteCompacted, serializeLedger, type WorkLog } from './select-pending.ts'

export type Hash = (text: string) => string

/** A file a compaction may replace: its text before, null for a missing file. */
export interface Existing {
  readonly path: string
  readonly text: string | null
}

export interface CompactionFacts {
  readonly trackId: string
  readonly sessionId: string | null
  readonly timestamp: string
  readonly before: ReadonlyMap<string, string>
  readonly plan: CompactionPlan
  readonly pending: readonly LoggedEntry[]
  readonly logs: readonly (WorkLog & { readonly ledgerFile: Existing })[]
  readonly tiers: CheckpointData['tiers']
  readonly latest: { readonly checkpoint: TrackCheckpoint | null; readonly file: Existing }
}

/** The record of a compaction, and all its writes. A compaction without news writes no file. */
export function planWrites(facts: CompactionFacts, hash: Hash) {
  const { trackId, before, plan, pending, latest } = facts
  const isRefused = plan.violations.length > 0
  const folder = `artifacts/checkpoints/${trackId}`
  const sequence = (latest.checkpoint?.sequence ?? 0) + 1
  const record: CompactionRecord = {
    inputsSha256: hash(JSON.stringify([[...before], pending.map(({ entry, at }) => [entry.lines, at])])),
    outputs: Object.fromEntries([...plan.texts].map(([path, text]) => [path, hash(text)])),
    violations: plan.violations,
    entries: isRefused ? 0 : pending.length,
    replaced: plan.replaced.length === 0 ? null : `${folder}/replaced-${String(sequence).padStart(4, '0')}.json`,
  }
  const tiers = updateTiers(facts, hash)
  const write = ({ path, text }: Existing, after: string): PlannedWrite => ({
    path,
    beforeSha256: text === null ? null : hash(text),
    text: after,
  })
  const writes = [...plan.texts]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path, text]) => write({ path, text: before.get(path) ?? null }, text))
  for (const log of facts.logs) {
    const ledger = isRefused ? null : noteCompacted(log, pending, trackId)
    if (ledger !== null) writes.push(write(log.ledgerFile, serializeLedger(ledger)))
  }
  if (writes.length === 0 && isKnown(latest.checkpoint, tiers, record)) return { record, tiers, writes }
  if (record.replaced !== null) {
    const wire = { schema_version: '1', timestamp: facts.timestamp, replaced: plan.replaced }
    writes.push(write({ path: record.replaced, text: null }, `${JSON.stringify(wire, null, 2)}\n`))
  }
  const { sessionId, timestamp } = facts
  const checkpoint = { schemaVersion: '1', track: trackId, sequence, timestamp, sessionId, checkpointId: null }
  writes.push(write(latest.file, serializeTrackCheckpoint({ ...checkpoint, tiers, compaction: record })))
  return { record, tiers, writes }
}

/** The tiers as they were read, with the new texts of documents. */
function updateTiers({ trackId, tiers, before, plan }: CompactionFacts, hash: Hash): CheckpointData['tiers'] {
  const describe = (path: string, text: string): TierFile => ({
    path,
    sha256: hash(text),
    bytes: new TextEncoder().encode(text).length,
  })
  const update = (files: readonly TierFile[]) =>
    files.map((file) => {
      const text = plan.texts.get(file.path)
      return text === undefined || text === before.get(file.path) ? file : describe(file.path, text)
    })
  const made = [...plan.texts].filter(([path]) => !before.has(path)).map(([path, text]) => describe(path, text))
  const arrange = (files: readonly TierFile[], order: readonly string[]) => {
    const all = [...update(files), ...made]
    return order.flatMap((path) => all.find((file) => file.path === path) ?? [])
  }
  return {
    core: arrange(tiers.core, CORE_FILES),
    task: arrange(tiers.task, listTaskPaths(trackId)),
    transient: tiers.transient,
  }
}

function isKnown(latest: TrackCheckpoint | null, tiers: CheckpointData['tiers'], record: CompactionRecord): boolean {
  if (latest === null) return false
  const { compaction } = latest
  const known = [latest.tiers, compaction.outputs, compaction.violations]
  return JSON.stringify(known) === JSON.stringify([tiers, record.outputs, record.violations])
}
