import type { Config } from '../core/config/config.ts'
import {
  BUNDLE_NAMES,
  type BundleFolder,
  checkBundles,
  type KnownBundles,
  listTrustedHooks,
} from '../core/doctor/check-bundles.ts'
import { checkOtherHooks, checkStatusline } from '../core/doctor/check-other-hooks.ts'
import { checkOwnHooks } from '../core/doctor/check-own-hooks.ts'
import { readScopes } from '../core/doctor/check-settings.ts'
import { createFinding, type Finding } from '../core/doctor/finding.ts'
import { findScriptPath, type HookEntry, type HookScope } from '../core/doctor/hook-entries.ts'
import { listEnabledPlugins } from '../core/doctor/plugins.ts'
import type { HookName } from '../core/hook/input.ts'
import { CHECKSUMS } from '../core/install/checksums.ts'
import { INSTALL_FOLDER } from '../core/install/registration.ts'
import { isRecord } from '../core/record.ts'
import { isFile, readBundleFolder } from '../io/bundle-files.ts'
import { findFolder } from '../io/install-files.ts'
import { findClientFolder, findHome } from '../io/own-places.ts'
import { readPluginScopes } from '../io/plugin-files.ts'
import { resolveRealPath } from '../io/real-path.ts'
import { findDistFolder } from '../io/run-bundle.ts'
import { listUnreadHooksFiles, readFolderTrust, readSettingsFiles } from '../io/settings-files.ts'
import { isSwitchedOff } from '../io/start-hook.ts'

export interface HooksReport {
  readonly findings: readonly Finding[]
  readonly scopes: readonly HookScope[]
  readonly entries: readonly HookEntry[]
  readonly isDropIn: boolean
  readonly folders: readonly BundleFolder[]
  /** Bundles that are those of this version, and may be run. */
  readonly trusted: ReadonlyMap<HookName, string>
  readonly known: KnownBundles
}

/** Where hooks are registered, ours and others', and whether the bundles they start are what they should be. */
export function examineHooks(root: string, config: Config, version: string): HooksReport {
  const readings = readSettingsFiles(root)
  const settings = readScopes(readings, [])
  const plugins = listEnabledPlugins(settings.scopes)
  const client = findClientFolder(findHome())
  const { scopes: pluginScopes, broken } =
    client === null ? { scopes: [], broken: [] } : readPluginScopes(client, root, plugins.enabled)
  const { scopes, entries, findings } = readScopes(readings, pluginScopes)
  const isDropIn = findFolder(`${root}/${INSTALL_FOLDER}`) !== null
  const missing = new Map<HookEntry, string>()
  for (const entry of entries) {
    const path = findScriptPath(entry, root)
    if (path !== null && !isFile(path)) missing.set(entry, path)
  }
  const isFailClosed = config['guardrails.fail'] === 'closed'
  const own = checkOwnHooks({ entries, isDropIn, isFailClosed, missing })
  const isHere = own.every(({ id }) => id !== 'not-installed')
  const folders = listFolders(root, entries, isDropIn)
  const known = readKnown(version)
  const isOwnFolder = isDropIn && resolveRealPath(`${root}/${INSTALL_FOLDER}/dist`) === findDistFolder()
  const trusted = new Map<HookName, string>()
  for (const folder of folders)
    for (const hook of listTrustedHooks(folder, known))
      if (!trusted.has(hook)) trusted.set(hook, `${folder.folder}/${hook}.mjs`)
  return {
    scopes,
    entries,
    isDropIn,
    folders,
    trusted,
    known,
    findings: [
      ...findings,
      ...[...own, ...folders.flatMap((folder) => checkBundles(folder, known))].map((finding) =>
        isOwnFolder && isOfBundle(finding) ? { ...finding, ...FROM_INSIDE } : finding,
      ),
      ...broken
        .filter(({ key }) => key.startsWith('holdfast@'))
        .map(({ key, cause }) => createFinding('plugin-broken', `plugin ${key}: ${cause}`)),
      ...(isHere
        ? []
        : plugins.disabled.map((key) =>
            createFinding('plugin-disabled', `plugin ${key} is switched off`, { fix: `claude plugin enable ${key}` }),
          )),
      ...checkOtherHooks(entries, missing),
      ...checkStatusline(scopes),
      ...checkOff(scopes),
      ...listUnreadHooksFiles(root).map((name) => createFinding('hooks-file-unread', `${name} holds hooks`)),
      ...(isHere && readFolderTrust(root) === false
        ? [createFinding('folder-untrusted', 'this folder is not trusted yet')]
        : []),
    ],
  }
}

/** What is wrong with a file beside the command that runs: it cannot bring that back. */
function isOfBundle({ id, what }: Finding): boolean {
  if (id === 'hook-path-missing') return what.includes(`${INSTALL_FOLDER}/dist/`)
  return id === 'bundle-missing' || id === 'bundle-changed'
}

const FROM_INSIDE = {
  fix: `git checkout -- ${INSTALL_FOLDER}, or init from a fresh copy of holdfast`,
  isFixable: false,
}

function checkOff(scopes: readonly HookScope[]): Finding[] {
  const shell = isSwitchedOff() ? [createFinding('switched-off', 'HOLDFAST_OFF is set in this shell')] : []
  const files = scopes.flatMap(({ settings, label }) => {
    const off = isRecord(settings.env) ? settings.env.HOLDFAST_OFF : undefined
    const isOff = off !== undefined && !['', '0', 'false'].includes(String(off))
    return isOff
      ? [createFinding('switched-off', `${label}: env sets HOLDFAST_OFF`, { fix: 'take it out of the file' })]
      : []
  })
  return [...shell, ...files]
}

/** The folders our hooks are started from, each once: the copy in the repository first. */
function listFolders(root: string, entries: readonly HookEntry[], isDropIn: boolean): BundleFolder[] {
  const dropIn = `${root}/${INSTALL_FOLDER}/dist`
  const paths = entries.filter(({ own }) => own !== null).flatMap((entry) => findScriptPath(entry, root) ?? [])
  const places = paths.map((path) => path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))))
  const folders = new Set([...(isDropIn ? [dropIn] : []), ...places])
  return [...folders].map((folder) => ({
    folder,
    label: folder.startsWith(`${root}/`) ? folder.slice(root.length + 1) : folder,
    isDropIn: folder === dropIn,
    ...readBundleFolder(folder, BUNDLE_NAMES),
  }))
}

/** The build knows every bundle but the command itself: that one is the file that runs. */
function readKnown(version: string): KnownBundles {
  const { release: _, ...hooks } = CHECKSUMS
  const command = readBundleFolder(findDistFolder(), ['holdfast']).checksums.get('holdfast')
  return {
    version,
    checksums: new Map([...Object.entries(hooks), ...(command ? [['holdfast', command] as const] : [])]),
  }
}
