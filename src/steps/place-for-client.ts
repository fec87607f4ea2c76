import type { OtherClient } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { planMerge } from '../core/install/registration.ts'
import { copyBundles, openFolder, readOptional, writeSettings } from '../io/install-files.ts'
import { findDistFolder } from '../io/run-bundle.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import { BUNDLES } from './place-bundles.ts'

export interface PlacedForClient {
  readonly bundlesChanged: number
  readonly isRegistered: boolean
}

/**
 * Puts bundles and registration where another client reads them; what is there already stays. A registration that cannot be
 * read leaves everything as it was.
 */
export function placeForClient(
  root: string,
  client: OtherClient,
  withBundles = true,
): PlacedForClient | { readonly unreadable: string } {
  const { folder, settings, registration } = CLIENT_PLACES[client]
  const path = `${root}/${settings}`
  const text = readOptional(path) ?? ''
  const parsed = parseSettings(text)
  if (parsed === null) return { unreadable: path }
  const source = findDistFolder()
  const isInPlace = source === `${root}/${folder}/dist`
  const bundlesChanged =
    isInPlace || !withBundles ? 0 : copyBundles(source, openFolder(root, `${folder}/dist`), BUNDLES).changed
  const edits = planMerge(parsed, registration)
  if (edits.length > 0) writeSettings(path, editSettings(text, edits))
  return { bundlesChanged, isRegistered: edits.length > 0 }
}
