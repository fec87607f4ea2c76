import { addInsertion, type Insertions, takeOut } from '../core/install/insertions.ts'
import type { SettingsRecord } from '../core/install/install-record.ts'
import type { SettingsEdit } from '../core/install/registration.ts'
import type { UnknownRecord } from '../core/record.ts'
import { removeFile, writeSettings } from '../io/install-files.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import type { SettingsFile } from './open-settings.ts'

type Hash = (text: string) => string

/** A settings file without what is ours. */
export interface TextBefore {
  readonly text: string
  /** `init` made the file. */
  readonly isNew: boolean
}

/** To the byte what it was where nobody changed it since `init`, else with our entries taken out. */
export function findTextBefore(
  { file, text, settings }: SettingsFile,
  record: SettingsRecord | null,
  hash: Hash,
  planRemoval: (settings: UnknownRecord) => readonly SettingsEdit[],
): TextBefore {
  const isRecorded = record?.file === file
  if (text !== null && isRecorded && record.sha256 === hash(text)) {
    const before = takeOut(text, record.inserted)
    // A record of the first versions may leave out what they wrote over.
    if (parseSettings(before) !== null) return { text: before, isNew: record.isNew }
  }
  return {
    text: editSettings(text ?? '', planRemoval(settings)),
    isNew: isRecorded ? record.isNew : text === null,
  }
}

/** Writes the settings with these edits made to the text before; what to remember, to give that text back. */
export function writeRecorded(
  { file, path }: Pick<SettingsFile, 'file' | 'path'>,
  { text, isNew }: TextBefore,
  edits: readonly SettingsEdit[],
  hash: Hash,
): SettingsRecord {
  let inserted: Insertions = []
  const next = editSettings(text, edits, ({ offset, content, replaced }) => {
    inserted = addInsertion(inserted, offset, content.length, replaced)
  })
  writeSettings(path, next)
  return { file, isNew, sha256: hash(next), inserted }
}

/** Writes what is left of a settings file; one that `init` made, and that holds nothing any more, goes. */
export function writeBack(path: string, { text, isNew }: TextBefore): void {
  if (isNew && ['', '{}'].includes(text.replace(/\s/g, ''))) removeFile(path)
  else writeSettings(path, text)
}
