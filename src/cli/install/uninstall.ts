import { countNouns } from '../../base/core/text.ts'
import { OTHER_CLIENTS, type OtherClient } from '../../client/core/client.ts'
import { INSTALL_FOLDER } from '../../client/core/registration.ts'
import { listPersonal } from '../../client/list-personal.ts'
import { describeRefusal } from '../../client/open-settings.ts'
import { clearLeftovers } from '../../files/clear-leftovers.ts'
import { COMMAND_PAGES, type CommandPlan, SKILL_PAGES } from '../../install/core/command-pages.ts'
import { removeFolderIfEmpty } from '../../install/io/install-files.ts'
import { findNewness } from '../../install/io/install-record-store.ts'
import { removeOwnFiles } from '../../install/io/remove-own-files.ts'
import { PLACED_FILES, removePages } from '../../install/place-bundles.ts'
import { planStatuslineReturn } from '../../install/place-statusline.ts'
import { planHookRemoval } from '../../install/register-hooks.ts'
import { describeRemoved, planClientRemoval, type RemovedClient } from '../../install/remove-client.ts'
import {
  describeElsewhere,
  describeLeft,
  describeShared,
  removeShared,
  type SharedRemoval,
  type UninstallOptions,
} from '../../install/remove-shared.ts'
import { SNAPSHOT_REFS } from '../../rescue/core/snapshot-record.ts'
import { listSnapshots } from '../../rescue/io/snapshot-store.ts'
import { removeArtifactsIgnore } from '../../tracks/adopt-tracks.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'

/** Checkpoints and memories stay unless asked for, and as long as another client of this project uses them. */
export async function uninstall(
  root: string,
  options: UninstallOptions,
  others: readonly OtherClient[] = OTHER_CLIENTS,
): Promise<void> {
  const settings = await planSettings(root)
  const removals = await Promise.all(others.map((client) => planClientRemoval(root, client)))
  for (const plan of [settings, ...removals])
    if ('refused' in plan)
      return fail(`Cannot edit ${describeRefusal(plan.refused)}. Repair it and run uninstall again`)
  if ('refused' in settings) return
  clearLeftovers(root)
  const isNewFolder = findNewness(root, INSTALL_FOLDER)
  const { isUnregistered, isGivenBack } = await settings.apply()
  const commands = removePages(root, COMMAND_PAGES)
  const skill = removePages(root, SKILL_PAGES)
  const { isRemoved: bundles, left } = removeOwnFiles(root, INSTALL_FOLDER, PLACED_FILES)
  if (isNewFolder && (isUnregistered || bundles)) removeFolderIfEmpty(`${root}/.claude`)
  const clients = removals.flatMap((removal) => ('apply' in removal && removal.isThere ? [removal.apply()] : []))
  const filesLeft = [...left, ...clients.flatMap((client) => client.left)]
  const wasThere =
    isUnregistered ||
    isGivenBack ||
    commands.remove.length + skill.remove.length > 0 ||
    bundles ||
    clients.some(isRemoved)
  const artifacts = wasThere && removeArtifactsIgnore(root)
  const shared = removeShared(root, options, wasThere)
  const { json, lines } = describeStaying(root, shared, filesLeft)
  const personal = listPersonal(root, others)
  if (isJson())
    return printJson({
      root,
      unregistered: isUnregistered,
      statusline_given_back: isGivenBack,
      commands_removed: commands.remove,
      commands_left: commands.left,
      skill_removed: skill.remove.length > 0,
      skill_left: skill.left.length > 0,
      bundles_removed: bundles,
      clients: clients.filter(isRemoved).map(({ client, unregistered, bundles: removed }) => ({
        client,
        unregistered,
        bundles_removed: removed,
      })),
      artifacts_unignored: artifacts,
      caches_removed: shared.caches,
      ...json,
      still_registered: personal.map(({ where, removal }) => ({ where, remove_with: removal })),
    })
  const said = [
    ...(isUnregistered ? ['registration removed'] : []),
    ...(isGivenBack ? ['status line given back'] : []),
    ...(commands.remove.length > 0 ? ['commands removed'] : []),
    ...(skill.remove.length > 0 ? ['skill removed'] : []),
    ...(bundles ? ['bundles removed'] : []),
    ...clients.flatMap(describeRemoved),
    ...describeShared(shared),
    ...(artifacts ? ['artifacts/.gitignore removed'] : []),
  ]
  print(
    said.length === 0
      ? `holdfast was not installed in ${root}${describeElsewhere(shared)}`
      : `${root}: ${said.join(', ')}`,
  )
  for (const line of [...describeChanged(commands, skill), ...lines]) print(line)
  for (const { where, removal } of personal)
    print(`Still registered for all your projects: ${where}. Remove it with: ${removal}`)
}

