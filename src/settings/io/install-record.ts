import { lstatSync } from 'node:fs'
import { parseJsonRecord } from '../../base/core/record.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import {
  type InstallRecord,
  parseInstallRecord,
  parseSettingsRecord,
  type SettingsRecord,
  serializeInstallRecord,
  serializeSettingsRecord,
} from '../core/install-record.ts'
import { INSTALL_FOLDER } from '../core/registration.ts'

const FILE = 'installed.json'
/** Record of one person's settings. A shared record in git would change with everybody who installs. */
const PERSONAL_FILE = 'personal.json'
const MAX_BYTES = 64 << 10

const IGNORED = `${PERSONAL_FILE}\n`

/** True when a file in our folder is a record or the `.gitignore` that keeps a record out of git. */
export function isRecordFile(folder: string, name: string): boolean {
  if (name !== '.gitignore') return name === FILE || name === PERSONAL_FILE
  const file = readTextFile(`${folder}/${name}`, MAX_BYTES)
  return 'text' in file && file.text === IGNORED
}

/** Record of the installation in a repository; null without a readable record. */
export function readInstallRecord(root: string, folder = INSTALL_FOLDER): InstallRecord | null {
  const file = readTextFile(`${root}/${folder}/${FILE}`, MAX_BYTES)
  return 'text' in file ? parseInstallRecord(parseJsonRecord(file.text)) : null
}

export function saveInstallRecord(root: string, record: InstallRecord, folder = INSTALL_FOLDER): void {
  replaceFile(`${root}/${folder}`, FILE, serializeInstallRecord(record), 0o644)
}

/** Record of our changes to a person's own settings; null without such changes. */
export function readPersonalRecord(root: string): SettingsRecord | null {
  const file = readTextFile(`${root}/${INSTALL_FOLDER}/${PERSONAL_FILE}`, MAX_BYTES)
  return 'text' in file ? parseSettingsRecord(parseJsonRecord(file.text)) : null
}

/** Whether an entry is there. A look that fails counts as none: the record has to be saved all the same. */
function isSeen(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

export function savePersonalRecord(root: string, record: SettingsRecord): void {
  const folder = `${root}/${INSTALL_FOLDER}`
  if (!isSeen(`${folder}/.gitignore`)) replaceFile(folder, '.gitignore', IGNORED, 0o644)
  replaceFile(folder, PERSONAL_FILE, serializeSettingsRecord(record), 0o600)
}
