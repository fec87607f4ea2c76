import { type InstallRecord, parseInstallRecord, serializeInstallRecord } from '../core/install/install-record.ts'
import { INSTALL_FOLDER } from '../core/install/registration.ts'
import { parseJsonRecord } from '../core/record.ts'
import { replaceFile } from './apply-writes.ts'
import { readTextFile } from './read-text.ts'

const FILE = 'installed.json'
const MAX_BYTES = 64 << 10

/** What the installation in a repository says of itself; null when it says nothing, or there is none. */
export function readInstallRecord(root: string): InstallRecord | null {
  const file = readTextFile(`${root}/${INSTALL_FOLDER}/${FILE}`, MAX_BYTES)
  return 'text' in file ? parseInstallRecord(parseJsonRecord(file.text)) : null
}

export function saveInstallRecord(root: string, record: InstallRecord): void {
  replaceFile(`${root}/${INSTALL_FOLDER}`, FILE, serializeInstallRecord(record), 0o644)
}
