import type { FillEstimate } from '../context/fill.ts'
import type { ThresholdTier } from '../context/tier.ts'
import type { WorkState } from '../work-state/work-state.ts'

export const TRIGGERS = ['auto', 'manual', 'threshold', 'request'] as const
export type CheckpointTrigger = (typeof TRIGGERS)[number]

/** How full the context was. Numbers are null when the transcript gave none; nothing is made up. */
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
  /** The newest compaction boundary in the transcript when the checkpoint was made: a later one means it was compacted since. */
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
  /** Counts the checkpoints of one session from 1. */
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
  /** What deterministic document compaction did; null where no track is adopted. */
  readonly compaction: Readonly<Record<string, unknown>> | null
  readonly previous: string | null
}

/** What a checkpoint knows of the documents of a track. */
export type DocumentsState = Pick<CheckpointData, 'tiers' | 'compaction'>

/** Everything of a checkpoint but the id, which only the store can give. */
export type CheckpointDraft = Omit<CheckpointData, 'checkpointId'>

export function describeContextState(estimate: FillEstimate | null): ContextState {
  if (estimate === null) {
    return {
      fillPercentage: null,
      inputTokens: null,
      pendingTokens: null,
      contextWindowSize: null,
      compactionPoint: null,
      thresholdTier: null,
      source: 'none',
      windowSource: 'none',
    }
  }
  const { point } = estimate
  return {
    // Six decimals: enough to tell tokens apart, and the same bytes from every engine.
    fillPercentage: Math.round(estimate.fill * 1e6) / 1e6,
    inputTokens: estimate.inputTokens,
    pendingTokens: estimate.pendingTokens,
    contextWindowSize: point.windowTokens,
    compactionPoint: point.tokens,
    thresholdTier: estimate.tier,
    source: 'transcript',
    windowSource: `${point.source} (${point.confidence} confidence)`,
  }
}

/** Of a repository that has not adopted tracks: nothing was loaded. */
const NO_TIERS: CheckpointData['tiers'] = { core: [], task: [], transient: [] }

/** Puts a checkpoint together from facts that hold no secrets any more. */
export function createCheckpointDraft(facts: {
  readonly timestamp: string
  readonly sessionId: string
  readonly trigger: CheckpointTrigger
  readonly sequence: number
  readonly estimate: FillEstimate | null
  readonly resumptionState: Readonly<Record<string, unknown>> | null
  readonly workState: WorkState
  readonly sessionInfo: SessionInfo
  readonly tiers?: CheckpointData['tiers']
  readonly previous: string | null
  readonly compaction?: CheckpointData['compaction']
}): CheckpointDraft {
  return {
    schemaVersion: '1',
    timestamp: facts.timestamp,
    sessionId: facts.sessionId,
    trigger: facts.trigger,
    compactionSequence: facts.sequence,
    contextState: describeContextState(facts.estimate),
    resumptionState: facts.resumptionState,
    workState: facts.workState,
    sessionInfo: facts.sessionInfo,
    tiers: facts.tiers ?? NO_TIERS,
    compaction: facts.compaction ?? null,
    previous: facts.previous,
  }
}
