import type { FindingId } from '../base/core/finding.ts'
import { type FindingRow, isRepaired } from '../base/core/finding-row.ts'
import { INSTALL_FINDINGS } from '../base/core/install-findings.ts'
import { isRecord, type UnknownRecord } from '../base/core/record.ts'
import { OTHER_CLIENTS, type OtherClient } from '../client/core/client.ts'
import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { findOwnHook, joinCommand } from '../client/core/hook-entries.ts'
import { listHookGroups } from '../client/core/hook-groups.ts'
import { HOOK_EVENTS } from '../client/core/input.ts'
import type { PolicyNeeds } from '../client/core/policy-needs.ts'
import { INSTALL_FOLDER, type SettingsEdit } from '../client/core/registration.ts'
import { parseSettings } from '../client/io/settings-text.ts'
import { describeRefusal, openSettings } from '../client/open-settings.ts'
import { writeEdits } from '../client/record-edit.ts'
import { findLeftovers } from '../files/clear-leftovers.ts'
import { describePath } from '../files/core/path-text.ts'
import { readOptional } from '../files/io/change-file.ts'
import { removeLeftover } from '../files/io/leftovers.ts'
import { errorCode } from '../files/io/read-text.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { ignoreState } from '../files/io/state-folder.ts'
import { compareVersions } from '../host/core/versions.ts'
import { findDistFolder } from '../host/io/run-bundle.ts'
import { listSpoiledBundles, readBundleFolder } from '../install/io/bundle-files.ts'
import { findFolder } from '../install/io/install-files.ts'
import { findNewness, saveInstallRecord } from '../install/io/install-record-store.ts'
import { copyShipped } from '../install/place-bundles.ts'
import { placeForClient } from '../install/place-for-client.ts'
import { planHooks } from '../install/register-hooks.ts'
import { configureNotes } from '../memory/io/notes-config.ts'
import type { Examination } from './examine-project.ts'
import { repairSharing } from './examine-sharing.ts'

const BUNDLES: readonly FindingId[] = ['bundle-missing', 'bundle-changed', 'bundle-other-version', 'hook-path-missing']
/** A new registration repairs all that no copy of bundles does. */
const REGISTRATION = Object.entries<FindingRow>(INSTALL_FINDINGS).flatMap(([id, row]) =>
  isRepaired(row) && !/^(?:bundle|clone)-/.test(id) ? [id as FindingId] : [],
)

export interface Wanted {
  readonly version: string
  readonly needs: PolicyNeeds
}

export type Repairs = Readonly<Record<'fixed' | 'failed', readonly string[]>>

/** Repairs the faults that are safe to repair, and lists the changes. Hooks and files of others are never touched. */
export async function repairProject(root: string, { areas }: Examination, wanted: Wanted): Promise<Repairs> {
  const others = OTHER_CLIENTS.map((client) => ({ client, area: CLIENT_PLACES[client].title }))
  const own = areas.filter(({ name }) => others.every(({ area }) => area !== name))
  const found = new Set(
    own.flatMap(({ findings }) => findings.filter(({ isFixable }) => isFixable).map(({ id }) => id)),
  )
  const broken = others.filter(({ area }) =>
    areas.some(({ name, findings }) => name === area && findings.some(({ isFixable }) => isFixable)),
  )
  const failed: string[] = []
  const attempt = async (what: string, change: () => string[] | Promise<string[]>): Promise<string[]> => {
    try {
      return await change()
    } catch (error) {
      failed.push(`${what}: ${describeFailure(error, root)}`)
      return []
    }
  }
  const repairs: string[] = []
  for (const { client, area } of broken)
    repairs.push(...(await attempt(`register the hooks for ${area}`, () => repairClient(root, client, wanted.version))))
  const has = (ids: readonly FindingId[]) => ids.some((id) => found.has(id))
  // A new registration runs from the repository's own copy.
  const lacksCopy = found.has('plugin-root') && findFolder(`${root}/${INSTALL_FOLDER}/dist`) === null
  const fixed = [
    ...repairs,
    ...(has(REGISTRATION) ? await attempt('register the hooks', () => repairRegistration(root, wanted)) : []),
    ...(has(BUNDLES) || lacksCopy ? await attempt('copy the bundles', () => repairBundles(root, wanted.version)) : []),
    ...(has(['clone-incomplete']) ? await attempt('let git take the bundles', () => repairSharing(root)) : []),
    ...(has(['notes-unconfigured']) ? await attempt('configure git', () => repairNotes(root)) : []),
    ...(has(['state-unignored']) ? await attempt('write .holdfast/.gitignore', () => repairIgnore(root)) : []),
    ...(has(['lock-stale', 'leftover-file'])
      ? await attempt('remove old files', () => removeLeftovers(root, failed))
      : []),
  ]
  return { fixed, failed }
}

/** Error whose code is a sentence about the obstacle; `attempt` tells that code. */
const failBecause = (text: string): Error => Object.assign(new Error(text), { code: text })

