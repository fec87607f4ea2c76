import { isRecord, stringOf, type UnknownRecord, wholeNumber } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { CRITICALITIES, type Criticality } from '../../config/core/config.ts'
import { parseQuiet, parseReminder, type QuietBounds, type Reminder } from './quiet-bounds.ts'
import { parseRelay, type StatuslineRelay, serializeRelay } from './relay.ts'
import { parseSubagents, type SubagentState } from './subagents.ts'
import { ESCALATION_RULES, type EscalationRule, THRESHOLD_TIERS, type ThresholdTier } from './tier-names.ts'

/** Facts that holdfast keeps about a session between its hooks. */
export interface SessionState extends ClientState {
  readonly tier: ThresholdTier
  /** The percentage last told to the model, and of how many tokens: `95% of 200000`. Null at nominal. */
  readonly told: string | null
  readonly compactions: number
  /** Ids of this session's checkpoints made for a compaction and not yet acknowledged, oldest first. */
  readonly pending: readonly string[]
  /** The checkpoint session-start restored from, until the alert has said so. */
  readonly restored: string | null
  readonly lastCheckpoint: string | null
  /** Bytes of the transcript from which the newest checkpoint for a compaction was made. */
  readonly savedBytes: number | null
  /** Bytes of the transcript whose marked lines are kept; null before the first look. */
  readonly harvested: number | null
  /** Taken by the prompt that prints the alert, so that an overlapping prompt does not print the alert too. */
  readonly alertClaimedAt: string | null
  readonly isCopy: boolean
  readonly transcriptPath: string | null
  readonly startedAt: string | null
  /** Fingerprints of texts given to the model since the last compaction, oldest first. */
  readonly injected: readonly string[]
  /**
   * Ids of the memories the session was told of. A compaction does not empty the list, because a session hears each
   * memory once.
   */
  readonly memories: readonly string[]
  readonly closeCompactions: number
  readonly raisedCriticality: Criticality | null
  /** The rules of escalation that hold since they were last acted on. */
  readonly escalations: readonly EscalationRule[]
  readonly compactionsLearned: number
  /** The numbers the client last told its status line. */
  readonly relay: StatuslineRelay | null
  /** Question that was open when the context was compacted automatically; null once asked or answered. */
  readonly approvalDue: string | null
  /** Subagents that were measured, the last heard at the end. */
  readonly subagents: readonly SubagentState[]
  /** Result of the last full look, which lets the next call be silent without another full look. */
  readonly quiet: QuietBounds | null
  /** State of the rule files that the model was last told of. */
  readonly reminder: Reminder | null
  readonly branch: string | null
  /** How far a later session has looked at this session's work; null before any look. */
  readonly settled: Settled | null
  /** The ended session whose work this session was told of at its start; null where none was told. */
  readonly continues: string | null
  /** Items that the restoration behind the newest compaction told; null once the person has heard of them. */
  readonly itemsTold: number | null
  /** Fields of a newer version, kept because two versions may work on one project. */
  readonly others: UnknownRecord
}

/** An early version wrote `point`, which no version reads any more; `mac` is the mark of the whole file. */
const WIRE_NAMES = new Set(
  (
    'schema_version tier told compactions pending restored saved_bytes last_checkpoint alert_claimed_at client_pid client_space ' +
    'unattended copy transcript_path started_at ' +
    'injected close_compactions memories raised_criticality escalations compactions_learned approval_due statusline quiet ' +
    'reminder branch settled continues items_told harvested subagents point mac'
  ).split(' '),
)

