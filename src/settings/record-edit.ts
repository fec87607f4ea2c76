import type { UnknownRecord } from '../base/core/record.ts'
import { addInsertion, type Insertions, takeOut } from './core/insertions.ts'
import type { SettingsRecord } from './core/install-record.ts'
import type { SettingsEdit } from './core/registration.ts'
import { removeFile, writeSettings } from './io/install-files.ts'
import { editSettings, parseSettings } from './io/settings-text.ts'
import type { SettingsFile } from './open-settings.ts'

type Hash = (text: string) => string

/** A settings file without our entries. */
export interface TextBefore {
  readonly text: string
  /** True when `init` made the file. */
  readonly isNew: boolean
}

/**
 * Finds the text before `init`. A file unchanged since `init` gets its old bytes back; a changed file only loses our
 * entries.
 */
export function findTextBefore(
  { file, text, settings }: SettingsFile,
  record: SettingsRecord | null,
  hash: Hash,
  planRemoval: (settings: UnknownRecord) => readonly SettingsEdit[],
): TextBefore {
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

/** Writes the settings with these edits to the text before. The answer is the record that gives the old text back. */
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

/** Writes a settings file without our entries. A file that `init` made goes when nothing else is in that file. */
export function writeBack(path: string, { text, isNew }: TextBefore): void {
  if (isNew && ['', '{}'].includes(text.replace(/\s/g, ''))) removeFile(path)
  else writeSettings(path, text)
}
