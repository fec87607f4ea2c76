import { CONFIDENCES, type CompactionPoint, POINT_KINDS } from '../context/confidence.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from '../context/tier.ts'
import { countOf, isRecord, stringOf, type UnknownRecord } from '../record.ts'
import { isSafeName } from '../safe-name.ts'

/** What holdfast knows of one session between its hooks. */
export interface SessionState {
  /** The tier last told to the model. */
  readonly tier: ThresholdTier
  /** Compactions seen by session-start. */
  readonly compactions: number
  /** Ids of this session's checkpoints made for a compaction and not yet acknowledged, oldest first. */
  readonly pending: readonly string[]
  /** The checkpoint session-start restored from, until the alert has said so. */
  readonly restored: string | null
  readonly lastCheckpoint: string | null
  /** Taken by the prompt that prints the alert, so that an overlapping prompt does not print it too. */
  readonly alertClaimedAt: string | null
  /** Process id of the client, to tell running sessions from ended ones. */
  readonly clientPid: number | null
  readonly transcriptPath: string | null
  readonly startedAt: string | null
  /** The compaction point last resolved, and what it was resolved from: as long as that is the same, so is the point. */
  readonly point: ResolvedPoint | null
}

export interface ResolvedPoint extends CompactionPoint {
  readonly resolvedFrom: string
}

export const EMPTY_SESSION_STATE: SessionState = {
  tier: 'nominal',
  compactions: 0,
  pending: [],
  restored: null,
  lastCheckpoint: null,
  alertClaimedAt: null,
  clientPid: null,
  transcriptPath: null,
  startedAt: null,
  point: null,
}

/** The state in a parsed `state.json`. Fields of a wrong type read as empty: a state is rebuilt, never trusted. */
export function parseSessionState(wire: UnknownRecord): SessionState {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : []
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? 'nominal'
  return {
    tier,
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    clientPid: wholeNumber(wire.client_pid),
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    point: parsePoint(wire.point),
  }
}

function parsePoint(wire: unknown): ResolvedPoint | null {
  if (!isRecord(wire) || countOf(wire.tokens) === 0 || typeof wire.resolved_from !== 'string') return null
  return {
    tokens: countOf(wire.tokens),
    windowTokens: countOf(wire.window_tokens),
    kind: POINT_KINDS.find((name) => name === wire.kind) ?? 'refusal',
    source: stringOf(wire.source) ?? 'unknown',
    confidence: CONFIDENCES.find((name) => name === wire.confidence) ?? 'low',
    resolvedFrom: wire.resolved_from,
  }
}

export function serializeSessionState(state: SessionState): string {
  const wire = {
    schema_version: '1',
    tier: state.tier,
    compactions: state.compactions,
    pending: state.pending,
    restored: state.restored,
    last_checkpoint: state.lastCheckpoint,
    alert_claimed_at: state.alertClaimedAt,
    client_pid: state.clientPid,
    transcript_path: state.transcriptPath,
    started_at: state.startedAt,
    point: state.point && serializePoint(state.point),
  }
  return `${JSON.stringify(wire, null, 2)}\n`
}

function serializePoint(point: ResolvedPoint) {
  const { tokens, windowTokens, kind, source, confidence, resolvedFrom } = point
  return { tokens, window_tokens: windowTokens, kind, source, confidence, resolved_from: resolvedFrom }
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/** Whether a value has the shape of a stored state at all. */
export function isSessionStateWire(value: unknown): value is UnknownRecord {
  return isRecord(value) && value.schema_version === '1'
}
