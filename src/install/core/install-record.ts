import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { parseInsertions, type SettingsRecord } from '../../client/core/insertions.ts'

/** Memory of a drop-in installation, in `installed.json` beside the bundles. */
export interface InstallRecord {
  readonly version: string
  readonly settings: SettingsRecord | null
  /** True when `init` made the folder `.claude` (`.codex`, `.gemini`). The first versions did not record the key. */
  readonly isNewFolder: boolean
}

/** Null for a file without a valid version. Keys of newer versions are ignored. */
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
  const wire = { version, settings: settings === null ? null : toWire(settings), is_new_folder: isNewFolder }
  return `${JSON.stringify({ schema_version: '1', ...wire })}\n`
}

/** Text of the record of a person's own settings. The record lies in a file that is not shared. */
export function serializeSettingsRecord(record: SettingsRecord): string {
  return `${JSON.stringify({ schema_version: '1', ...toWire(record) })}\n`
}

const toWire = ({ file, isNew, sha256, inserted }: SettingsRecord) => ({ file, is_new: isNew, sha256, inserted })
