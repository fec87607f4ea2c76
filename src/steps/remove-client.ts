import type { OtherClient } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { planUnregistration } from '../core/install/registration.ts'
import { findFolder, removeFolderIfEmpty } from '../io/install-files.ts'
import { readInstallRecord } from '../io/install-record.ts'
import { removeOwnFiles } from '../io/own-files.ts'
import { readTextFile } from '../io/read-text.ts'
import { loadHash } from '../io/sha256.ts'
import { openSettings, type Refusal } from './open-settings.ts'
import { BUNDLES } from './place-bundles.ts'
import { findTextBefore, writeBack } from './record-edit.ts'

const MAX_SETTINGS_BYTES = 4 << 20

/** What was taken out for another client. */
export interface RemovedClient {
  readonly client: OtherClient
  readonly title: string
  readonly unregistered: boolean
  readonly bundles: boolean
  /** Files of somebody else in the folder of the bundles. */
  readonly left: readonly string[]
}

export interface ClientRemoval {
  /** Whether there is anything of ours to take out. */
  readonly isThere: boolean
  readonly apply: () => RemovedClient
}

/**
 * Plans to take out what `init --client` put in; nothing is written before `apply`. A registration that cannot be read is
 * nobody's trouble where holdfast does not stand in it.
 */
export async function planClientRemoval(
  root: string,
  client: OtherClient,
): Promise<ClientRemoval | { readonly refused: Refusal }> {
  const { title, folder, settings } = CLIENT_PLACES[client]
  const path = `${root}/${settings}`
  const read = readTextFile(path, MAX_SETTINGS_BYTES, true)
  const text = 'text' in read ? read.text : null
  const isAbsent = 'error' in read && (read.error === 'ENOENT' || read.error === 'ENOTDIR')
  const hasBundles = findFolder(`${root}/${folder}`) !== null
  const file =
    text !== null || isAbsent
      ? openSettings(path, text, 'hooks')
      : { refused: { path, why: `it cannot be read (${'error' in read ? read.error : ''})` } }
  if ('refused' in file && (hasBundles || text?.includes(folder) === true)) return file
  const edits = 'refused' in file ? [] : planUnregistration(file.settings)
  const record = readInstallRecord(root, folder)
  const hash = await loadHash()
  const apply = () => {
    if (edits.length > 0 && !('refused' in file)) {
      const before = findTextBefore(file, record?.settings ?? null, hash, planUnregistration)
      writeBack(path, { ...before, isNew: before.isNew || record === null })
    }
    const { isRemoved: bundles, left } = removeOwnFiles(root, folder, BUNDLES)
    const isOurs = record?.isNewFolder !== false && (edits.length > 0 || bundles)
    if (isOurs) removeFolderIfEmpty(`${root}/${folder.slice(0, folder.indexOf('/'))}`)
    return { client, title, unregistered: edits.length > 0, bundles, left }
  }
  return { isThere: hasBundles || edits.length > 0, apply }
}

/** What was done for another client, for a person. */
export function describeRemoved({ title, unregistered, bundles }: RemovedClient): string[] {
  return [
    ...(unregistered ? [`registration for ${title} removed`] : []),
    ...(bundles ? [`bundles for ${title} removed`] : []),
  ]
}
