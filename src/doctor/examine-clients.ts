import { createFinding, type Finding } from '../base/core/finding.ts'
import { parseJsonRecord, type UnknownRecord } from '../base/core/record.ts'
import { parseStrictly } from '../client/core/check-settings.ts'
import { OTHER_CLIENTS, type OtherClient } from '../client/core/client.ts'
import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { parseSettings } from '../client/io/settings-text.ts'
import { findHome } from '../files/io/own-places.ts'
import { readSettingsText } from '../files/io/read-text.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { parseTomlRecord } from '../files/io/toml-file.ts'
import { findPrefix } from '../git/io/find-prefix.ts'
import { findDistFolder } from '../host/io/run-bundle.ts'
import {
  BUNDLE_NAMES,
  type BundleFolder,
  checkBundles,
  type KnownBundles,
  listTrustedHooks,
} from '../install/core/check-bundles.ts'
import { isFile, readBundleFolder } from '../install/io/bundle-files.ts'
import { findFolder } from '../install/io/install-files.ts'
import { type ClientHook, checkClientHooks, findCodexRefusal, listClientHooks } from './core/check-client-hooks.ts'
import {
  checkCodexSwitch,
  checkGeminiSwitch,
  checkHookTrust,
  isCodexTrusted,
  isGeminiRefused,
} from './core/check-client-trust.ts'

/** A file that registers us for a client: the project's own file, or a person's file for all projects. */
interface Registered {
  readonly isProject: boolean
  readonly path: string
  readonly label: string
  readonly hooks: readonly ClientHook[]
  readonly refusal: string | null
}

/** `trusted` lists the hooks of this version in `dist`, which may be run. */
export function examineClients(root: string, known: KnownBundles) {
  return OTHER_CLIENTS.flatMap((client) => {
    const { title, folder } = CLIENT_PLACES[client]
    const registered = readRegistrations(root, client)
    const hasBundles = findFolder(`${root}/${folder}`) !== null
    if (registered.length === 0 && !hasBundles) return []
    const places = registered.map(({ label }) => label).join(' and ')
    const placed = readPlacedBundles(root, client)
    const findings = [
      ...registered.flatMap((file) => checkFile(client, file, root)),
      ...(registered.some(({ isProject }) => isProject) || !hasBundles ? [] : [describeUnregistered(client)]),
      ...checkPlacedBundles(client, registered, placed, known),
      ...(client === 'codex' ? checkCodex(root, registered) : checkGemini(root, registered)),
    ]
    const summary = registered.length === 0 ? 'not registered' : `registered in ${places}`
    const trusted = placed === null ? [] : listTrustedHooks(placed, known)
    return [{ client, name: title, summary, findings, dist: `${root}/${folder}/dist`, trusted }]
  })
}

function findOwnFolder(client: OtherClient): string | null {
  const { CODEX_HOME } = process.env
  const home = findHome()
  if (client === 'codex' && CODEX_HOME) return CODEX_HOME
  return home === null ? null : `${home}/.${client}`
}

/** A client's file in the project, and the person's own file of that name where there is a home. */
function listPlaces(root: string, file: string, home: string | null) {
  const personal = { isProject: false, path: `${home}${file.slice(file.indexOf('/'))}`, label: `~/${file}` }
  return [{ isProject: true, path: `${root}/${file}`, label: file }, ...(home === null ? [] : [personal])]
}

function readRegistrations(root: string, client: OtherClient): Registered[] {
  const places = listPlaces(root, CLIENT_PLACES[client].settings, findOwnFolder(client))
  // A project in the home folder names one file twice.
  const once = places.filter(({ isProject, path }) => isProject || path !== places[0]?.path)
  return once.flatMap((place): Registered[] => {
    const file = readSettingsText(place.path)
    if ('error' in file || !file.text.includes('holdfast')) return []
    const parsed = client === 'codex' ? parseStrictly(file.text) : (parseSettings(file.text) ?? 'it is not JSON')
    if (typeof parsed === 'string') return [{ ...place, hooks: [], refusal: parsed }]
    const hooks = listClientHooks(parsed)
    return hooks.length === 0
      ? []
      : [{ ...place, hooks, refusal: client === 'codex' ? findCodexRefusal(parsed) : null }]
  })
}

