import { OTHER_CLIENTS, type OtherClient } from '../core/clients/client.ts'
import { BUNDLE_NAMES } from '../core/doctor/check-bundles.ts'
import type { FindingId } from '../core/doctor/finding.ts'
import { planStrayRemoval } from '../core/doctor/plan-repair.ts'
import { compareVersions } from '../core/doctor/versions.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { INSTALL_FOLDER } from '../core/install/registration.ts'
import { readBundleFolder } from '../io/bundle-files.ts'
import { copyBundles, findFolder, openFolder, readOptional, writeSettings } from '../io/install-files.ts'
import { saveInstallRecord } from '../io/install-record.ts'
import { removeLeftover } from '../io/leftovers.ts'
import { configureNotes } from '../io/notes-config.ts'
import { errorCode } from '../io/read-text.ts'
import { resolveRealPath } from '../io/real-path.ts'
import { findDistFolder } from '../io/run-bundle.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import { ignoreState } from '../io/state-folder.ts'
import { findLeftovers } from './clear-leftovers.ts'
import type { Examination } from './examine-project.ts'
import { findNewness } from './find-newness.ts'
import { listSpoiledBundles } from './list-spoiled-bundles.ts'
import { describeRefusal, openSettings, type Refusal } from './open-settings.ts'
import { placeForClient } from './place-for-client.ts'
import { planHooks } from './register-hooks.ts'

const BUNDLES: readonly FindingId[] = ['bundle-missing', 'bundle-changed', 'bundle-other-version', 'hook-path-missing']
const REGISTRATION: readonly FindingId[] = [
  'event-missing',
  'event-unknown',
  'event-wrong',
  'hook-twice',
  'hook-copies',
  'hook-command',
  'hook-outdated',
  'hook-matcher',
  'hook-condition',
  'hook-async',
  'timeout-milliseconds',
  'plugin-root',
  'hook-path-missing',
  'fail-open',
]

export interface Wanted {
  readonly version: string
  /** Whether guardrails.fail is "closed". */
  readonly isFailClosed: boolean
}

/** What was put right, and what could not be, each in words for a person. */
export interface Repairs {
  readonly fixed: readonly string[]
  readonly failed: readonly string[]
}

/** Puts right what is safe to put right, and says what it changed. Hooks and files of others are never touched. */
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
  // What is registered anew runs from the repository's own copy.
  const lacksCopy = found.has('plugin-root') && findFolder(`${root}/${INSTALL_FOLDER}/dist`) === null
  const fixed = [
    ...repairs,
    ...(has(REGISTRATION) ? await attempt('register the hooks', () => repairRegistration(root, wanted)) : []),
    ...(has(BUNDLES) || lacksCopy ? await attempt('copy the bundles', () => repairBundles(root, wanted.version)) : []),
    ...(has(['notes-unconfigured']) ? await attempt('configure git', () => repairNotes(root)) : []),
    ...(has(['state-unignored']) ? await attempt('write .holdfast/.gitignore', () => repairIgnore(root)) : []),
    ...(has(['lock-stale', 'leftover-file'])
      ? await attempt('remove old files', () => removeLeftovers(root, failed))
      : []),
  ]
  return { fixed, failed }
}

/** What stands in the way of a repair, in words; it is what `attempt` tells. */
function failBecause(text: string): Error {
  return Object.assign(new Error(text), { code: text })
}

function describeFailure(error: unknown, root: string): string {
  const { path } = error as NodeJS.ErrnoException
  const place =
    typeof path === 'string' ? ` on ${path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path}` : ''
  return `${errorCode(error)}${place}`
}

/** A repair hands on what lies beside this command: nothing that is not what it was built with. */
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
  // A command cannot bring back what lies beside itself, and promises nothing of it.
  if (source === resolveRealPath(target)) return []
  assertWhole()
  const { changed } = copyBundles(
    source,
    openFolder(root, `${INSTALL_FOLDER}/dist`),
    BUNDLE_NAMES.map((name) => `${name}.mjs`),
  )
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

/**
 * One file registers our hooks: the one that did, else the project's. What stands where `init` would not see it is
 * taken out first.
 */
async function repairRegistration(root: string, { version, isFailClosed }: Wanted): Promise<string[]> {
  // Once before anything is written, and once for what is left then.
  const first = await planHooks(root, { failClosed: isFailClosed })
  if ('refused' in first) throw failBecause(describeRefusal(first.refused))
  const strays = FILES.map((name) => planStrays(`${root}/${name}`))
  for (const stray of strays) if ('refused' in stray) throw failBecause(describeRefusal(stray.refused))
  const cleared = strays.filter((stray) => 'apply' in stray && stray.apply())
  const hooks = cleared.length === 0 ? first : await planHooks(root, { failClosed: isFailClosed })
  if ('refused' in hooks) throw failBecause(describeRefusal(hooks.refused))
  if (!hooks.isChanged && cleared.length === 0) return []
  const settings = hooks.apply()
  const isNewFolder = findNewness(root, INSTALL_FOLDER)
  if (findFolder(`${root}/${INSTALL_FOLDER}`) !== null) saveInstallRecord(root, { version, settings, isNewFolder })
  return [`hooks registered anew in .claude/${settings?.file ?? 'settings.json'}`]
}

const FILES = ['.claude/settings.json', '.claude/settings.local.json']

function planStrays(path: string): { readonly apply: () => boolean } | { readonly refused: Refusal } {
  const text = readOptional(path) ?? ''
  const edits = planStrayRemoval(parseSettings(text) ?? {})
  const opened = openSettings(path, text, 'hooks', () => edits.length > 0)
  if ('refused' in opened && edits.length > 0) return opened
  const apply = () => {
    if (edits.length > 0) writeSettings(path, editSettings(text, edits))
    return edits.length > 0
  }
  return { apply }
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
    const name = left.path.slice(root.length + 1)
    if (removeLeftover(left)) return [`${name} removed`]
    failed.push(`remove ${name}`)
    return []
  })
}
