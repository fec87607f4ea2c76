import type { Call } from '../base/core/call.ts'
import { parseJsonRecord, stringOf } from '../base/core/record.ts'
import type { Entry } from '../documents/core/document-entry.ts'
import { findSaidEntries, renderNews } from '../documents/core/work-log-entries.ts'
import { parseRow } from '../sessions/core/row.ts'
import { listSessions } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { walkKnown } from '../sessions/io/transcript-tail.ts'
import { appendToLog, readSessionLog } from './io/track-documents.ts'

type Said = Readonly<Record<'trackId' | 'sessionId' | 'transcriptPath', string>>

/** Entries that a session's messages hold and its work log lacks, as text for the log. */
export function readNews(projectDir: string, { trackId, sessionId, transcriptPath }: Said, call: Call | null = null) {
  const said = readSaidEntries(transcriptPath, call)
  return said.length === 0 ? '' : renderNews(readSessionLog(projectDir, sessionId).text, said, trackId)
}

/** Puts entries from messages into the session's work log, where a person can read and mend them. */
export function gatherEntries(projectDir: string, from: Said, call: Call | null = null): void {
  const news = readNews(projectDir, from, call)
  if (news !== '') appendToLog(projectDir, from.sessionId, news)
}

/** The sessions of a project that left the path of their transcript. */
export function listSpeakers(projectDir: string): { readonly sessionId: string; readonly transcriptPath: string }[] {
  return listSessions(projectDir).flatMap((sessionId) => {
    const { transcriptPath } = readSessionState(projectDir, sessionId).state
    return transcriptPath === null ? [] : [{ sessionId, transcriptPath }]
  })
}

const MAX_BYTES = 8 << 20
const MAX_ENTRIES = 300
/** A row longer than this is no answer and no prompt. */
const MAX_ROW_BYTES = 512 << 10
const HEAD = /(?:[Dd]ecision|[Rr]isk|[Tt]ask|[Ii]nvariant)(?:\*\*|__)?:/

interface SaidEntry {
  readonly entry: Entry
  readonly at: string
}

/** Since the last compaction, oldest first. The call is given for its own session: it keeps each transcript open. */
function readSaidEntries(transcriptPath: string, call: Call | null): SaidEntry[] {
  const found: SaidEntry[][] = []
  let count = 0
  walkKnown(
    call,
    transcriptPath,
    (line) => {
      if (line.head.includes('"compact_boundary"')) return parseRow(line.read())?.kind === 'boundary'
      if (line.bytes > MAX_ROW_BYTES || line.head.includes('"type":"tool_result"')) return false
      if (!HEAD.test(line.slice(0))) return false
      const entries = parseSaid(line.read())
      if (entries.length > 0) found.push(entries)
      count += entries.length
      return count >= MAX_ENTRIES
    },
    MAX_BYTES,
  )
  return found.reverse().flat()
}

function parseSaid(line: string): SaidEntry[] {
  const row = parseRow(line)
  if (row?.kind !== 'assistant' && row?.kind !== 'user') return []
  const at = stringOf(parseJsonRecord(line)?.timestamp)
  // An entry without a time could not be told from the same entry said later.
  if (at === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(at)) return []
  return findSaidEntries(row.text).map((entry) => ({ entry, at }))
}
