import { readCache } from '../../author/io/project-cache.ts'

export const EVIDENCE_CACHE = 'compactions.json'
export const MAX_EVIDENCE_BYTES = 64 << 10

/** The text of the file, or empty; a fingerprint of the sources covers this text. */
export function readEvidenceText(projectDir: string): string {
  return readCache(projectDir, EVIDENCE_CACHE, MAX_EVIDENCE_BYTES) ?? ''
}
