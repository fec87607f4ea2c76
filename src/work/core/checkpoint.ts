import {
  amount,
  choice,
  data,
  list,
  nullable,
  omittable,
  record,
  safeName,
  text,
  time,
  type ValueOf,
} from '../../base/core/codec.ts'
import type { FillEstimate } from '../../measure/core/tier.ts'
import { THRESHOLD_TIERS } from '../../sessions/core/tier-names.ts'
import { dropNotes, type WorkState, workState } from './work-state.ts'

export const TRIGGERS = ['auto', 'manual', 'threshold', 'request'] as const
export type CheckpointTrigger = (typeof TRIGGERS)[number]

/** The fill of the context. A number is null when the transcript has none: holdfast invents no number. */
const contextState = record({
  fillPercentage: ['fill_percentage', nullable(amount)],
  inputTokens: ['input_tokens', nullable(amount)],
  pendingTokens: ['pending_tokens', nullable(amount)],
  contextWindowSize: ['context_window_size', nullable(amount)],
  compactionPoint: ['compaction_point', nullable(amount)],
  thresholdTier: ['threshold_tier', nullable(choice(THRESHOLD_TIERS))],
  source: ['source', text],
  windowSource: ['window_source', text],
})
export type ContextState = ValueOf<typeof contextState>

const sessionInfo = record({
  projectId: ['project_id', text],
  branch: ['branch', nullable(text)],
  head: ['head', nullable(text)],
  workingDirectory: ['working_directory', text],
  transcriptPath: ['transcript_path', nullable(text)],
  /** The newest compaction boundary at the time of the checkpoint. A later boundary means a compaction since. */
  boundaryUuid: ['boundary_uuid', nullable(text)],
  model: ['model', nullable(text)],
})
export type SessionInfo = ValueOf<typeof sessionInfo>

const tierFile = record({ path: ['path', text], sha256: ['sha256', text], bytes: ['bytes', amount] })
export type TierFile = ValueOf<typeof tierFile>

const files = list(tierFile)
export const tiers = record({ core: ['core', files], task: ['task', files], transient: ['transient', files] })

const checkpoint = record({
  schemaVersion: ['schema_version', text],
  checkpointId: ['checkpoint_id', safeName],
  timestamp: ['timestamp', time],
  sessionId: ['session_id', safeName],
  trigger: ['trigger', choice(TRIGGERS)],
  /** The number of the compaction in its session, from 1. Several checkpoints may belong to one compaction. */
  compactionSequence: ['compaction_sequence', amount],
  contextState: ['context_state', contextState],
  resumptionState: ['resumption_state', nullable(data)],
  workState: ['work_state', workState],
  sessionInfo: ['session_info', sessionInfo],
  tiers: ['tiers', tiers],
  /** The result of the deterministic document compaction; null without an adopted track. */
  compaction: ['compaction', nullable(data)],
  previous: ['previous', nullable(text)],
  /** The number of the snapshot with the files of that moment; null without one. */
  snapshot: ['snapshot', omittable(text)],
})
export type CheckpointData = ValueOf<typeof checkpoint>

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

/** Makes the file's text: snake_case keys in fixed order, two spaces, a trailing newline. */
export function serializeCheckpoint(value: CheckpointData): string {
  return `${JSON.stringify(checkpoint.serialize(value), null, 2)}\n`
}

/** Parses a checkpoint file's text. A damaged text throws a TypeError or a SyntaxError. */
export function parseCheckpoint(fileText: string): CheckpointData {
  return checkpoint.parse(JSON.parse(fileText), '')
}

/** A work state as comparable text: equal states give equal text. */
export function serializeWorkState(value: WorkState): string {
  return JSON.stringify(workState.serialize(value))
}
