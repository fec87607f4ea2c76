import {
  addEvidence,
  type CompactionEvidence,
  parseEvidence,
  serializeEvidence,
} from '../core/context/learned-point.ts'
import { parseJsonRecord } from '../core/record.ts'
import { readToReplace, replaceFile } from './apply-writes.ts'
import { withLock } from './folder-lock.ts'
import { readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

export const EVIDENCE_FILE = '.holdfast/cache/compactions.json'
const MAX_EVIDENCE_BYTES = 64 << 10

/** The file as it is, or nothing: its text is what a fingerprint of the sources goes by. */
export function readEvidenceText(projectDir: string): string {
  const file = readTextFile(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES)
  return 'text' in file ? file.text : ''
}

/** Past automatic compactions of this project, newest first. */
export function readEvidence(projectDir: string): CompactionEvidence[] {
  const text = readEvidenceText(projectDir)
  return text === '' ? [] : parseEvidence(parseJsonRecord(text))
}

/** Adds one compaction. @throws when the state folder cannot be written. */
export function saveEvidence(projectDir: string, found: CompactionEvidence): void {
  const folder = openStateFolder(projectDir, ['cache'])
  withLock(folder, () => {
    const known = parseEvidence(parseJsonRecord(readToReplace(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES)))
    const all = addEvidence(known, found)
    if (all !== known) replaceFile(folder, 'compactions.json', serializeEvidence(all))
  })
}
