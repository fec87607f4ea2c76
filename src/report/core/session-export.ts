import { parseJsonRecord, wholeNumber } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { rankTier } from '../../measure/core/tier.ts'
import { parseCheckpointId } from '../../sessions/core/checkpoint-id.ts'
import type { JournalLine } from '../../sessions/core/event.ts'
import { THRESHOLD_TIERS } from '../../sessions/core/tier-names.ts'
import { listCrossings } from './crossings.ts'

/** The state of a checkpoint at the time of the export. Retention removes only checkpoints that somebody was told of. */
export const CHECKPOINT_STATES = ['saved', 'removed', 'damaged', 'missing'] as const
export type CheckpointState = (typeof CHECKPOINT_STATES)[number]

/** A session in the field names of the wire. Times, ids and counts are all: nobody's words leave the machine. */
export interface ExportedSession {
  readonly session_id: string
  readonly started_at: string | null
  readonly crossings: readonly Omit<JudgedCrossing, 'session_id' | 'missing'>[]
  readonly checkpoints: readonly {
    readonly checkpoint_id: string
    readonly at: string | null
    readonly trigger: string | null
    readonly state: CheckpointState
  }[]
  readonly compactions: readonly ExportedCompaction[]
}

/** Counts of facts; null for what no record says. */
export interface ExportedCompaction {
  readonly checkpoint_id: string
  readonly facts: number | null
  readonly in_summary: number | null
  readonly restored: number | null
}

export type Examine = (checkpointId: string) => { readonly state: CheckpointState; readonly facts: number | null }

/** Sessions of a journal by their beginning. Only fields of a known form are taken over, so no free text gets out. */
export function exportSessions(events: readonly JournalLine[], examine: Examine): ExportedSession[] {
  const bySession = new Map<string, JournalLine[]>()
  for (const line of events) {
    if (!isSafeName(line.sessionId)) continue
    const own = bySession.get(line.sessionId)
    if (own === undefined) bySession.set(line.sessionId, [line])
    else own.push(line)
  }
  const sessions = [...bySession].map(([sessionId, lines]) => exportSession(sessionId, lines, examine))
  const orderOf = ({ started_at, session_id }: ExportedSession) => `${started_at ?? ''} ${session_id}`
  return sessions.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

function exportSession(sessionId: string, lines: readonly JournalLine[], examine: Examine): ExportedSession {
  const created = new Map<string, JournalLine>()
  for (const line of lines) {
    const id = idOf(line.fields.checkpoint_id)
    if (line.event === 'checkpoint_created' && id !== null && !created.has(id)) created.set(id, line)
  }
  const checkpoints = [...created].map(([id, { at, fields }]) => ({ id, at, fields, ...examine(id) }))
  return {
    session_id: sessionId,
    started_at: timeOf(lines[0]?.at),
    crossings: listCrossings(lines).map(({ at, tier, checkpointId }) => ({
      at: timeOf(at),
      tier,
      checkpoint_id: idOf(checkpointId),
    })),
    checkpoints: checkpoints.map(({ id, at, fields, state }) => ({
      checkpoint_id: id,
      at: timeOf(at),
      trigger: wordOf(fields.trigger),
      state,
    })),
    compactions: listCompactions(lines, checkpoints),
  }
}

/** Compactions of a session. Before a compaction is told, only the number of recorded facts is known. */
function listCompactions(
  lines: readonly JournalLine[],
  checkpoints: readonly {
    readonly id: string
    readonly fields: JournalLine['fields']
    readonly facts: number | null
  }[],
): ExportedCompaction[] {
  const audits = new Map<string, JournalLine['fields']>()
  for (const { event, fields } of lines) {
    const id = idOf(fields.checkpoint_id)
    if (event === 'summary_audited' && id !== null) audits.set(id, fields)
  }
  const announced = checkpoints.filter(({ fields }) => fields.trigger === 'auto' || fields.trigger === 'manual')
  const ids = new Set([...announced.map(({ id }) => id), ...audits.keys()])
  return [...ids].map((id) => {
    const told = audits.get(id)
    const [kept, lost] = [wholeNumber(told?.kept), wholeNumber(told?.lost)]
    const recorded = checkpoints.find((checkpoint) => checkpoint.id === id)?.facts ?? null
    return {
      checkpoint_id: id,
      facts: kept === null || lost === null ? recorded : kept + lost,
      in_summary: kept,
      restored: wholeNumber(told?.restored),
    }
  })
}

function idOf(value: unknown): string | null {
  return typeof value === 'string' && parseCheckpointId(value) !== null ? value : null
}

function timeOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(value) ? value : null
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z]{1,12}$/.test(value) ? value : null
}