function checkFile(client: OtherClient, { isProject, label, hooks, refusal }: Registered, root: string): Finding[] {
  const refused = refusal === null ? [] : [createFinding('settings-invalid', `${label}: ${refusal}`)]
  if (hooks.length === 0) return refused
  const below = isProject ? findPrefix(root) : ''
  return [...refused, ...checkClientHooks({ client, label, hooks, below, isFixable: isProject && refusal === null })]
}

function describeUnregistered(client: OtherClient): Finding {
  const { folder, settings } = CLIENT_PLACES[client]
  return createFinding('event-missing', `${folder} is there, and ${settings} registers none of it`)
}

function readPlacedBundles(root: string, client: OtherClient): BundleFolder | null {
  const label = `${CLIENT_PLACES[client].folder}/dist`
  const folder = `${root}/${label}`
  if (findFolder(folder) === null) return null
  // A command cannot restore the bundles beside itself.
  const isOwn = findDistFolder() === resolveRealPath(folder)
  const remedy = `git checkout -- ${CLIENT_PLACES[client].folder}, or init --client ${client} from a fresh copy of holdfast`
  return { folder, label, isDropIn: true, ...(isOwn ? { remedy } : {}), ...readBundleFolder(folder, BUNDLE_NAMES) }
}

/** A person's registration for all projects starts the bundles of the current project. */
function checkPlacedBundles(
  client: OtherClient,
  registered: readonly Registered[],
  placed: BundleFolder | null,
  known: KnownBundles,
): Finding[] {
  const { folder } = CLIENT_PLACES[client]
  const isOwn = registered.some(({ isProject }) => isProject)
  const fix = `holdfast init --client ${client}`
  if (placed === null) {
    const what = `${registered.map(({ label }) => label).join(' and ')} starts ${folder}/dist, which is not here`
    return registered.length === 0 ? [] : [createFinding('hook-path-missing', what, { fix, isFixable: isOwn })]
  }
  return checkBundles(placed, known).map((finding) => (finding.isFixable ? { ...finding, fix } : finding))
}

function checkCodex(root: string, registered: readonly Registered[]): Finding[] {
  if (registered.length === 0) return []
  const files = listPlaces(root, '.codex/config.toml', findOwnFolder('codex')).flatMap(({ path, ...place }) => {
    const settings = readToml(path)
    return settings === null ? [] : [{ ...place, settings }]
  })
  const personal = files.find(({ isProject }) => !isProject)?.settings ?? null
  const off = checkCodexSwitch(files)
  // A missing personal configuration means that Codex is not installed, or was never opened.
  if (off.length > 0 || personal === null) return off
  const folders = [root, resolveRealPath(root)]
  // In a linked worktree Codex asks for the trust of the main repository.
  const isTrusted = isFile(`${root}/.git`) || isCodexTrusted(personal, folders)
  return registered.flatMap((place) => {
    if (place.refusal !== null) return []
    if (place.isProject && !isTrusted)
      return [createFinding('client-untrusted', 'Codex does not trust this folder yet', { fix: 'codex, and trust it' })]
    return checkHookTrust(personal, [place.path, resolveRealPath(place.path)], place)
  })
}

function checkGemini(root: string, registered: readonly Registered[]): Finding[] {
  if (registered.length === 0) return []
  const home = findOwnFolder('gemini')
  const files = listPlaces(root, CLIENT_PLACES.gemini.settings, home).flatMap(({ path, ...place }) => {
    const file = readSettingsText(path)
    const settings = 'text' in file ? parseSettings(file.text) : null
    return settings === null ? [] : [{ ...place, settings }]
  })
  const hooks = registered.flatMap((file) => file.hooks)
  const trust = home === null ? null : readSettingsText(`${home}/trustedFolders.json`)
  const rules = trust !== null && 'text' in trust ? parseJsonRecord(trust.text) : null
  const personal = files.find(({ isProject }) => !isProject)?.settings ?? {}
  const isRefused = rules !== null && isGeminiRefused(rules, personal, resolveRealPath(root))
  const what = '~/.gemini/trustedFolders.json says not to trust this folder'
  return [
    ...checkGeminiSwitch(files, hooks),
    ...(isRefused ? [createFinding('client-untrusted', what, { fix: 'gemini, and /permissions' })] : []),
  ]
}

function readToml(path: string): UnknownRecord | null {
  const file = readSettingsText(path)
  return 'text' in file ? parseTomlRecord(file.text) : null
}
