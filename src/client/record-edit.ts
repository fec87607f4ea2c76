import type { UnknownRecord } from '../base/core/record.ts'
import { changeFile } from '../files/io/change-file.ts'
import { unsafePath } from '../files/io/claim-name.ts'
import { holdsOtherBytes } from '../files/io/read-text.ts'
import { addInsertion, type Insertions, type SettingsRecord, takeOut } from './core/insertions.ts'
import { planMerge, planUnregistration, type Registration, type SettingsEdit } from './core/registration.ts'
import { editSettings, parseSettings } from './io/settings-text.ts'
import { NOT_UTF8, type SettingsFile } from './open-settings.ts'

type Hash = (text: string) => string

/** A file unchanged since `init` gets its old bytes back; a changed file only loses our entries. */
function findTextBefore(
  { file, text, settings }: SettingsFile,
  record: SettingsRecord | null,
  hash: Hash,
  planRemoval: (settings: UnknownRecord) => readonly SettingsEdit[],
) {
  const isRecorded = record?.file === file
  if (text !== null && isRecorded && record.sha256 === hash(text)) {
    const before = takeOut(text, record.inserted)
    // A record of the first versions may lack the text that `init` replaced, and the result is then no JSON.
    if (parseSettings(before) !== null) return { text: before, isNew: record.isNew }
  }
  return {
    text: editSettings(text ?? '', planRemoval(settings)),
    isNew: isRecorded ? record.isNew : text === null,
  }
}

/** `save` gets the record first: after a kill the next `init` does both again. @throws An error with a `code`. */
export function writeRecorded(
  path: string,
  plan: (file: SettingsFile) => {
    readonly before: ReturnType<typeof findTextBefore>
    readonly edits: readonly SettingsEdit[]
  },
  hash: Hash,
  save: (record: SettingsRecord) => void = () => {},
): SettingsRecord {
  let record: SettingsRecord | null = null
  changeFile(path, (present) => {
    const file = openNow(path, present)
    const { before, edits } = plan(file)
    let inserted: Insertions = []
    const next = editSettings(before.text, edits, ({ offset, content, replaced }) => {
      inserted = addInsertion(inserted, offset, content.length, replaced)
    })
    record = { file: file.file, isNew: before.isNew, sha256: hash(next), inserted }
    save(record)
    return next
  })
  if (record === null) throw unsafePath(path, 'no change was made')
  return record
}

/** Registers hooks anew, over the text from before `record`; returns the new record. @throws as `writeRecorded` does. */
export function writeRegistration(
  path: string,
  registration: Registration,
  { record, hash }: Pick<Removal, 'record' | 'hash'>,
): SettingsRecord {
  const plan = (file: SettingsFile) => {
    const before = findTextBefore(file, record, hash, planUnregistration)
    return { before, edits: planMerge(parseSettings(before.text) ?? {}, registration) }
  }
  return writeRecorded(path, plan, hash)
}

interface Removal {
  readonly record: SettingsRecord | null
  readonly hash: Hash
  readonly plan: (settings: UnknownRecord) => readonly SettingsEdit[]
  /** The first versions kept no record and created missing files. So a file without a record counts as made by `init`. */
  readonly isRecorded?: boolean
}

/** Writes a settings file without our entries. A file that `init` made goes when nothing else is in that file. */
export function writeBack(path: string, { record, hash, plan, isRecorded = record !== null }: Removal): void {
  changeFile(path, (present) => {
    const { text, isNew } = findTextBefore(openNow(path, present), record, hash, plan)
    return (isNew || !isRecorded) && ['', '{}'].includes(text.replace(/\s/g, '')) ? null : text
  })
}

/** Makes edits in a settings file. The file stays as it is when `plan` has none for what is there now. */
export function writeEdits(path: string, plan: (settings: UnknownRecord) => readonly SettingsEdit[]): void {
  changeFile(path, (present) => {
    const edits = plan(openNow(path, present).settings)
    return edits.length === 0 ? undefined : editSettings(present ?? '', edits)
  })
}

function openNow(path: string, text: string | null): SettingsFile {
  const settings = parseSettings(text ?? '')
  if (settings === null) throw unsafePath(path, 'it is not a JSON object any more')
  if (text !== null && holdsOtherBytes(path, text)) throw unsafePath(path, NOT_UTF8)
  return { file: path.slice(path.lastIndexOf('/') + 1), path, text, settings }
}
