import { isRecord, stringOf, type UnknownRecord, wholeNumber } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { CRITICALITIES, type Criticality } from '../../config/core/config.ts'
import { ESCALATION_RULES, type EscalationRule } from '../../fill/core/escalation.ts'
import { parseRelay, type StatuslineRelay, serializeRelay } from '../../fill/core/relay.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from '../../fill/core/tier.ts'
import type { ClientState } from './client-state.ts'
import { parseQuiet, parseReminder, type QuietBounds, type Reminder } from './quiet-bounds.ts'
import { parseSettled, type Settled } from './settled.ts'
import { parseSubagents, type SubagentState } from './subagents.ts'

export interface SessionState extends ClientState {
  /** The tier last told to the model. */
  readonly tier: ThresholdTier
  /** The percentage last told to the model, and of how many tokens: `95% of 200000`. Null at nominal. */
  readonly told: string | null
  /** Compactions seen by session-start. */
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
  /** Whether the session began with a copy of another session's rows. */
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
  /** Compactions in a row that came close behind the compaction before. */
  readonly closeCompactions: number
  /** Criticality that a governance file written in this session raised the session to. */
  readonly raisedCriticality: Criticality | null
  /** The rules of escalation that hold since they were last acted on. */
  readonly escalations: readonly EscalationRule[]
  /** Number of compactions already searched for the point at which the client compacts. */
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
  /** The branch at the newest start of the session. */
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

/** The name of a field in the file, the reading of its value, and the writing of a value that is not written as it is. */
type Field<T> = readonly [wireName: string, parse: (wire: unknown) => T, serialize?: (value: T) => unknown]

const countFrom = (wire: unknown) => wholeNumber(wire) ?? 0
const isTrue = (wire: unknown) => wire === true
const nameFrom = (wire: unknown) => (isSafeName(wire) ? wire : null)
const listFrom = <T>(wire: unknown, isItem: (item: unknown) => item is T): T[] =>
  Array.isArray(wire) ? wire.filter(isItem) : []
const isText = (item: unknown) => typeof item === 'string'
/** Values that most sessions never have are left out of their states. */
const unlessNone = (value: unknown) => (value && (!Array.isArray(value) || value.length > 0) ? value : undefined)
const unlessNull = (value: unknown) => value ?? undefined

/** Fields of a wrong type read as empty: a state is rebuilt, never trusted. */
const FIELDS: { readonly [K in keyof Omit<SessionState, 'others'>]: Field<SessionState[K]> } = {
  tier: ['tier', (wire) => THRESHOLD_TIERS.find((name) => name === wire) ?? 'nominal'],
  told: ['told', stringOf, unlessNull],
  compactions: ['compactions', countFrom],
  pending: ['pending', (wire) => listFrom(wire, isSafeName)],
  restored: ['restored', nameFrom],
  lastCheckpoint: ['last_checkpoint', nameFrom],
  savedBytes: ['saved_bytes', wholeNumber, unlessNull],
  harvested: ['harvested', wholeNumber, unlessNull],
  alertClaimedAt: ['alert_claimed_at', stringOf],
  clientPid: ['client_pid', wholeNumber],
  clientSpace: ['client_space', stringOf, unlessNull],
  isUnattended: ['unattended', isTrue, unlessNone],
  isCopy: ['copy', isTrue, unlessNone],
  transcriptPath: ['transcript_path', stringOf],
  startedAt: ['started_at', stringOf],
  injected: ['injected', (wire) => listFrom(wire, isText).slice(-60)],
  closeCompactions: ['close_compactions', countFrom],
  memories: ['memories', (wire) => listFrom(wire, isSafeName).slice(-200), unlessNone],
  raisedCriticality: ['raised_criticality', (wire) => CRITICALITIES.find((name) => name === wire) ?? null, unlessNull],
  escalations: [
    'escalations',
    (wire) => ESCALATION_RULES.filter((rule) => listFrom(wire, isText).includes(rule)),
    unlessNone,
  ],
  compactionsLearned: ['compactions_learned', countFrom, unlessNone],
  approvalDue: ['approval_due', stringOf, unlessNull],
  relay: ['statusline', parseRelay, (relay) => (relay === null ? undefined : serializeRelay(relay))],
  subagents: ['subagents', parseSubagents, unlessNone],
  quiet: ['quiet', parseQuiet],
  reminder: ['reminder', parseReminder, unlessNull],
  branch: ['branch', stringOf, unlessNull],
  settled: ['settled', parseSettled, unlessNull],
  continues: ['continues', nameFrom, unlessNull],
  itemsTold: ['items_told', wholeNumber, unlessNull],
}
const ENTRIES = Object.entries(FIELDS) as [keyof typeof FIELDS, Field<unknown>][]

/** An early version wrote `point`, which no version reads any more; `mac` is the mark of the whole file. */
const WIRE_NAMES = new Set(['schema_version', 'point', 'mac', ...ENTRIES.map(([, [wireName]]) => wireName)])

export function parseSessionState(wire: UnknownRecord): SessionState {
  const fields = ENTRIES.map(([name, [wireName, parse]]) => [name, parse(wire[wireName])] as const)
  const others = Object.fromEntries(Object.entries(wire).filter(([name]) => !WIRE_NAMES.has(name)))
  return { ...Object.fromEntries(fields), others } as unknown as SessionState
}

export const EMPTY_SESSION_STATE: SessionState = parseSessionState({})

export function serializeSessionState(state: SessionState): string {
  const fields = ENTRIES.map(([name, [wireName, , serialize]]) => [
    wireName,
    serialize ? serialize(state[name]) : state[name],
  ])
  return `${JSON.stringify({ schema_version: '1', ...Object.fromEntries(fields), ...state.others }, null, 2)}\n`
}

export function isSessionStateWire(value: unknown): value is UnknownRecord {
  return isRecord(value) && value.schema_version === '1'
}
