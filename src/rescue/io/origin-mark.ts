import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createFile } from '../../files/io/apply-writes.ts'
import { readText } from '../../files/io/read-text.ts'
import { type SnapshotRecord, serializeOrigin } from '../core/snapshot-record.ts'
import { openOwnFolder } from './private-folder.ts'

const KEY = 'key'

/** Signs the origin of a snapshot with a key that never leaves git's own folder. */
export function signOrigin(commonDir: string, record: Omit<SnapshotRecord, 'mark'>): string {
  const folder = openOwnFolder(commonDir)
  const known = readKey(folder)
  if (known === null) createFile(folder, KEY, randomBytes(32).toString('hex'))
  return sign(known ?? readKey(folder) ?? '', record)
}

/** Whether this repository took a snapshot. A snapshot from elsewhere may name any folder as its root. */
export function isOwnOrigin(commonDir: string, record: SnapshotRecord): boolean {
  const key = readKey(openOwnFolder(commonDir))
  if (key === null) return false
  const [ours, theirs] = [Buffer.from(sign(key, record)), Buffer.from(record.mark)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

function readKey(folder: string): string | null {
  const text = readText(`${folder}/${KEY}`, 128)
  return text !== null && /^[0-9a-f]{64}$/.test(text) ? text : null
}

function sign(key: string, record: Omit<SnapshotRecord, 'mark'>): string {
  return createHmac('sha256', key).update(serializeOrigin(record)).digest('hex')
}

export function createNonce(): string {
  return randomBytes(8).toString('hex')
}
