import type { CheckpointData } from '../core/checkpoint/checkpoint.ts'
import type { Compaction } from '../core/resumption/compaction.ts'
import { auditSummary, listFacts, type Survival } from '../core/resumption/facts.ts'
import { listCheckpoints, readCheckpoint } from '../io/checkpoint-store.ts'
import { readCompactions } from './read-compactions.ts'

/** What the summary of one compaction kept of what the checkpoint before it recorded. */
export interface AuditedCompaction {
  readonly checkpoint: CheckpointData
  readonly trigger: string | null
  readonly survival: Survival
}

export interface Audit {
  /** Oldest first. */
  readonly compactions: readonly AuditedCompaction[]
  /**
   * Checkpoints that are damaged, or whose compaction left no summary to be found: the transcript is gone, or none
   * was written.
   */
  readonly unreadable: readonly string[]
}

/** Holds the checkpoints made for compactions against the summaries in the transcripts. */
export function auditSessions(projectDir: string, sessionId: string | null): Audit {
  const transcripts = new Map<string, readonly Compaction[]>()
  const compactionsOf = (path: string): readonly Compaction[] => {
    const known = transcripts.get(path) ?? readCompactions(path)
    transcripts.set(path, known)
    return known
  }
  const compactions: AuditedCompaction[] = []
  const { checkpoints, damaged } = listNewestPerCompaction(projectDir, sessionId)
  const unreadable = [...damaged]
  for (const checkpoint of checkpoints) {
    const { transcriptPath, boundaryUuid } = checkpoint.sessionInfo
    const all = transcriptPath === null ? [] : compactionsOf(transcriptPath)
    const before = all.findIndex((compaction) => compaction.boundaryUuid === boundaryUuid)
    const next = boundaryUuid !== null && before === -1 ? undefined : all[before + 1]
    if (next?.summary == null) unreadable.push(checkpoint.checkpointId)
    else {
      const survival = auditSummary(listFacts(checkpoint.workState), next.summary)
      compactions.push({ checkpoint, trigger: next.trigger, survival })
    }
  }
  return { compactions, unreadable }
}

/** Several checkpoints may have been made before one compaction: the newest knew most. */
function listNewestPerCompaction(
  projectDir: string,
  sessionId: string | null,
): { readonly checkpoints: readonly CheckpointData[]; readonly damaged: readonly string[] } {
  const damaged: string[] = []
  const newest = new Map<string, CheckpointData>()
  for (const id of listCheckpoints(projectDir).ids) {
    const found = readCheckpoint(projectDir, id)
    if ('problem' in found) {
      damaged.push(id)
      continue
    }
    const { checkpoint } = found
    if (sessionId !== null && !checkpoint.sessionId.startsWith(sessionId)) continue
    const key = `${checkpoint.sessionId} ${checkpoint.sessionInfo.boundaryUuid}`
    newest.delete(key)
    newest.set(key, checkpoint)
  }
  return { checkpoints: [...newest.values()], damaged }
}
