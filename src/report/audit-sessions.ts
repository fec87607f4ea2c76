import type { Compaction } from '../resumption/core/compaction.ts'
import { auditSummary, listFacts, type Survival } from '../resumption/core/facts.ts'
import { readCompactions } from '../resumption/read-compactions.ts'
import type { CheckpointData } from '../work/core/checkpoint.ts'
import { listCheckpoints, readCheckpoint } from '../work/io/checkpoint-store.ts'

/** Facts of a checkpoint, and those that survived in the summary of the compaction after that checkpoint. */
export interface AuditedCompaction {
  readonly checkpoint: CheckpointData
  readonly trigger: string | null
  readonly survival: Survival
}

export interface Audit {
  /** Oldest first. */
  readonly compactions: readonly AuditedCompaction[]
  /**
   * Ids of damaged checkpoints and of checkpoints without a summary: the transcript is gone, or no summary was written.
   */
  readonly unreadable: readonly string[]
}

/** Compares the checkpoints made for compactions with the summaries in the transcripts. */
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

/** A compaction may have several checkpoints; the newest knew most. */
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
