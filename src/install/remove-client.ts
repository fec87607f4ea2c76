import type { OtherClient } from '../client/core/client.ts'
import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { planUnregistration } from '../client/core/registration.ts'
import { openSettings } from '../client/open-settings.ts'
import { writeBack } from '../client/record-edit.ts'
import { isMissing, readSettingsText } from '../files/io/read-text.ts'
import { loadHash } from '../files/io/sha256.ts'
import { findFolder, removeFolderIfEmpty } from './io/install-files.ts'
import { readInstallRecord } from './io/install-record-store.ts'
import { removeOwnFiles } from './io/remove-own-files.ts'
import { PLACED_FILES } from './place-bundles.ts'

export interface RemovedClient {
  readonly client: OtherClient
  readonly title: string
  readonly unregistered: boolean
  readonly bundles: boolean
  readonly left: readonly string[]
}

/** `apply` alone writes. An unreadable registration that does not name our folder counts as foreign without bundles. */
export async function planClientRemoval(root: string, client: OtherClient) {
  const { title, folder, settings } = CLIENT_PLACES[client]
  const path = `${root}/${settings}`
  const read = readSettingsText(path)
  const text = 'text' in read ? read.text : null
  const isAbsent = 'error' in read && isMissing(read.error)
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
    const removal = { record: record?.settings ?? null, hash, plan: planUnregistration, isRecorded: record !== null }
    if (edits.length > 0) writeBack(path, removal)
    const { isRemoved: bundles, left } = removeOwnFiles(root, folder, PLACED_FILES)
    const isOurs = record?.isNewFolder !== false && (edits.length > 0 || bundles)
    if (isOurs) removeFolderIfEmpty(`${root}/${folder.slice(0, folder.indexOf('/'))}`)
    return { client, title, unregistered: edits.length > 0, bundles, left }
  }
  return { isThere: hasBundles || edits.length > 0, apply }
}

export function describeRemoved({ title, unregistered, bundles }: RemovedClient): string[] {
  return [
    ...(unregistered ? [`registration for ${title} removed`] : []),
    ...(bundles ? [`bundles for ${title} removed`] : []),
  ]
}
