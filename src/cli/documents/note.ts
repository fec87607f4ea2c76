import { openCall } from '../../base/core/call.ts'
import { dropPrivate } from '../../base/core/private-spans.ts'
import { cleanText, excerptLine } from '../../base/core/text.ts'
import { keepDrafts } from '../../capture/keep-drafts.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { findActiveTrack } from '../../config/io/project-files.ts'
import { findBegun, findSubjects } from '../../documents/core/check-box.ts'
import { checkEntry, type Entry, findField } from '../../documents/core/document-entry.ts'
import { ENTRY_KINDS, ENTRY_SCHEMAS, type EntryKind, findEntryKind } from '../../documents/core/entry-schemas.ts'
import { createEntry } from '../../documents/core/render-entry.ts'
import { scanEntries, scanTasks } from '../../documents/core/scan-entries.ts'
import { renderLogged } from '../../documents/core/work-log-entries.ts'
import { readClock } from '../../files/io/clock.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { holdsText } from '../../memory/core/draft.ts'
import { findNewestSession } from '../../sessions/io/session-list.ts'
import { journalCompaction } from '../../tracks/compact-at-checkpoint.ts'
import { compactDocuments, NOTES_SESSION } from '../../tracks/compact-documents.ts'
import { appendToLog, readDocument, readSessionLog } from '../../tracks/io/track-documents.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'
import { NOTE_FIELDS } from './note-fields.ts'

export type NoteOptions = Partial<Record<keyof typeof NOTE_FIELDS, string>> & {
  readonly dir: string
}

/** `note KIND TEXT`: a box of the plan is brought up to date at once. Exit 2 for an entry against the schema. */
export async function note(kindWord: string, words: readonly string[], options: NoteOptions): Promise<void> {
  const { dir: root } = options
  const kind = findEntryKind(kindWord)
  if (kind === null) return fail(`"${cleanText(kindWord)}" is not one of ${ENTRY_KINDS.join(', ')}`, 2)
  const trackId = findActiveTrack(root)
  if (trackId === null)
    return fail('No track is active, so there are no documents for it; holdfast track new begins one', 2)
  const named = createEntry(kind, foldLine(words.join(' ')), listFields(options))
  const known = listKnown(root, trackId)
  const same = findSubjects(known, named)
  // The first words of a box suffice. A task with the acceptance of a new one is named in full.
  const mayBeShort = same.length === 0 && kind === 'task' && findField(named, 'Acceptance') === null
  const begun = mayBeShort ? findBegun(known, named) : []
  // The note names a box in full, because a compaction takes no short name.
  const title = begun.length === 1 ? begun[0]?.title : undefined
  const entry = title === undefined ? named : createEntry(kind, foldLine(title), listFields(options))
  const meant = [...same, ...begun]
  const refusal = describeRefusal(entry, meant, trackId)
  if (refusal !== null) return fail(refusal, 2)
  try {
    const at = readClock().toISOString()
    const path = appendToLog(root, NOTES_SESSION, renderLogged(entry, at, trackId))
    const memory = kind === 'decision' ? rememberDecision(root, entry) : null
    const isBox = meant.some((task) => task.isBox)
    const ticked = isBox ? await tickBox(root, trackId) : null
    if (isJson())
      printJson({
        kind,
        track: trackId,
        path,
        at,
        ...(memory === null ? {} : { memory: memory.id, memory_kept: !memory.isOther }),
        ...(ticked === null ? {} : { document: ticked }),
      })
    else print(ticked === null ? describeNoted(path, memory, trackId) : `Done in ${ticked}, and noted in ${path}`)
  } catch (error) {
    fail(`Cannot write artifacts/sessions/${NOTES_SESSION}/work_log.md: ${errorCode(error)}; nothing was noted`)
  }
}

/** Null where the documents are busy, or where another note stops them: the next compaction tells of it. */
async function tickBox(root: string, trackId: string): Promise<string | null> {
  const { config } = await readConfig(openCall(root))
  const sessionId = findNewestSession(root)
  const session = sessionId === null ? null : { sessionId, transcriptPath: null }
  const done = await compactDocuments(openCall(root), config, { trackId, session, logs: [NOTES_SESSION] })
  if (done === null || done.record.violations.length > 0) return null
  journalCompaction(root, sessionId, done)
  return `docs/tracks/${trackId}/PLAN.md`
}

function describeNoted(path: string, memory: Remembered | null, trackId: string): string {
  const stays = memory?.isOther === true ? `; memory ${memory.id} stays as it was kept before` : ''
  const kept = memory === null || stays !== '' ? stays : ` and kept as memory ${memory.id}`
  return `Noted in ${path}${kept}; the next compaction brings it into the documents of "${trackId}", holdfast track compact does so now`
}

/** Entries of the documents and of the notes: fields of the entry that a new one changes need no repetition. */
function listKnown(root: string, trackId: string): Entry[] {
  const read = (name: string) => readDocument(root, `docs/tracks/${trackId}/${name}`) ?? ''
  const noted = scanEntries(readSessionLog(root, NOTES_SESSION).text)
  return [...scanTasks(read('PLAN.md')), ...scanEntries(read('RISKS.md')), ...noted]
}

function describeRefusal(entry: Entry, meant: readonly Entry[], trackId: string): string | null {
  const boxes = meant.filter(({ isBox }) => isBox)
  if (boxes.length > 1) {
    const named = boxes.map(({ line, title }) => `line ${line} "${excerptLine(title, 60)}"`).join(', ')
    return cleanText(
      `"${excerptLine(entry.title, 60)}" may mean ${boxes.length} tasks of docs/tracks/${trackId}/PLAN.md: ${named}; give more of its words`,
    )
  }
  const lacking = checkEntry(entry, '', meant[0] ?? null)
  if (lacking.length === 0) return null
  const isNew = entry.kind === 'task' && meant.length === 0
  const unknown = isNew ? `docs/tracks/${trackId}/PLAN.md has no such task, and a new one needs more: ` : ''
  return `${unknown}${lacking.map(({ text }) => cleanText(text)).join('; ')}; ${describeOptions(entry.kind)}`
}

const foldLine = (text: string) => cleanText(dropPrivate(text)).replace(/\s+/g, ' ').trim()

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