/** The state in a parsed `state.json`. Fields of a wrong type read as empty: a state is rebuilt, never trusted. */
export function parseSessionState(wire: UnknownRecord): SessionState {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : []
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? 'nominal'
  return {
    tier,
    told: stringOf(wire.told),
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    savedBytes: wholeNumber(wire.saved_bytes),
    harvested: wholeNumber(wire.harvested),
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    ...parseClient(wire),
    isCopy: wire.copy === true,
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === 'string').slice(-60) : [],
    memories: Array.isArray(wire.memories) ? wire.memories.filter(isSafeName).slice(-200) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
    approvalDue: stringOf(wire.approval_due),
    subagents: parseSubagents(wire.subagents),
    quiet: parseQuiet(wire.quiet),
    reminder: parseReminder(wire.reminder),
    branch: stringOf(wire.branch),
    settled: parseSettled(wire.settled),
    continues: isSafeName(wire.continues) ? wire.continues : null,
    itemsTold: wholeNumber(wire.items_told),
    others: Object.fromEntries(Object.entries(wire).filter(([name]) => !WIRE_NAMES.has(name))),
  }
}

export function serializeSessionState(state: SessionState): string {
  const wire = {
    schema_version: '1',
    tier: state.tier,
    told: state.told ?? undefined,
    compactions: state.compactions,
    pending: state.pending,
    restored: state.restored,
    last_checkpoint: state.lastCheckpoint,
    saved_bytes: state.savedBytes ?? undefined,
    harvested: state.harvested ?? undefined,
    alert_claimed_at: state.alertClaimedAt,
    client_pid: state.clientPid,
    client_space: state.clientSpace ?? undefined,
    unattended: state.isUnattended || undefined,
    copy: state.isCopy || undefined,
    transcript_path: state.transcriptPath,
    started_at: state.startedAt,
    injected: state.injected,
    close_compactions: state.closeCompactions,
    // Fields that most sessions never have are left out of their states.
    memories: state.memories.length > 0 ? state.memories : undefined,
    raised_criticality: state.raisedCriticality ?? undefined,
    escalations: state.escalations.length > 0 ? state.escalations : undefined,
    compactions_learned: state.compactionsLearned > 0 ? state.compactionsLearned : undefined,
    approval_due: state.approvalDue ?? undefined,
    statusline: state.relay === null ? undefined : serializeRelay(state.relay),
    subagents: state.subagents.length > 0 ? state.subagents : undefined,
    quiet: state.quiet,
    reminder: state.reminder ?? undefined,
    branch: state.branch ?? undefined,
    settled: state.settled ?? undefined,
    continues: state.continues ?? undefined,
    items_told: state.itemsTold ?? undefined,
    ...state.others,
  }
  return `${JSON.stringify(wire, null, 2)}\n`
}

export const EMPTY_SESSION_STATE: SessionState = parseSessionState({})

export function isSessionStateWire(value: unknown): value is UnknownRecord {
  return isRecord(value) && value.schema_version === '1'
}

export interface ClientState {
  /** Process id of the client, to tell running sessions from ended ones. */
  readonly clientPid: number | null
  /** Digest of the machine or container in which that id counts; null in states of earlier versions. */
  readonly clientSpace: string | null
  /** Whether a program runs the session, as a script does with `claude -p`: no person reads along. */
  readonly isUnattended: boolean
}

export function parseClient({ client_pid, client_space, unattended }: UnknownRecord): ClientState {
  return {
    clientPid: wholeNumber(client_pid),
    clientSpace: stringOf(client_space),
    isUnattended: unattended === true,
  }
}

/** How far a later session has looked at the work of an ended session. */
export interface Settled {
  /** Time of the newest row behind the look. */
  readonly at: string
  /** Bytes of kept prompts at the look; null once the session runs again. */
  readonly bytes: number | null
  /** The branch on which the work still waits; absent when nobody waits for it. */
  readonly branch?: string
}

export function parseSettled(wire: unknown): Settled | null {
  if (!isRecord(wire) || typeof wire.at !== 'string') return null
  const bytes = typeof wire.bytes === 'number' ? wire.bytes : null
  return { at: wire.at, bytes, ...(typeof wire.branch === 'string' ? { branch: wire.branch } : {}) }
}
