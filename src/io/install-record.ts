import { lstatSync } from 'node:fs'
import {
  type InstallRecord,
  parseInstallRecord,
  parseSettingsRecord,
  type SettingsRecord,
  serializeInstallRecord,
  serializeSettingsRecord,
} from '../core/install/install-record.ts'
import { INSTALL_FOLDER } from '../core/install/registration.ts'
import { parseJsonRecord } from '../core/record.ts'
import { replaceFile } from './apply-writes.ts'
import { readTextFile } from './read-text.ts'

const FILE = 'installed.json'
/** Of one person's settings: what is committed with the folder would change with everybody who installs. */
const PERSONAL_FILE = 'personal.json'
const MAX_BYTES = 64 << 10

const IGNORED = `${PERSONAL_FILE}\n`

/** Whether a file in a folder of ours is a record of this kind, or keeps one out of git. */
export function isRecordFile(folder: string, name: string): boolean {
  if (name !== '.gitignore') return name === FILE || name === PERSONAL_FILE
  const file = readTextFile(`${folder}/${name}`, MAX_BYTES)
  return 'text' in file && file.text === IGNORED
}

/** What the installation in a repository says of itself; null when it says nothing, or there is none. */
export function readInstallRecord(root: string, folder = INSTALL_FOLDER): InstallRecord | null {
  const file = readTextFile(`${root}/${folder}/${FILE}`, MAX_BYTES)
  return 'text' in file ? parseInstallRecord(parseJsonRecord(file.text)) : null
}

export function saveInstallRecord(root: string, record: InstallRecord, folder = INSTALL_FOLDER): void {
  replaceFile(`${root}/${folder}`, FILE, serializeInstallRecord(record), 0o644)
}

/** What was done to a person's own settings; null when nothing was. */
export function readPersonalRecord(root: string): SettingsRecord | null {
  const file = readTextFile(`${root}/${INSTALL_FOLDER}/${PERSONAL_FILE}`, MAX_BYTES)
  return 'text' in file ? parseSettingsRecord(parseJsonRecord(file.text)) : null
}

export function savePersonalRecord(root: string, record: SettingsRecord): void {
  const folder = `${root}/${INSTALL_FOLDER}`
  if (lstatSync(`${folder}/.gitignore`, { throwIfNoEntry: false }) === undefined)
    replaceFile(folder, '.gitignore', IGNORED, 0o644)
  replaceFile(folder, PERSONAL_FILE, serializeSettingsRecord(record), 0o600)
}
