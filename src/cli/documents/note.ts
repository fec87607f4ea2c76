import { cleanText } from '../../base/core/text.ts'
import { readTrackPointer } from '../../config/io/track-pointer.ts'
import { findSubjects } from '../../documents/core/check-box.ts'
import { checkEntry } from '../../documents/core/check-entry.ts'
import type { Entry } from '../../documents/core/entry.ts'
import { createEntry } from '../../documents/core/render-entry.ts'
import { scanEntries, scanTasks } from '../../documents/core/scan-entries.ts'
import { ENTRY_KINDS, ENTRY_SCHEMAS, type EntryKind, findEntryKind } from '../../documents/core/schema.ts'
import { renderLogged } from '../../documents/core/work-log-entries.ts'
import { readClock } from '../../files/io/clock.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { fail, print, printJson } from '../../files/io/terminal.ts'
import { findFolder } from '../../settings/io/install-files.ts'
import { NOTES_SESSION } from '../../tracks/compact-documents.ts'
import { appendToLog, readDocument, readSessionLog } from '../../tracks/io/track-documents.ts'
import { rememberDecision } from './decision-store.ts'
import { NOTE_FIELDS } from './note-fields.ts'

export type NoteOptions = Partial<Record<keyof typeof NOTE_FIELDS, string>> & {
  readonly dir: string
  readonly json?: boolean
}

/** `note KIND TEXT`: a person's entry, put where the next compaction finds it. Exit 2 when it does not keep to the schema. */
export function note(kindWord: string, words: readonly string[], options: NoteOptions): void {
  const root = findFolder(options.dir)
  if (root === null) return fail(`"${cleanText(options.dir)}" is not a folder; name the repository with --dir`, 2)
  const kind = findEntryKind(kindWord)
  if (kind === null) return fail(`"${cleanText(kindWord)}" is not one of ${ENTRY_KINDS.join(', ')}`, 2)
  const pointer = readTrackPointer(root)
  if (pointer === null || 'reason' in pointer)
    return fail('No track is active, so there are no documents for it; holdfast track new begins one', 2)
  const entry = createEntry(kind, foldLine(words.join(' ')), listFields(options))
  const lacking = checkEntry(entry, '', findKnown(root, pointer.trackId, entry))
  if (lacking.length > 0)
    return fail(`${lacking.map(({ text }) => cleanText(text)).join('; ')}; ${describeOptions(kind)}`, 2)
  try {
    const at = readClock().toISOString()
    const path = appendToLog(root, NOTES_SESSION, renderLogged(entry, at, pointer.trackId))
    const memory = kind === 'decision' ? rememberDecision(root, entry) : null
    if (options.json) printJson({ kind, track: pointer.trackId, path, at, ...(memory === null ? {} : { memory }) })
    else
      print(
        `Noted in ${path}${memory === null ? '' : ` and kept as memory ${memory}`}; the next compaction brings it into the documents of "${pointer.trackId}", holdfast track compact does so now`,
      )
  } catch (error) {
    fail(`Cannot write artifacts/sessions/${NOTES_SESSION}/work_log.md: ${errorCode(error)}; nothing was noted`)
  }
}

/** The known entry that a new entry changes, in the documents or in the notes: its fields need no repetition. */
function findKnown(root: string, trackId: string, entry: Entry): Entry | null {
  const read = (name: string) => readDocument(root, `docs/tracks/${trackId}/${name}`) ?? ''
  const noted = scanEntries(readSessionLog(root, NOTES_SESSION).text)
  const known = [...scanTasks(read('PLAN.md')), ...scanEntries(read('RISKS.md')), ...noted]
  return findSubjects(known, entry)[0] ?? null
}

const foldLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

function listFields(options: NoteOptions) {
  return Object.entries(NOTE_FIELDS).flatMap(([name, key]) => {
    const value = options[name as keyof typeof NOTE_FIELDS]
    return value === undefined ? [] : [{ key, value: foldLine(value) }]
  })
}

function describeOptions(kind: EntryKind): string {
  const names = Object.entries(NOTE_FIELDS)
  const options = ENTRY_SCHEMAS[kind].required.map((key) => `--${names.find(([, name]) => name === key)?.[0] ?? ''}`)
  return `holdfast track note ${kind} TEXT takes ${options.join(' and ')}`
}
