import { describeProblem } from '../base/core/problem.ts'
import { listFacts } from '../resumption/core/facts.ts'
import { parseCheckpointId } from '../sessions/core/checkpoint-id.ts'
import type { JournalLine } from '../sessions/core/event.ts'
import { readTranscriptLines } from '../sessions/io/transcript-lines.ts'
import type { CheckpointData } from '../work/core/checkpoint.ts'
import { listCheckpoints, readAnyCheckpoint, readCheckpoint } from '../work/io/checkpoint-store.ts'
import {
  type AuditedCompaction,
  auditCompaction,
  type CompactionTrail,
  followCompactions,
} from './core/compaction-trail.ts'
import { findRemovedThrough } from './core/crossings.ts'
import type { Examine } from './core/session-export.ts'

/**
 * `unreadable` names damaged checkpoints, and those of a compaction without a summary. A checkpoint by hand or at
 * CRITICAL waits for a compaction that need not come.
 */
export function auditSessions(
  projectDir: string,
  wants: (sessionId: string) => boolean,
  known: { readonly trails?: ReadonlyMap<string, CompactionTrail>; readonly told?: ReadonlyMap<string, number> } = {},
) {
  const trails = new Map(known.trails)
  const trailOf = (path: string): CompactionTrail => {
    const trail = trails.get(path) ?? readTrail(path)
    trails.set(path, trail)
    return trail
  }
  const compactions: AuditedCompaction[] = []
  const { checkpoints, damaged } = listNewestPerCompaction(projectDir, wants)
  const unreadable = [...damaged]
  for (const checkpoint of checkpoints) {
    const { transcriptPath } = checkpoint.sessionInfo
    const told = known.told?.get(checkpoint.checkpointId)
    const found = transcriptPath === null ? null : auditCompaction(checkpoint, trailOf(transcriptPath), told)
    if (found !== null) compactions.push(found)
    else if (MADE_FOR_COMPACTION.has(checkpoint.trigger)) unreadable.push(checkpoint.checkpointId)
  }
  return { compactions, unreadable }
}

const MADE_FOR_COMPACTION: ReadonlySet<CheckpointData['trigger']> = new Set(['auto', 'manual'])

/** The trail is empty for an unreadable transcript. */
function readTrail(path: string): CompactionTrail {
  const follower = followCompactions()
  readTranscriptLines(path, follower.add)
  return follower.result()
}

/** A compaction may have several checkpoints; the newest knew most. */
function listNewestPerCompaction(projectDir: string, wants: (sessionId: string) => boolean) {
  const damaged: string[] = []
  const newest = new Map<string, CheckpointData>()
  for (const id of listCheckpoints(projectDir).ids) {
    const found = readCheckpoint(projectDir, id)
    if ('problem' in found) {
      damaged.push(id)
      continue
    }
    const { checkpoint } = found
    if (!wants(checkpoint.sessionId)) continue
    const key = `${checkpoint.sessionId} ${checkpoint.sessionInfo.boundaryUuid}`
    newest.delete(key)
    newest.set(key, checkpoint)
  }
  return { checkpoints: [...newest.values()], damaged }
}

/** `trouble` says why the checkpoint is of no use; null for one that is there or that retention removed. */
type ExaminedCheckpoint = ReturnType<Examine> & { readonly trouble: string | null }

/** Tells of checkpoints that a journal names what became of them. One that retention removed was there. */
export function openCheckpoints(root: string, events: readonly JournalLine[]): (id: string) => ExaminedCheckpoint {
  const removedThrough = findRemovedThrough(events)
  return (id) => {
    const found = readAnyCheckpoint(root, id)
    if ('checkpoint' in found)
      return { state: 'saved', trouble: null, facts: listFacts(found.checkpoint.workState).length }
    const isGone = found.problem.cause === 'ENOENT'
    if (isGone && (parseCheckpointId(id) ?? 0) <= removedThrough)
      return { state: 'removed', trouble: null, facts: null }
    return { state: isGone ? 'missing' : 'damaged', trouble: describeProblem(found.problem), facts: null }
  }
}
