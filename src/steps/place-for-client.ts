import type { OtherClient } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { findMisfit, planMerge, planUnregistration } from '../core/install/registration.ts'
import { copyBundles, openFolder, readOptional } from '../io/install-files.ts'
import { readInstallRecord, saveInstallRecord } from '../io/install-record.ts'
import { findDistFolder } from '../io/run-bundle.ts'
import { parseSettings } from '../io/settings-text.ts'
import { loadHash } from '../io/sha256.ts'
import { findNewness } from './find-newness.ts'
import { openSettings, type Refusal } from './open-settings.ts'
import { BUNDLES } from './place-bundles.ts'
import { findTextBefore, writeRecorded } from './record-edit.ts'

export interface PlacedForClient {
  readonly bundlesChanged: number
  readonly isRegistered: boolean
}

/**
 * Puts bundles and registration where another client reads them; what is there already stays. A registration that cannot be
 * edited leaves everything as it was.
 */
export async function placeForClient(
  root: string,
  client: OtherClient,
  version: string,
  withBundles = true,
): Promise<PlacedForClient | { readonly refused: Refusal }> {
  const { folder, settings, registration } = CLIENT_PLACES[client]
  const path = `${root}/${settings}`
  const file = openSettings(path, readOptional(path), 'hooks')
  if ('refused' in file) return file
  const why = findMisfit(file.settings, registration)
  if (why !== null) return { refused: { path, why } }
  const previous = readInstallRecord(root, folder)
  const isNewFolder = findNewness(root, folder)
  const hash = await loadHash()
  const isRegistered = planMerge(file.settings, registration).length > 0
  const source = findDistFolder()
  const isInPlace = source === `${root}/${folder}/dist`
  const bundlesChanged =
    isInPlace || !withBundles ? 0 : copyBundles(source, openFolder(root, `${folder}/dist`), BUNDLES).changed
  const record = previous?.settings ?? null
  const before = isRegistered ? findTextBefore(file, record, hash, planUnregistration) : null
  const written =
    before === null
      ? record
      : writeRecorded(file, before, planMerge(parseSettings(before.text) ?? {}, registration), hash)
  openFolder(root, folder)
  const installed = withBundles || previous === null ? version : previous.version
  saveInstallRecord(root, { version: installed, settings: written, isNewFolder }, folder)
  return { bundlesChanged, isRegistered }
}
