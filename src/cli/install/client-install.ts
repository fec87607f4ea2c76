import type { OtherClient } from '../../client/core/client.ts'
import { CLIENT_PLACES } from '../../client/core/client-registration.ts'
import { describeRefusal } from '../../client/open-settings.ts'
import { fireInstalledFor } from '../../host/fire-installed.ts'
import { isSwitchedOff } from '../../host/io/start-hook.ts'
import { findUnshared } from '../../install/find-unshared.ts'
import { placeForClient } from '../../install/place-for-client.ts'
import { configureNotes } from '../../memory/io/notes-config.ts'
import { paint } from '../paint.ts'
import { VERSION } from '../program.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'
import { describeCommandIn, describeLeftOut, SWITCHED_OFF } from './describe-installation.ts'
import { refuseSpoiledBundles } from './refuse-spoiled.ts'

/** Installs the drop-in copy for another client: bundles and registration where that client reads them. */
export async function installForClient(client: OtherClient, root: string): Promise<void> {
  const { title, folder, settings, advice } = CLIENT_PLACES[client]
  if (refuseSpoiledBundles()) return
  const placed = await placeForClient(root, client, VERSION)
  if ('refused' in placed) return fail(`Cannot edit ${describeRefusal(placed.refused)}. Repair it and run this again`)
  const { bundlesChanged: changed, isRegistered } = placed
  const notes = configureNotes(root)
  const firings = fireInstalledFor(client, `${root}/${folder}/dist`)
  const isOff = isSwitchedOff()
  const unshared = findUnshared(root, folder, settings)
  const failed = firings.filter(({ works }) => !works).map(({ hook }) => hook)
  if (isJson()) {
    const told = {
      root,
      client,
      bundles_changed: changed,
      registered: isRegistered,
      notes_configured: notes,
      left_out_by_git: unshared?.rules ?? [],
      switched_off: isOff,
      firings,
    }
    printJson(told)
  } else {
    print(
      [
        `${paint.bold('holdfast')} is installed for ${title} in ${root}`,
        `  bundles: ${folder}/dist (${changed === 0 ? 'already up to date' : `${changed} written`})`,
        `  registration: ${settings} (${isRegistered ? 'written' : 'already there'})`,
        `  hooks fired in a throw-away repository: ${firings.length - failed.length} of ${firings.length} work`,
        '',
        advice,
        ...describeLeftOut(unshared),
        describeCommandIn(folder),
        ...(isOff ? ['', paint.yellow(SWITCHED_OFF)] : []),
      ].join('\n'),
    )
  }
  if (failed.length > 0)
    fail(`These hooks do not work here: ${failed.join(', ')}. They need node 20.16 or later on the PATH`)
}
