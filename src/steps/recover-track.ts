import { listDocumentPaths } from '../core/documents/compact.ts'
import type { TrackCheckpoint } from '../core/documents/latest.ts'
import { unifyLineEnds } from '../core/documents/merge-entries.ts'
import type { Hash } from '../core/documents/plan-writes.ts'
import {
  type FileState,
  type FoundFile,
  listFindings,
  type RecoveredState,
  type RecoveryFinding,
  recoverState,
} from '../core/documents/recovery.ts'
import type { Tiers } from '../core/tracks/tier.ts'
import { changeDocuments, hasPendingChange } from '../io/document-transaction.ts'
import { loadHash } from '../io/sha256.ts'
import { readTierDocument } from '../io/tier-document.ts'
import { describeCause, latestOf, readDocument, readTrackCheckpoint } from '../io/track-documents.ts'
import { loadTiers } from './load-tiers.ts'

export interface Recovered {
  readonly trackId: string
  readonly tiers: Tiers
  readonly latest: TrackCheckpoint | null
  readonly findings: readonly RecoveryFinding[]
  readonly state: RecoveredState
  /** The checksum of PLAN.md as it was read, once a compaction has recorded one to compare with; null else. */
  readonly planSha256: string | null
  readonly recordedPlanSha256: string | null
}

/**
 * The recovery flow, step by step: core tier, task tier by the pointer, the last compaction of the track, the artifacts it
 * names, and the state from DECISIONS.md and PLAN.md. Null without an active track.
 */
export async function recoverTrack(projectDir: string): Promise<Recovered | null> {
  const pointed = loadTiers(projectDir, null)
  const { trackId } = pointed
  if (trackId === null) return null
  const hash = await loadHash()
  // What a killed process had begun comes to its end first: half of it is no state to recover.
  const isTorn = hasPendingChange(projectDir, trackId)
  if (isTorn) changeDocuments(projectDir, trackId, hash, () => null)
  const tiers = isTorn ? loadTiers(projectDir, null) : pointed
  const read = readTrackCheckpoint(projectDir, trackId)
  const latest = read !== null && 'checkpoint' in read ? read.checkpoint : null
  const recorded = latest === null ? [] : [...latest.tiers.task, ...latest.tiers.transient]
  const found = recorded.map((file): FoundFile => ({ file, state: compareFile(projectDir, file, hash) }))
  const textOf = (name: string) => tiers.task.loaded.find(({ path }) => path.endsWith(`/${name}`)) ?? null
  const plan = textOf('PLAN.md')
  return {
    trackId,
    tiers,
    latest,
    findings: [
      ...(read !== null && 'reason' in read ? [describeDamage(trackId, read.reason)] : []),
      ...(latest === null ? [] : listFindings(latest, found)),
      ...listUnusable(projectDir, trackId),
    ],
    state: recoverState({
      decisions: textOf('DECISIONS.md')?.text ?? null,
      plan: plan?.text ?? null,
      risks: textOf('RISKS.md')?.text ?? null,
    }),
    planSha256: plan === null || latest === null ? null : hash(unifyLineEnds(plan.text)),
    recordedPlanSha256: latest?.compaction.outputs[`docs/tracks/${trackId}/PLAN.md`] ?? null,
  }
}

/** Documents that are there and that no compaction can read. */
function listUnusable(projectDir: string, trackId: string): RecoveryFinding[] {
  return listDocumentPaths(trackId).flatMap((path): RecoveryFinding[] => {
    try {
      readDocument(projectDir, path)
      return []
    } catch (error) {
      const text = `${path} cannot be compacted: ${describeCause(error)}; until it is mended, nothing reaches the documents`
      return [{ path, state: 'unusable', text }]
    }
  })
}

/** Line ends may have been changed by git; a log and DECISIONS.md only ever grow. */
function compareFile(projectDir: string, file: FoundFile['file'], hash: Hash): FileState {
  const now = readTierDocument(projectDir, file.path)
  if ('reason' in now) return 'missing'
  if (now.sha256 === file.sha256 || hash(unifyLineEnds(now.text)) === file.sha256) return 'same'
  if (!/\/(?:DECISIONS|work_log)\.md$/.test(file.path)) return 'changed'
  const start = new TextDecoder().decode(new TextEncoder().encode(now.text).subarray(0, file.bytes))
  return hash(start) === file.sha256 ? 'grown' : 'changed'
}

function describeDamage(trackId: string, reason: string): RecoveryFinding {
  const path = latestOf(trackId)
  const text = `${path} cannot be used: ${reason}; the documents are read as they stand, unchecked`
  return { path, state: 'unusable', text }
}
