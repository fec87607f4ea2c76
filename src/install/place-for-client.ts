import type { OtherClient } from '../client/core/client.ts'
import { CLIENT_PLACES, registerBelow } from '../client/core/client-registration.ts'
import { findMisfit, planMerge } from '../client/core/registration.ts'
import { openSettings } from '../client/open-settings.ts'
import { writeRegistration } from '../client/record-edit.ts'
import { readOptional } from '../files/io/change-file.ts'
import { loadHash } from '../files/io/sha256.ts'
import { findPrefix } from '../git/io/find-prefix.ts'
import { openFolder } from './io/install-files.ts'
import { findNewness, readInstallRecord, saveInstallRecord } from './io/install-record-store.ts'
import { copyShipped } from './place-bundles.ts'

/** A registration that cannot be edited leaves every file as it was. */
export async function placeForClient(root: string, client: OtherClient, version: string, withBundles = true) {
  const { folder, settings } = CLIENT_PLACES[client]
  const registration = registerBelow(client, findPrefix(root))
  const path = `${root}/${settings}`
  const file = openSettings(path, readOptional(path), 'hooks')
  if ('refused' in file) return file
  const why = findMisfit(file.settings, registration)
  if (why !== null) return { refused: { path, why } }
  const previous = readInstallRecord(root, folder)
  const isNewFolder = findNewness(root, folder)
  const hash = await loadHash()
  const isRegistered = planMerge(file.settings, registration).length > 0
  const bundlesChanged = withBundles ? copyShipped(root, folder) : 0
  const record = previous?.settings ?? null
  const written = isRegistered ? writeRegistration(path, registration, { record, hash }) : record
  openFolder(root, folder)
  const installed = withBundles || previous === null ? version : previous.version
  saveInstallRecord(root, { version: installed, settings: written, isNewFolder }, folder)
  return { bundlesChanged, isRegistered }
}
