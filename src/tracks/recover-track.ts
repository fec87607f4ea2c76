import { openCall } from '../base/core/call.ts'
import { unifyLineEnds } from '../documents/core/merge-entries.ts'
import { listDocumentPaths } from '../documents/core/transaction.ts'
import { changeDocuments, hasPendingChange } from '../documents/io/document-transaction.ts'
import { loadHash } from '../files/io/sha256.ts'
import type { Hash } from './core/plan-writes.ts'
import { type FileState, type FoundFile, listFindings, type RecoveryFinding, recoverState } from './core/recovery.ts'
import { readTierDocument } from './io/tier-document.ts'
import { describeCause, latestOf, readDocument, readTrackCheckpoint } from './io/track-documents.ts'
import { loadTiers } from './load-tiers.ts'

export type Recovered = NonNullable<Awaited<ReturnType<typeof recoverTrack>>>

/** The state comes from DECISIONS.md, PLAN.md and RISKS.md. Null without an active track. */
export async function recoverTrack(projectDir: string) {
  const pointed = loadTiers(openCall(projectDir), null)
  const { trackId } = pointed
  if (trackId === null) return null
  const hash = await loadHash()
  // A change left half done by a killed process is finished first: half a change is no state to recover.
  const isTorn = hasPendingChange(projectDir, trackId)
  if (isTorn) changeDocuments({ projectDir, trackId, hash }, () => null)
  const tiers = isTorn ? loadTiers(openCall(projectDir), null) : pointed
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
    /** The checksum of PLAN.md as read; null before the first compaction, which records a checksum to compare with. */
    planSha256: plan === null || latest === null ? null : hash(unifyLineEnds(plan.text)),
    recordedPlanSha256: latest?.compaction.outputs[`docs/tracks/${trackId}/PLAN.md`] ?? null,
  }
}

/** Documents that are present and that no compaction can read. */
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

/** Git may have changed line ends, which the comparison ignores; a log and DECISIONS.md only ever grow. */
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
