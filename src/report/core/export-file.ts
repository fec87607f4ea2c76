import { parseJsonRecord } from '../../base/core/record.ts'
import { type ExportedSession, isExportedSession } from './session-export.ts'

/** How every export begins; a file that begins otherwise is somebody else's. */
const OPENING = '{\n  "holdfast": "sessions",\n'

/** The text of an export. The digest covers the sessions, so that a torn or badly merged file shows. */
export function serializeExport(sessions: readonly ExportedSession[], hash: (text: string) => string): string {
  const sha256 = hash(JSON.stringify(sessions))
  return `${JSON.stringify({ holdfast: 'sessions', schema_version: '1', sha256, sessions }, null, 2)}\n`
}

/** The sessions of an export, or why they cannot be believed. */
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
