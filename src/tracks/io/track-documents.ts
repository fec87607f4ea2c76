import { isSafeName } from '../../base/core/safe-name.ts'
import { openArtifactsFolder } from '../../documents/io/artifacts-folder.ts'
import { appendLine } from '../../files/io/append-line.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { errorCode, isMissing, readTextFile } from '../../files/io/read-text.ts'
import { parseTrackCheckpoint, serializeTrackCheckpoint } from '../core/latest.ts'
import { parseLedger } from '../core/select-pending.ts'

/** Size up to which people can still read a document. */
export const MAX_DOCUMENT_BYTES = 1 << 20
const MAX_LOG_BYTES = 8 << 20

/** A file's text; null for a missing file. @throws An error with a `code` when a present file cannot be read. */
export function readDocument(projectDir: string, path: string, maxBytes = MAX_DOCUMENT_BYTES): string | null {
  const file = readTextFile(`${projectDir}/${path}`, maxBytes)
  if ('text' in file) return file.text
  if (isMissing(file.error)) return null
  throw Object.assign(new Error(path), { code: file.error, path })
}

const workLogOf = (sessionId: string) => `artifacts/sessions/${sessionId}/work_log.md`
const ledgerOf = (sessionId: string) => `artifacts/sessions/${sessionId}/compacted.json`

export type SessionLog = ReturnType<typeof readSessionLog>

/** A session's work log and its ledger of compacted entries; both empty for a missing log. */
export function readSessionLog(projectDir: string, sessionId: string) {
  const [path, ledgerPath] = [workLogOf(sessionId), ledgerOf(sessionId)]
  const text = readDocument(projectDir, path, MAX_LOG_BYTES) ?? ''
  const ledgerText = readDocument(projectDir, ledgerPath)
  const ledger = parseLedger(ledgerText ?? '')
  const ledgerFile = { path: ledgerPath, text: ledgerText }
  return { sessionId, path, text, ledgerFile, ledger }
}

/** Adds text to a session's work log, in one write. @throws An error when the log cannot be written. */
export function appendToLog(projectDir: string, sessionId: string, text: string): string {
  const folder = openArtifactsFolder(projectDir, ['sessions', sessionId])
  appendLine(`${folder}/work_log.md`, text)
  return workLogOf(sessionId)
}

/** Sorted, because the order of a folder differs between machines. */
export function listLoggedSessions(projectDir: string): string[] {
  return listNames(`${projectDir}/artifacts/sessions`).filter(isSafeName)
}

export const latestOf = (trackId: string) => `artifacts/checkpoints/${trackId}/latest.json`

/** The last compaction of a track: null when there was none, or the reason why `latest.json` cannot be used. */
export function readTrackCheckpoint(projectDir: string, trackId: string) {
  const file = readTextFile(`${projectDir}/${latestOf(trackId)}`, MAX_DOCUMENT_BYTES)
  if ('error' in file) return isMissing(file.error) ? null : { reason: file.error }
  try {
    const checkpoint = parseTrackCheckpoint(file.text)
    if (checkpoint.track === trackId) return { checkpoint, text: file.text }
    return { reason: 'it is of another track' }
  } catch (error) {
    return { reason: error instanceof TypeError ? error.message : 'not JSON' }
  }
}

/** Notes in the last compaction of the track which checkpoint of the session belongs to that compaction. */
export function linkCheckpoint(
  projectDir: string,
  trackId: string,
  { sessionId, checkpointId }: { readonly sessionId: string; readonly checkpointId: string },
): void {
  const folder = openArtifactsFolder(projectDir, ['checkpoints', trackId])
  withLock(folder, () => {
    const read = readTrackCheckpoint(projectDir, trackId)
    if (read === null || 'reason' in read || read.checkpoint.sessionId !== sessionId) return
    replaceFile(folder, 'latest.json', serializeTrackCheckpoint({ ...read.checkpoint, checkpointId }), 0o644)
  })
}

export function describeCause(error: unknown): string {
  const code = errorCode(error)
  return code === 'ELOOP' ? 'it is a link, and links are not written through' : code
}
