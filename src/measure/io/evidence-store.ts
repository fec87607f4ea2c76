import { openCacheFolder } from '../../author/io/keep-cache.ts'
import type { Call } from '../../base/core/call.ts'
import { parseJsonRecord } from '../../base/core/record.ts'
import { readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { addEvidence, type Evidence, parseEvidence, serializeEvidence } from '../core/learned-point.ts'
import { EVIDENCE_CACHE, MAX_EVIDENCE_BYTES, readEvidenceText } from './evidence-text.ts'

const NO_EVIDENCE: Evidence = { compactions: [], passed: [] }

export function readEvidence(call: Call): Evidence {
  const text = call.know(readEvidenceText)
  return text === '' ? NO_EVIDENCE : parseEvidence(parseJsonRecord(text))
}

/** Adds new findings. @throws when the state folder cannot be written. */
export function saveEvidence(call: Call, found: Partial<Evidence>): void {
  const { projectDir } = call
  call.forget(readEvidenceText)
  const folder = openCacheFolder(projectDir)
  withLock(folder, () => {
    const known = parseEvidence(parseJsonRecord(readToReplace(`${folder}/${EVIDENCE_CACHE}`, MAX_EVIDENCE_BYTES)))
    const all = addEvidence(known, found)
    if (all !== known) replaceFile(folder, EVIDENCE_CACHE, serializeEvidence(all))
  })
}