export async function uninstallFromClient(client: OtherClient, root: string, options: UninstallOptions): Promise<void> {
  const removal = await planClientRemoval(root, client)
  if ('refused' in removal) return fail(`Cannot edit ${describeRefusal(removal.refused)}. Repair it and run this again`)
  const removed = removal.apply()
  const shared = removeShared(root, options, isRemoved(removed))
  const { title, unregistered, bundles, left } = removed
  const { json, lines } = describeStaying(root, shared, left)
  if (isJson()) return printJson({ root, client, unregistered, bundles_removed: bundles, ...json })
  const said = [...describeRemoved(removed), ...describeShared(shared)]
  print(
    said.length === 0
      ? `holdfast was not installed for ${title} in ${root}${describeElsewhere(shared)}`
      : `${root}: ${said.join(', ')}`,
  )
  for (const line of lines) print(line)
}

/** The shared things that went, and all that stays, as fields and as lines for a person. */
function describeStaying(root: string, shared: SharedRemoval, left: readonly string[]) {
  const snapshots = countSnapshots(root)
  const json = {
    notes_unconfigured: shared.notes,
    memory_refs_removed: shared.refs,
    state_removed: shared.state,
    memory_refs_kept: shared.memoriesKept,
    memory_files_kept: shared.filesKept,
    snapshots_kept: snapshots,
    files_left: left,
    installed_in: shared.other,
  }
  return { json, lines: [...describeLeft(left), ...shared.kept, ...describeSnapshots(snapshots)] }
}

function describeChanged(commands: CommandPlan, skill: CommandPlan): string[] {
  return [
    ...(commands.left.length > 0 ? [`Commands you changed were kept: ${commands.left.join(', ')}`] : []),
    ...(skill.left.length > 0 ? [`The skill you changed was kept: ${SKILL_PAGES.target}`] : []),
  ]
}

/** Plans the changes to the settings of Claude Code; only `apply` writes. */
async function planSettings(root: string) {
  const hooks = await planHookRemoval(root)
  if ('refused' in hooks) return hooks
  const statusline = await planStatuslineReturn(root, hooks.projectSettings)
  if ('refused' in statusline) return statusline
  const apply = async () => {
    // The status line was put in last, maybe into the file the hooks stand in.
    const isGivenBack = statusline.apply()
    const left = isGivenBack ? await planHookRemoval(root) : hooks
    if (!('refused' in left)) left.apply()
    return { isUnregistered: hooks.isChanged, isGivenBack }
  }
  return { apply }
}

const isRemoved = ({ unregistered, bundles }: RemovedClient): boolean => unregistered || bundles

function countSnapshots(root: string): number {
  const listing = listSnapshots(root)
  return 'fault' in listing ? 0 : listing.snapshots.length
}

function describeSnapshots(count: number): string[] {
  const folder = SNAPSHOT_REFS.slice(0, -1)
  return count === 0
    ? []
    : [
        `${countNouns(count, 'snapshot')} of uncommitted work (${folder}) stayed: no option of uninstall removes them. List them with git for-each-ref ${folder}`,
      ]
}
