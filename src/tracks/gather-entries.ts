import type { Call } from '../base/core/call.ts'
import { renderNews } from '../documents/core/work-log-entries.ts'
import { listSessions } from '../state/io/session-list.ts'
import { readSessionState } from '../state/io/session-store.ts'
import { readSaidEntries } from './io/said-entries.ts'
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
