import { CRITICALITIES, type Criticality } from '../config/config.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from '../context/tier.ts'
import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
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
  /** Fingerprint of the project context last told: a resumed session still has it. */
  readonly projectTold: string | null
  /** What the person was still to decide when the context was compacted automatically; null once asked or answered. */
  readonly approvalDue: string | null
  /** What a governance file written in this session raised the criticality to. */
  readonly criticality: Criticality | null
  /** What the last full look found; lets the next call be silent without another one. */
  readonly quiet: QuietBounds | null
}

/** The tokens below which a hook has nothing new to say, and what they hold for. */
export interface QuietBounds {
  /** Fingerprint of the sources the bounds were computed from. */
  readonly key: string
  readonly model: string | null
  /** By told tier: the lower bound of the next one. Nothing is above emergency. */
  readonly bounds: Readonly<Partial<Record<ThresholdTier, number>>>
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
  projectTold: null,
  approvalDue: null,
  criticality: null,
  quiet: null,
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
    projectTold: stringOf(wire.project_told),
    approvalDue: stringOf(wire.approval_due),
    criticality: CRITICALITIES.find((name) => name === wire.criticality) ?? null,
    quiet: parseQuiet(wire.quiet),
  }
}

function parseQuiet(wire: unknown): QuietBounds | null {
  if (!isRecord(wire) || typeof wire.key !== 'string' || !isRecord(wire.bounds)) return null
  const bounds: Partial<Record<ThresholdTier, number>> = {}
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier]
    if (typeof bound === 'number') bounds[tier] = bound
  }
  return { key: wire.key, model: stringOf(wire.model), bounds }
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
    project_told: state.projectTold,
    // Absent where nothing is due, as in the states of earlier versions.
    ...(state.approvalDue === null ? {} : { approval_due: state.approvalDue }),
    ...(state.criticality === null ? {} : { criticality: state.criticality }),
    quiet: state.quiet,
  }
  return `${JSON.stringify(wire, null, 2)}\n`
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/** Whether a value has the shape of a stored state at all. */
export function isSessionStateWire(value: unknown): value is UnknownRecord {
  return isRecord(value) && value.schema_version === '1'
}
