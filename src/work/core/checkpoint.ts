import type { FillEstimate } from '../../fill/core/fill.ts'
import type { ThresholdTier } from '../../fill/core/tier.ts'
import { dropNotes, type WorkState } from './work-state.ts'

export const TRIGGERS = ['auto', 'manual', 'threshold', 'request'] as const
export type CheckpointTrigger = (typeof TRIGGERS)[number]

/** The fill of the context. A number is null when the transcript has none: holdfast invents no number. */
export interface ContextState {
  readonly fillPercentage: number | null
  readonly inputTokens: number | null
  readonly pendingTokens: number | null
  readonly contextWindowSize: number | null
  readonly compactionPoint: number | null
  readonly thresholdTier: ThresholdTier | null
  readonly source: string
  readonly windowSource: string
}

export interface SessionInfo {
  readonly projectId: string
  readonly branch: string | null
  readonly head: string | null
  readonly workingDirectory: string
  readonly transcriptPath: string | null
  /** The newest compaction boundary at the time of the checkpoint. A later boundary means a compaction since. */
  readonly boundaryUuid: string | null
  readonly model: string | null
}

export interface TierFile {
  readonly path: string
  readonly sha256: string
  readonly bytes: number
}

export interface CheckpointData {
  readonly schemaVersion: string
  readonly checkpointId: string
  readonly timestamp: string
  readonly sessionId: string
  readonly trigger: CheckpointTrigger
  /** The number of the compaction in its session, from 1. Several checkpoints may belong to one compaction. */
  readonly compactionSequence: number
  readonly contextState: ContextState
  readonly resumptionState: Readonly<Record<string, unknown>> | null
  readonly workState: WorkState
  readonly sessionInfo: SessionInfo
  readonly tiers: {
    readonly core: readonly TierFile[]
    readonly task: readonly TierFile[]
    readonly transient: readonly TierFile[]
  }
  /** The result of the deterministic document compaction; null without an adopted track. */
  readonly compaction: Readonly<Record<string, unknown>> | null
  readonly previous: string | null
  /** The number of the snapshot with the files of that moment; null without one. */
  readonly snapshot: string | null
}

/** The part of a checkpoint about the documents of a track. */
export type DocumentsState = Pick<CheckpointData, 'tiers' | 'compaction'>

/** A checkpoint without the id, which only the store can give. */
export type CheckpointDraft = Omit<CheckpointData, 'checkpointId'>

export function describeContextState(estimate: FillEstimate | null): ContextState {
  const point = estimate?.point
  return {
    // Six decimals tell tokens apart and give the same bytes in every engine.
    fillPercentage: estimate === null ? null : Math.round(estimate.fill * 1e6) / 1e6,
    inputTokens: estimate?.inputTokens ?? null,
    pendingTokens: estimate?.pendingTokens ?? null,
    contextWindowSize: point?.windowTokens ?? null,
    compactionPoint: point?.tokens ?? null,
    thresholdTier: estimate?.tier ?? null,
    source: estimate === null ? 'none' : 'transcript',
    windowSource: point === undefined ? 'none' : `${point.source} (${point.confidence} confidence)`,
  }
}

/** Whether a compaction lies between a checkpoint and a later reading, which may not reach as far as a boundary. */
export function isBeforeCompaction({ sessionInfo }: CheckpointData, boundaryUuid: string | null): boolean {
  return boundaryUuid !== null && boundaryUuid !== sessionInfo.boundaryUuid
}

/** Tiers of a repository without an adopted track: no document is loaded. */
const NO_TIERS: CheckpointData['tiers'] = { core: [], task: [], transient: [] }

interface DraftFacts
  extends Omit<
      CheckpointDraft,
      'schemaVersion' | 'compactionSequence' | 'contextState' | 'tiers' | 'compaction' | 'snapshot'
    >,
    Partial<Pick<CheckpointDraft, 'tiers' | 'compaction' | 'snapshot'>> {
  readonly sequence: number
  readonly estimate: FillEstimate | null
}

/** Makes a checkpoint of facts. The caller has removed all secrets from the facts. */
export function createCheckpointDraft(facts: DraftFacts): CheckpointDraft {
  return {
    schemaVersion: '1',
    timestamp: facts.timestamp,
    sessionId: facts.sessionId,
    trigger: facts.trigger,
    compactionSequence: facts.sequence,
    contextState: describeContextState(facts.estimate),
    resumptionState: facts.resumptionState,
    workState: { ...facts.workState, finished: dropNotes(facts.workState.finished) },
    sessionInfo: facts.sessionInfo,
    tiers: facts.tiers ?? NO_TIERS,
    compaction: facts.compaction ?? null,
    previous: facts.previous,
    snapshot: facts.snapshot ?? null,
  }
}
