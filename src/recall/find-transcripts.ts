import { isRecord, parseJsonRecord, stringOf } from '../base/core/record.ts'
import { isSafeName, isTranscriptPath } from '../base/core/safe-name.ts'
import { compareText } from '../base/core/text.ts'
import { listSessions } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { listClientTranscripts, nameProjectFolder } from '../sessions/io/transcript-list.ts'
import { walkTranscript } from '../sessions/io/transcript-tail.ts'
import { listCheckpoints, readCheckpoint } from '../work/io/checkpoint-store.ts'

export interface KnownTranscript {
  readonly sessionId: string
  readonly path: string
  /** Time of the newest row, else of the session's start; empty when neither is known. */
  readonly activeAt: string
}

/** States and checkpoints name transcripts, and the client keeps more of them. The last active session stands last. */
export function findTranscripts(projectDir: string): KnownTranscript[] {
  const known = new Map<string, KnownTranscript>()
  const add = (sessionId: string, path: string | null, startedAt: string) => {
    if (!isTranscriptPath(path) || known.has(path)) return
    const end = readEnd(path)
    if (end !== null) known.set(path, { sessionId, path, activeAt: end.time ?? startedAt })
  }
  for (const id of listSessions(projectDir)) {
    const { state } = readSessionState(projectDir, id)
    add(id, state.transcriptPath, state.startedAt ?? '')
  }
  for (const id of listCheckpoints(projectDir).ids) {
    const found = readCheckpoint(projectDir, id)
    if ('problem' in found) continue
    const { sessionId, sessionInfo, timestamp } = found.checkpoint
    add(sessionId, sessionInfo.transcriptPath, timestamp)
  }
  for (const { sessionId, path } of listClientTranscripts(projectDir)) {
    const cwd = known.has(path) ? null : (readEnd(path)?.cwd ?? null)
    // The client gives `/a/b-c` and `/a/b/c` the same name.
    const isNamesakes = cwd !== null && cwd !== projectDir && nameProjectFolder(cwd) === nameProjectFolder(projectDir)
    if (!isNamesakes) add(sessionId, path, '')
  }
  return [...known.values()].sort((a, b) => compareText(a.activeAt, b.activeAt) || compareText(a.path, b.path))
}

/** Time and folder of the newest row; null for a file that is not there. */
function readEnd(path: string): { readonly time: string | null; readonly cwd: string | null } | null {
  let time: string | null = null
  let cwd: string | null = null
  const end = walkTranscript(path, (line) => {
    const row = parseJsonRecord(line.read())
    if (!isRecord(row)) return false
    time = stringOf(row.timestamp)
    cwd = stringOf(row.cwd)
    return time !== null
  })
  return typeof end === 'object' && end.error === 'ENOENT' ? null : { time, cwd }
}

/** The session that runs this command, as the client tells; null in a person's own terminal. */
export function findCallingSession(): string | null {
  const running = process.env.CLAUDE_CODE_SESSION_ID
  return isSafeName(running) ? running : null
}

/** The transcript of the session that runs this command, else the last active transcript. */
export function findCurrentTranscript(known: readonly KnownTranscript[]): KnownTranscript | null {
  const running = findCallingSession()
  return known.findLast(({ sessionId }) => sessionId === running) ?? known.at(-1) ?? null
}
