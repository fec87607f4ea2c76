import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
import { type Insertions, parseInsertions } from './insertions.ts'

/** What `init` did to a settings file: enough to give it back byte for byte while nobody else has changed it. */
export interface SettingsRecord {
  /** Name of the file in `.claude/`, or the folder of another client. */
  readonly file: string
  /** There was none before. */
  readonly isNew: boolean
  /** SHA-256 of the text `init` left. */
  readonly sha256: string
  readonly inserted: Insertions
}

/** What is remembered of a drop-in installation, in `installed.json` beside the bundles. */
export interface InstallRecord {
  readonly version: string
  readonly settings: SettingsRecord | null
  /** Whether there was no `.claude` (`.codex`, `.gemini`) before. The first versions did not remember it. */
  readonly isNewFolder: boolean
}

/** The record in a parsed file; null when there is none in it. What a newer version adds is not missed. */
export function parseInstallRecord(wire: UnknownRecord | null): InstallRecord | null {
  const version = stringOf(wire?.version)
  return version === null || !/^\d[\w.+-]{0,40}$/.test(version)
    ? null
    : { version, settings: parseSettingsRecord(wire?.settings), isNewFolder: wire?.is_new_folder !== false }
}

export function parseSettingsRecord(wire: unknown): SettingsRecord | null {
  if (!isRecord(wire)) return null
  const [file, sha256, inserted] = [stringOf(wire.file), stringOf(wire.sha256), parseInsertions(wire.inserted)]
  if (file === null || sha256 === null || inserted === null) return null
  return { file, isNew: wire.is_new === true, sha256, inserted }
}

export function serializeInstallRecord({ version, settings, isNewFolder }: InstallRecord): string {
  const wire = settings === null ? null : renderSettings(settings)
  return `${JSON.stringify({ schema_version: '1', version, settings: wire, is_new_folder: isNewFolder })}\n`
}

/** What is remembered of a person's own settings, in a file that is not shared. */
export function serializeSettingsRecord(record: SettingsRecord): string {
  return `${JSON.stringify({ schema_version: '1', ...renderSettings(record) })}\n`
}

function renderSettings({ file, isNew, sha256, inserted }: SettingsRecord) {
  return { file, is_new: isNew, sha256, inserted }
}