/** A crossing of an exported session; `missing` says what its checkpoint lacks, null for a crossing with its checkpoint. */
export interface JudgedCrossing {
  readonly session_id: string
  readonly at: string | null
  readonly tier: string
  readonly checkpoint_id: string | null
  readonly missing: string | null
}

const MISSING_WORDS: Readonly<Record<CheckpointState, string | null>> = {
  saved: null,
  removed: null,
  damaged: 'its checkpoint could not be read',
  missing: 'its checkpoint was not there',
}

export function judgeSessions(sessions: readonly ExportedSession[]): JudgedCrossing[] {
  return sessions.flatMap(({ session_id, crossings, checkpoints }) =>
    crossings.map(({ at, tier, checkpoint_id }) => {
      const state = checkpoints.find((item) => item.checkpoint_id === checkpoint_id)?.state ?? 'missing'
      const missing = checkpoint_id === null ? 'no checkpoint was made' : MISSING_WORDS[state]
      return { session_id, at, tier, checkpoint_id, missing }
    }),
  )
}

/** Whether parsed data has the form of an exported session, as far as judging needs the form. */
export function isExportedSession(value: unknown): value is ExportedSession {
  const session = value as Partial<ExportedSession> | null
  const isTier = (tier: unknown) =>
    THRESHOLD_TIERS.some((name) => name === tier && rankTier(name) >= rankTier('critical'))
  return (
    isSafeName(session?.session_id) &&
    isListOf(session.crossings, ({ tier, checkpoint_id }) => {
      return isTier(tier) && (checkpoint_id === null || idOf(checkpoint_id) !== null)
    }) &&
    isListOf(session.checkpoints, ({ checkpoint_id, state }) => {
      return idOf(checkpoint_id) !== null && CHECKPOINT_STATES.some((known) => known === state)
    })
  )
}

function isListOf(value: unknown, test: (item: Readonly<Record<string, unknown>>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && test(item))
}

/** How every export begins; a file that begins otherwise is somebody else's. */
const OPENING = '{\n  "holdfast": "sessions",\n'

/** The text of an export. The digest covers the sessions, so that a torn or badly merged file shows. */
export function serializeExport(sessions: readonly ExportedSession[], hash: (text: string) => string): string {
  const sha256 = hash(JSON.stringify(sessions))
  return `${JSON.stringify({ holdfast: 'sessions', schema_version: '1', sha256, sessions }, null, 2)}\n`
}

export function parseExport(text: string, hash: (text: string) => string) {
  const wire = parseJsonRecord(text)
  if (wire === null) return { error: text.trim() === '' ? 'it is empty' : 'it is torn: no JSON' }
  const { schema_version, sha256, sessions } = wire
  if (wire.holdfast !== 'sessions' || !Array.isArray(sessions)) return { error: 'it is no export of sessions' }
  if (schema_version !== '1') return { error: 'another version of holdfast wrote it' }
  if (sha256 !== hash(JSON.stringify(sessions))) return { error: 'it was changed after its export' }
  return sessions.every(isExportedSession) ? { sessions } : { error: 'its sessions have another form' }
}

/** Whether a file may be replaced by an export: an export itself, a torn one too, or nothing. */
export function mayReplace(text: string): boolean {
  const plain = text.replaceAll('\r\n', '\n')
  return plain.trim() === '' || plain.startsWith(OPENING) || OPENING.startsWith(plain)
}
