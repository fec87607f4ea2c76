import { createFinding, type Finding } from '../base/core/finding.ts'
import { isRecord, parseJsonRecord, stringOf } from '../base/core/record.ts'
import { countNouns } from '../base/core/text.ts'
import { HOOK_EVENTS, type HookEvent, type HookName } from '../client/core/input.ts'
import { findTranscripts, type KnownTranscript } from '../recall/find-transcripts.ts'
import type { JournalLine } from '../sessions/core/event.ts'
import type { TranscriptLine } from '../sessions/core/transcript-line.ts'
import { readOwnEvents } from '../sessions/io/journal-store.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { readTranscriptLines } from '../sessions/io/transcript-lines.ts'
import { readStartTime } from '../sessions/io/transcript-list.ts'
import {
  checkFirings,
  findLastFirings,
  type HookFailure,
  parseHookRow,
  type SessionFacts,
} from './core/check-firings.ts'

const SESSIONS = 3
/** Bytes read from the end of a transcript. A session that was never cleared is larger, and its end tells enough. */
const READ_BYTES = 64 << 20
const EVENTS = 20_000

/** The version is null where no row of the newest session names one. */
export function examineSessions(root: string, registeredAtMs: number, isRegistered: (event: HookEvent) => boolean) {
  const events = readOwnEvents(root, EVENTS)
  const newest = findTranscripts(root).slice(-SESSIONS).reverse()
  let clientVersion: string | null = null
  const sessions = newest.map((transcript) => {
    const { sessionId, path } = transcript
    const journal = events.filter((line) => line.sessionId === sessionId)
    const { session, version } = readSession(root, transcript, journal)
    clientVersion ??= version
    const start = readStartTime(path)
    return { ...session, isSinceInstall: start !== null && Date.parse(start) > registeredAtMs }
  })
  const ids = new Set(sessions.map(({ sessionId }) => sessionId))
  return {
    findings: [...checkFirings(sessions, isRegistered), ...findProblems(events, ids)],
    firings: findLastFirings(sessions),
    summary: `the newest ${sessions.length} looked at`,
    clientVersion,
  }
}

function findProblems(events: readonly JournalLine[], sessions: ReadonlySet<string>): Finding[] {
  const problems = events.filter(
    ({ event, sessionId }) => event === 'problem' && sessionId !== null && sessions.has(sessionId),
  )
  const last = problems.at(-1)
  if (last === undefined) return []
  const count = countNouns(problems.length, 'problem')
  return [createFinding('problems-recorded', `${count} in the last sessions, the newest: ${String(last.fields.text)}`)]
}

interface Tally extends Record<'prompts' | 'toolCalls' | 'answers' | 'compactions', number> {
  version: string | null
  readonly seen: Map<string, string>
  readonly failures: HookFailure[]
}

function readSession(root: string, { sessionId, path }: KnownTranscript, journal: readonly JournalLine[]) {
  const none = { prompts: 0, toolCalls: 0, answers: 0, compactions: 0 }
  const tally: Tally = { ...none, version: null, seen: new Map(), failures: [] }
  readTranscriptLines(path, (line) => countLine(line, tally), READ_BYTES)
  const { startedAt } = readSessionState(root, sessionId).state
  if (startedAt !== null) note(tally.seen, HOOK_EVENTS['session-start'], startedAt)
  for (const { at, event, fields } of journal) {
    const name = findEvent(event, fields)
    if (name !== null) note(tally.seen, name, at)
  }
  const { version, ...counts } = tally
  const recordedCompactions = journal.filter(({ event }) => event === 'compaction_detected').length
  return {
    version,
    session: { sessionId, ...counts, recordedCompactions } satisfies Omit<SessionFacts, 'isSinceInstall'>,
  }
}

function note(seen: Map<string, string>, event: string, at: string): void {
  if (at > (seen.get(event) ?? '')) seen.set(event, at)
}

/** Event of the only hook that writes such a line; null for lines that several hooks write. */
function findEvent(event: string, fields: JournalLine['fields']): string | null {
  if (event === 'session_started') return HOOK_EVENTS['session-start']
  if (event === 'compaction_detected') return HOOK_EVENTS['pre-compact']
  if (event === 'tool_denied') return HOOK_EVENTS['pre-tool-use']
  if (event === 'write_outside_roots' || event === 'own_files_changed') return HOOK_EVENTS['post-tool-use']
  const { hook } = fields
  return event === 'problem' && typeof hook === 'string' && Object.hasOwn(HOOK_EVENTS, hook)
    ? HOOK_EVENTS[hook as HookName]
    : null
}

function countLine(line: TranscriptLine, tally: Tally): void {
  const { head } = line
  if (head.includes('"attachment":{"type":"hook_')) {
    const row = parseHookRow(line.read())
    if (row === null) return
    note(tally.seen, row.event, row.at)
    if (row.kind !== 'answered') tally.failures.push(row)
  } else if (head.includes('"compact_boundary"')) tally.compactions += 1
  else if (line.find('"type":"assistant"') !== -1 || line.find('"type":"user"') !== -1) countRow(line.read(), tally)
}

function countRow(text: string, tally: Tally): void {
  const row = parseJsonRecord(text)
  if (row === null || row.isSidechain === true || row.isMeta === true || row.isCompactSummary === true) return
  tally.version = stringOf(row.version) ?? tally.version
  const content = isRecord(row.message) ? row.message.content : null
  if (row.type === 'user' && typeof content === 'string' && !/^<(?:local-command|command-name)/.test(content))
    tally.prompts += 1
  if (row.type !== 'assistant') return
  tally.answers += 1
  if (Array.isArray(content))
    tally.toolCalls += content.filter((block) => isRecord(block) && block.type === 'tool_use').length
}
