import { OTHER_CLIENTS, type OtherClient } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { INSTALL_FOLDER } from '../core/install/registration.ts'
import { planStatuslineRemoval } from '../core/install/statusline.ts'
import { findFolder, removeFolder, removeFolderIfEmpty } from '../io/install-files.ts'
import { removeNotes, unconfigureNotes } from '../io/notes-config.ts'
import { fail, print } from '../io/terminal.ts'
import { clearLeftovers } from '../steps/clear-leftovers.ts'
import { listPersonal } from '../steps/list-personal.ts'
import { removeCommands } from '../steps/place-bundles.ts'
import { planPersonalStatusline } from '../steps/place-statusline.ts'
import { planHookRemoval } from '../steps/register-hooks.ts'
import { describeRemoved, planClientRemoval } from '../steps/remove-client.ts'

export interface UninstallOptions {
  readonly state?: boolean
  readonly memories?: boolean
  readonly json?: boolean
}

/**
 * Takes out what `init` put in, for Claude Code and for these other clients. Checkpoints and memories are a person's work, so
 * they stay unless asked for, and as long as another client of this project uses them.
 */
export async function uninstall(
  dir: string,
  options: UninstallOptions,
  others: readonly OtherClient[] = OTHER_CLIENTS,
): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`Cannot uninstall from "${dir}": it is not a folder; name the repository`, 2)
  const hooks = await planHookRemoval(root)
  if ('unreadable' in hooks) return failUnreadable(hooks.unreadable)
  const removals = others.map((client) => planClientRemoval(root, client))
  const [unreadable] = removals.flatMap((removal) => ('unreadable' in removal ? [removal.unreadable] : []))
  if (unreadable !== undefined) return failUnreadable(unreadable)
  clearLeftovers(root)
  hooks.apply()
  const statusline = planPersonalStatusline(root, hooks.projectSettings, planStatuslineRemoval)
  const givenBack = 'apply' in statusline && statusline.apply()
  const commands = removeCommands(root)
  const bundles = removeFolder(`${root}/${INSTALL_FOLDER}`)
  if (hooks.isChanged || bundles) removeFolderIfEmpty(`${root}/.claude`)
  const clients = removals.flatMap((removal) => ('apply' in removal && removal.isThere ? [removal.apply()] : []))
  const shared = removeShared(root, options)
  const personal = listPersonal(root, others)
  if (options.json === true) {
    const result = {
      root,
      unregistered: hooks.isChanged,
      statusline_given_back: givenBack,
      commands_removed: commands.remove,
      commands_left: commands.left,
      notes_unconfigured: shared.notes,
      memory_refs_removed: shared.memories,
      bundles_removed: bundles,
      clients: clients.map(({ client, unregistered, bundles: removed }) => ({
        client,
        unregistered,
        bundles_removed: removed,
      })),
      state_removed: shared.state,
      still_registered: personal.map(({ where, removal }) => ({ where, remove_with: removal })),
    }
    return print(JSON.stringify(result, null, 2))
  }
  const said = [
    ...(hooks.isChanged ? ['registration removed'] : []),
    ...(givenBack ? ['status line given back'] : []),
    ...(commands.remove.length > 0 ? ['commands removed'] : []),
    ...(bundles ? ['bundles removed'] : []),
    ...clients.flatMap(describeRemoved),
    ...describeShared(shared),
  ]
  print(said.length === 0 ? `holdfast was not installed in ${root}` : `${root}: ${said.join(', ')}`)
  if (commands.left.length > 0) print(`Commands you changed were kept: ${commands.left.join(', ')}`)
  if (shared.kept !== null) print(shared.kept)
  for (const { where, removal } of personal)
    print(`Still registered for all your projects: ${where}. Remove it with: ${removal}`)
}

function failUnreadable(path: string): void {
  fail(`Cannot edit "${path}": it is not a JSON object; nothing was changed. Repair it and run uninstall again`)
}

/** What all clients of a project share, and what became of it. */
export interface SharedRemoval {
  readonly notes: boolean
  readonly memories: number
  readonly state: boolean
  /** Why `.holdfast/` is still there, for a person; null where it is not. */
  readonly kept: string | null
}

/** Takes out what the clients share, once none of them is left: settings of git notes, and what was asked for. */
export function removeShared(root: string, options: UninstallOptions): SharedRemoval {
  const folders = [INSTALL_FOLDER, ...OTHER_CLIENTS.map((client) => CLIENT_PLACES[client].folder)]
  const user = folders.find((folder) => findFolder(`${root}/${folder}`) !== null)
  const notes = user === undefined && unconfigureNotes(root)
  const memories = user === undefined && options.memories === true ? removeNotes(root) : 0
  const state = user === undefined && options.state === true && removeFolder(`${root}/.holdfast`)
  const isThere = findFolder(`${root}/.holdfast`) !== null
  const why =
    user === undefined
      ? 'it holds the checkpoints and the journal. Remove it with uninstall --state'
      : `what runs from ${user}/ uses it`
  return { notes, memories, state, kept: isThere ? `.holdfast/ was kept: ${why}` : null }
}

export function describeShared({ notes, memories, state }: SharedRemoval): string[] {
  return [
    ...(notes ? ['settings of git notes removed'] : []),
    ...(memories > 0 ? ['memories removed'] : []),
    ...(state ? ['state removed'] : []),
  ]
}
