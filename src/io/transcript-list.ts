import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { parseJsonRecord } from '../core/record.ts'
import { isSafeName, isTranscriptPath } from '../core/safe-name.ts'
import { errorCode } from './read-text.ts'
import { listSessions } from './session-list.ts'
import { readSessionState } from './session-store.ts'
import { walkTranscript } from './transcript-tail.ts'

export interface TranscriptFile {
  readonly sessionId: string
  readonly path: string
  /** Time of its last row; empty when it has none. */
  readonly lastAt: string
}

/**
 * The transcripts of a project's sessions, the one written to last first: those in the client's folder for this project,
 * and those the hooks were told of, which may lie elsewhere. When a file was touched says nothing about its session, so
 * the order comes from the rows.
 */
export function listTranscripts(projectDir: string): TranscriptFile[] {
  const folder = findTranscriptFolder(projectDir)
  const paths = new Map<string, string>()
  for (const name of listNames(folder)) {
    const sessionId = basename(name, '.jsonl')
    if (name.endsWith('.jsonl') && isSafeName(sessionId)) paths.set(sessionId, `${folder}/${name}`)
  }
  for (const sessionId of listSessions(projectDir)) {
    const { transcriptPath } = readSessionState(projectDir, sessionId).state
    if (isTranscriptPath(transcriptPath)) paths.set(sessionId, transcriptPath)
  }
  return [...paths]
    .map(([sessionId, path]) => ({ sessionId, path, lastAt: readLastTime(path) }))
    .sort((a, b) => (a.lastAt === b.lastAt ? (a.sessionId < b.sessionId ? -1 : 1) : a.lastAt < b.lastAt ? 1 : -1))
}

/** Where the client keeps the transcripts of a working folder: its path with everything but letters and digits as dashes. */
function findTranscriptFolder(projectDir: string): string {
  const { HOME, CLAUDE_CONFIG_DIR } = process.env
  return `${CLAUDE_CONFIG_DIR || `${HOME}/.claude`}/projects/${projectDir.replace(/[^A-Za-z0-9]/g, '-')}`
}

function readLastTime(path: string): string {
  let time = ''
  walkTranscript(path, (line) => {
    const timestamp = parseJsonRecord(line.read())?.timestamp
    if (typeof timestamp === 'string') time = timestamp
    return time !== ''
  })
  return time
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}
