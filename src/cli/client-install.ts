import { type Client, OTHER_CLIENTS, type OtherClient } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { findFolder } from '../io/install-files.ts'
import { configureNotes } from '../io/notes-config.ts'
import { fail, print } from '../io/terminal.ts'
import { placeForClient } from '../steps/place-for-client.ts'
import { describeRemoved, planClientRemoval } from '../steps/remove-client.ts'
import { fireForClient, refuseSpoiledBundles } from './fire-bundles.ts'
import { paint } from './paint.ts'
import { describeShared, removeShared, type UninstallOptions } from './uninstall.ts'

/** The client an option names, or null, which is said. */
export function findClientOption(name: string): Client | null {
  const clients = ['claude', ...OTHER_CLIENTS] as const
  const found = clients.find((client) => client === name) ?? null
  if (found === null) fail(`Unknown client "${name}": it is none of ${clients.join(', ')}`, 2)
  return found
}

/** Installs the drop-in copy for another client: bundles and registration where that client reads them. */
export function installForClient(client: OtherClient, dir: string, asJson: boolean): void {
  const { title, folder, settings, advice } = CLIENT_PLACES[client]
  const root = findFolder(dir)
  if (root === null) return fail(`Cannot install into "${dir}": it is not a folder; create it or name another`, 2)
  if (refuseSpoiledBundles()) return
  const placed = placeForClient(root, client)
  if ('unreadable' in placed) return failUnreadable(placed.unreadable)
  const { bundlesChanged: changed, isRegistered } = placed
  const notes = configureNotes(root)
  const firings = fireForClient(client, `${root}/${folder}/dist`)
  const failed = firings.filter(({ works }) => !works).map(({ hook }) => hook)
  if (asJson) {
    const told = {
      root,
      client,
      bundles_changed: changed,
      registered: isRegistered,
      notes_configured: notes,
      firings,
    }
    print(JSON.stringify(told, null, 2))
  } else {
    print(
      [
        `${paint.bold('holdfast')} is installed for ${title} in ${root}`,
        `  bundles: ${folder}/dist (${changed === 0 ? 'already up to date' : `${changed} written`})`,
        `  registration: ${settings} (${isRegistered ? 'written' : 'already there'})`,
        `  hooks fired in a throw-away repository: ${firings.length - failed.length} of ${firings.length} work`,
        '',
        advice,
      ].join('\n'),
    )
  }
  if (failed.length > 0)
    fail(`These hooks do not work here: ${failed.join(', ')}. They need node 20.16 or later on the PATH`)
}

/** Takes out what `installForClient` put in. What other clients use stays. */
export function uninstallFromClient(client: OtherClient, dir: string, options: UninstallOptions): void {
  const root = findFolder(dir)
  if (root === null) return fail(`Cannot uninstall from "${dir}": it is not a folder; name the repository`, 2)
  const removal = planClientRemoval(root, client)
  if ('unreadable' in removal) return failUnreadable(removal.unreadable)
  const removed = removal.apply()
  const shared = removeShared(root, options)
  const { title, unregistered, bundles } = removed
  const told = {
    root,
    client,
    unregistered,
    notes_unconfigured: shared.notes,
    memory_refs_removed: shared.memories,
    bundles_removed: bundles,
    state_removed: shared.state,
  }
  if (options.json === true) return print(JSON.stringify(told, null, 2))
  const said = [...describeRemoved(removed), ...describeShared(shared)]
  print(said.length === 0 ? `holdfast was not installed for ${title} in ${root}` : `${root}: ${said.join(', ')}`)
  if (shared.kept !== null) print(shared.kept)
}

function failUnreadable(path: string): void {
  fail(`Cannot edit "${path}": it is not a JSON object; nothing was changed. Repair it and run this again`)
}
