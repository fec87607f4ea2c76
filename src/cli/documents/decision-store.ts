import { keepDrafts } from '../../capture/keep-drafts.ts'
import { findActiveTrack } from '../../config/io/track-pointer.ts'
import { checkEntry, type Entry } from '../../documents/core/document-entry.ts'
import { ENTRY_SCHEMAS } from '../../documents/core/entry-schemas.ts'
import { scanEntries } from '../../documents/core/scan-entries.ts'
import { renderLogged } from '../../documents/core/work-log-entries.ts'
import { readClock } from '../../files/io/clock.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { holdsText } from '../../memory/core/draft.ts'
import { NOTES_SESSION } from '../../tracks/compact-documents.ts'
import { appendToLog } from '../../tracks/io/track-documents.ts'
import { fail } from '../terminal.ts'

/** Memory of a noted decision. `isOther` says that an earlier memory of the decision stays, with other fields. */
export interface Remembered {
  readonly id: string
  readonly isOther: boolean
}

/** Keeps a noted decision as a memory, so that later sessions know of it. Null stands for a failure. */
export function rememberDecision(root: string, { title, fields }: Entry): Remembered | null {
  const { required } = ENTRY_SCHEMAS.decision
  const reasons = fields.filter(({ key }) => required.includes(key)).map(({ key, value }) => `${key}: ${value}`)
  const text = [`Decision: ${title}`, ...reasons].join('\n')
  const { saved, known } = keepDrafts(root, [{ namespace: 'decisions', text, tags: ['noted'] }])
  const [memory] = [...saved, ...known]
  return memory === undefined ? null : { id: memory.id, isOther: !holdsText(memory, text) }
}

/** Documents take decisions with all their keys; any other text stays a memory alone. The path of the log, or null. */
export function noteRemembered(root: string, text: string): string | null {
  const trackId = findActiveTrack(root)
  if (trackId === null) return null
  const [entry, ...others] = scanEntries(`- ${text.trim().replace(/^[-*+] /, '')}`)
  if (entry?.kind !== 'decision' || others.length > 0 || checkEntry(entry, '', null).length > 0) return null
  try {
    return appendToLog(root, NOTES_SESSION, renderLogged(entry, readClock().toISOString(), trackId))
  } catch (error) {
    fail(`Cannot write artifacts/sessions/${NOTES_SESSION}/work_log.md: ${errorCode(error)}; the memory is kept`)
    return null
  }
}
