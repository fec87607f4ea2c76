import { renderNews } from '../core/documents/work-log-entries.ts'
import { readSaidEntries } from '../io/said-entries.ts'
import { listSessions } from '../io/session-list.ts'
import { readSessionState } from '../io/session-store.ts'
import { appendToLog, readSessionLog } from '../io/track-documents.ts'

/** What a session's messages hold that its work log does not have yet, as text for it. */
export function readNews(projectDir: string, trackId: string, sessionId: string, transcriptPath: string): string {
  const said = readSaidEntries(transcriptPath)
  return said.length === 0 ? '' : renderNews(readSessionLog(projectDir, sessionId).text, said, trackId)
}

/** Puts what was said into the session's work log, where it can be read and mended. */
export function gatherEntries(projectDir: string, trackId: string, sessionId: string, transcriptPath: string): void {
  const news = readNews(projectDir, trackId, sessionId, transcriptPath)
  if (news !== '') appendToLog(projectDir, sessionId, news)
}

/** The sessions of a project that left word of where their messages are. */
export function listSpeakers(projectDir: string): { readonly sessionId: string; readonly transcriptPath: string }[] {
  return listSessions(projectDir).flatMap((sessionId) => {
    const { transcriptPath } = readSessionState(projectDir, sessionId).state
    return transcriptPath === null ? [] : [{ sessionId, transcriptPath }]
  })
}
