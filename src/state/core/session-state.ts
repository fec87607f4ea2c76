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

type Stored = Omit<SessionState, 'others'>
/** A field in the file: its name there and the reader of its value. A rare field is left out while it is as a missing one reads. */
type Field<Value> = readonly [name: string, parse: (wire: unknown) => Value, isRare?: 'rare']

const readCount = (wire: unknown) => wholeNumber(wire) ?? 0
const readId = (wire: unknown) => (isSafeName(wire) ? wire : null)
const readIds = (wire: unknown) => (Array.isArray(wire) ? wire.filter(isSafeName) : [])
const isTrue = (wire: unknown) => wire === true
const readTexts = (wire: unknown): string[] =>
  Array.isArray(wire) ? wire.filter((entry) => typeof entry === 'string') : []

/** Fields of a wrong type read as empty: a state is rebuilt, never trusted. The file has them in this order. */
const FIELDS: { readonly [Key in keyof Stored]: Field<Stored[Key]> } = {
  tier: ['tier', (wire) => THRESHOLD_TIERS.find((name) => name === wire) ?? 'nominal'],
  told: ['told', stringOf, 'rare'],
  compactions: ['compactions', readCount],
  pending: ['pending', readIds],
  restored: ['restored', readId],
  lastCheckpoint: ['last_checkpoint', readId],
  savedBytes: ['saved_bytes', wholeNumber, 'rare'],
  harvested: ['harvested', wholeNumber, 'rare'],
  alertClaimedAt: ['alert_claimed_at', stringOf],
  clientPid: ['client_pid', wholeNumber],
  clientSpace: ['client_space', stringOf, 'rare'],
  isUnattended: ['unattended', isTrue, 'rare'],
  isCopy: ['copy', isTrue, 'rare'],
  transcriptPath: ['transcript_path', stringOf],
  startedAt: ['started_at', stringOf],
  injected: ['injected', (wire) => readTexts(wire).slice(-60)],
  closeCompactions: ['close_compactions', readCount],
  memories: ['memories', (wire) => readIds(wire).slice(-200), 'rare'],
  raisedCriticality: ['raised_criticality', (wire) => CRITICALITIES.find((name) => name === wire) ?? null, 'rare'],
  escalations: ['escalations', (wire) => ESCALATION_RULES.filter((rule) => readTexts(wire).includes(rule)), 'rare'],
  compactionsLearned: ['compactions_learned', readCount, 'rare'],
  approvalDue: ['approval_due', stringOf, 'rare'],
  relay: ['statusline', parseRelay, 'rare'],
  subagents: ['subagents', parseSubagents, 'rare'],
  quiet: ['quiet', parseQuiet],
  reminder: ['reminder', parseReminder, 'rare'],
  branch: ['branch', stringOf, 'rare'],
  settled: ['settled', parseSettled, 'rare'],
  continues: ['continues', readId, 'rare'],
  itemsTold: ['items_told', wholeNumber, 'rare'],
}
const ROWS = Object.entries(FIELDS) as readonly (readonly [key: keyof Stored, field: Field<unknown>])[]
/** An early version wrote `point`, which no version reads any more; `mac` is the mark of the whole file. */
const WIRE_NAMES = new Set(['schema_version', 'point', 'mac', ...ROWS.map(([, [name]]) => name)])

/** The state in a parsed `state.json`. */
export function parseSessionState(wire: UnknownRecord): SessionState {
  const read = ROWS.map(([key, [name, parse]]) => [key, parse(wire[name])])
  const others = Object.entries(wire).filter(([name]) => !WIRE_NAMES.has(name))
  return { ...Object.fromEntries(read), others: Object.fromEntries(others) } as SessionState
}

export function serializeSessionState(state: SessionState): string {
  const wire = ROWS.map(([key, [name, parse, isRare]]) => {
    const value = key === 'relay' && state.relay !== null ? serializeRelay(state.relay) : state[key]
    return [name, isRare && JSON.stringify(value) === JSON.stringify(parse(undefined)) ? undefined : value]
  })
  return `${JSON.stringify({ schema_version: '1', ...Object.fromEntries(wire), ...state.others }, null, 2)}\n`
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
