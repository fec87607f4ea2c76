import { parseJsonRecord } from '../../base/core/record.ts'
import type { SettingsRecord } from '../../client/core/insertions.ts'
import { INSTALL_FOLDER } from '../../client/core/registration.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { readText } from '../../files/io/read-text.ts'
import {
  type InstallRecord,
  parseInstallRecord,
  parseSettingsRecord,
  serializeInstallRecord,
  serializeSettingsRecord,
} from '../core/install-record.ts'
import { isThere } from './install-files.ts'
import { isShareFile, placeShareFiles } from './share-files.ts'

const FILE = 'installed.json'
/** Record of one person's settings. A shared record in git would change with everybody who installs. */
const PERSONAL_FILE = 'personal.json'
const MAX_BYTES = 64 << 10

/** True when a file in our folder is a record, or a file that lets git carry the folder. */
export function isRecordFile(folder: string, name: string): boolean {
  return name === FILE || name === PERSONAL_FILE || isShareFile(folder, name)
}

export function readInstallRecord(root: string, folder = INSTALL_FOLDER): InstallRecord | null {
  return parseInstallRecord(parseJsonRecord(readText(`${root}/${folder}/${FILE}`, MAX_BYTES) ?? ''))
}

export function saveInstallRecord(root: string, record: InstallRecord, folder = INSTALL_FOLDER): void {
  replaceFile(`${root}/${folder}`, FILE, serializeInstallRecord(record), 0o644)
}

/** Record of our changes to a person's own settings; null without such changes. */
export function readPersonalRecord(root: string): SettingsRecord | null {
  return parseSettingsRecord(parseJsonRecord(readText(`${root}/${INSTALL_FOLDER}/${PERSONAL_FILE}`, MAX_BYTES) ?? ''))
}

/** Saves the record of one person's settings, and first the file that keeps this record out of git. */
export function savePersonalRecord(root: string, record: SettingsRecord): void {
  const folder = `${root}/${INSTALL_FOLDER}`
  placeShareFiles(folder)
  replaceFile(folder, PERSONAL_FILE, serializeSettingsRecord(record), 0o600)
}

/** The first versions kept no record: then our folder, or a missing parent, says yes. */
export function findNewness(root: string, folder: string): boolean {
  const parent = folder.slice(0, folder.indexOf('/'))
  const previous = readInstallRecord(root, folder)
  if (previous !== null) return previous.isNewFolder
  return isThere(`${root}/${folder}`) || !isThere(`${root}/${parent}`)
}