function describeFailure(error: unknown, root: string): string {
  const { path } = error as NodeJS.ErrnoException
  return `${errorCode(error)}${typeof path === 'string' ? ` on ${describePath(path, root)}` : ''}`
}

/** A repair copies the bundles beside this command, so each of them must equal its build. */
function assertWhole(): void {
  const spoiled = listSpoiledBundles().map((name) => `${name}.mjs`)
  if (spoiled.length > 0)
    throw failBecause(`${spoiled.join(', ')} beside this command missing or changed; take a fresh copy of holdfast`)
}

function repairBundles(root: string, version: string): string[] {
  const target = `${root}/${INSTALL_FOLDER}/dist`
  const source = findDistFolder()
  const installed = readBundleFolder(target, ['holdfast']).version
  if (installed !== null && compareVersions(installed, version) > 0) return []
  // A command cannot restore the bundles beside itself, and promises no repair of them.
  if (source === resolveRealPath(target)) return []
  assertWhole()
  const changed = copyShipped(root, INSTALL_FOLDER)
  return changed === 0 ? [] : [`${changed} bundles written to ${INSTALL_FOLDER}/dist`]
}

async function repairClient(root: string, client: OtherClient, version: string): Promise<string[]> {
  const { title, folder, settings } = CLIENT_PLACES[client]
  const installed = readBundleFolder(`${root}/${folder}/dist`, ['holdfast']).version
  const isNewer = installed !== null && compareVersions(installed, version) > 0
  if (!isNewer) assertWhole()
  const placed = await placeForClient(root, client, version, !isNewer)
  if ('refused' in placed) throw failBecause(describeRefusal(placed.refused))
  return [
    ...(placed.isRegistered ? [`hooks for ${title} registered anew in ${settings}`] : []),
    ...(placed.bundlesChanged > 0 ? [`${placed.bundlesChanged} bundles written to ${folder}/dist`] : []),
  ]
}

/** Registers our hooks in the file that had them, else the project's settings, without hooks `init` would overlook. */
async function repairRegistration(root: string, { version, needs }: Wanted): Promise<string[]> {
  // The first plan runs before any write. A second plan follows the removal of stray hooks.
  const first = await planHooks(root, needs)
  if ('refused' in first) throw failBecause(describeRefusal(first.refused))
  const cleared = FILES.map((name) => `${root}/${name}`).filter(hasStrays)
  for (const path of cleared) writeEdits(path, planStrayRemoval)
  const hooks = cleared.length === 0 ? first : await planHooks(root, needs)
  if ('refused' in hooks) throw failBecause(describeRefusal(hooks.refused))
  if (!hooks.isChanged && cleared.length === 0) return []
  const settings = hooks.apply()
  const isNewFolder = findNewness(root, INSTALL_FOLDER)
  if (findFolder(`${root}/${INSTALL_FOLDER}`) !== null) saveInstallRecord(root, { version, settings, isNewFolder })
  return [`hooks registered anew in .claude/${settings?.file ?? 'settings.json'}`]
}

const FILES = ['.claude/settings.json', '.claude/settings.local.json']

/** @throws An error with a sentence as code when a file with stray hooks cannot be edited. */
function hasStrays(path: string): boolean {
  const text = readOptional(path) ?? ''
  if (planStrayRemoval(parseSettings(text) ?? {}).length === 0) return false
  const opened = openSettings(path, text, 'hooks')
  if ('refused' in opened) throw failBecause(describeRefusal(opened.refused))
  return true
}

function repairNotes(root: string): string[] {
  if (!configureNotes(root)) throw failBecause('git did not take the settings into .git/config')
  return ['notes.rewriteRef and notes.displayRef set in .git/config']
}

function repairIgnore(root: string): string[] {
  ignoreState(root)
  return ['.holdfast/.gitignore written']
}

function removeLeftovers(root: string, failed: string[]): string[] {
  return findLeftovers(root).flatMap((left) => {
    const name = describePath(left.path, root)
    if (removeLeftover(left)) return [`${name} removed`]
    failed.push(`remove ${name}`)
    return []
  })
}

/**
 * Our hooks that a new registration would leave standing: copied from a plugin, run from elsewhere, at a wrong event.
 */
export function planStrayRemoval(settings: UnknownRecord): SettingsEdit[] {
  return listHookGroups(settings)
    .flatMap(({ event, index, hooks }): SettingsEdit[] => {
      const stray = hooks.flatMap((hook, place) => (isStray(hook, event) ? [place] : []))
      if (stray.length === hooks.length && stray.length > 0)
        return [{ path: ['hooks', event, index], value: undefined }]
      return stray.map((place) => ({ path: ['hooks', event, index, 'hooks', place], value: undefined }))
    })
    .reverse()
}

function isStray(hook: unknown, event: string): boolean {
  const command = isRecord(hook) ? joinCommand(hook) : ''
  const own = findOwnHook(command)
  return (
    own !== null && (HOOK_EVENTS[own] !== event || !command.replaceAll('}', '').includes(`${INSTALL_FOLDER}/dist/`))
  )
}
