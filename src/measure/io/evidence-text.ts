import { readTextFile } from '../../files/io/read-text.ts'

export const EVIDENCE_FILE = '.holdfast/cache/compactions.json'
export const MAX_EVIDENCE_BYTES = 64 << 10

/** The text of the file, or empty; a fingerprint of the sources covers this text. */
export function readEvidenceText(projectDir: string): string {
  const file = readTextFile(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES)
  return 'text' in file ? file.text : ''
}
