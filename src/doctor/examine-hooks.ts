import { createFinding, type Finding } from '../base/core/finding.ts'
import { isRecord } from '../base/core/record.ts'
import { readScopes, type SettingsReading } from '../client/core/check-settings.ts'
import { type HookScope, listEnabledPlugins } from '../client/core/hook-entries.ts'
import type { HookName } from '../client/core/input.ts'
import { findPolicyNeeds } from '../client/core/policy-needs.ts'
import { findMisfit, INSTALL_FOLDER } from '../client/core/registration.ts'
import { readPluginScopes } from '../client/io/plugin-files.ts'
import {
  assertReadable,
  listUnreadHooksFiles,
  readFolderTrust,
  readSettingsFiles,
} from '../client/io/settings-files.ts'
import { findRepeatedKey } from '../client/io/settings-text.ts'
import type { Config } from '../config/core/config.ts'
import { findClientFolder, findHome } from '../files/io/own-places.ts'
import { findDistFolder } from '../host/io/run-bundle.ts'
import { isSwitchedOff } from '../host/io/start-hook.ts'
import { CHECKSUMS, checkBundles, type KnownBundles, listTrustedHooks } from '../install/core/check-bundles.ts'
import { findInstallationAbove } from '../install/find-installations.ts'
import { findFileFault, isWritable, readBundleFolder } from '../install/io/bundle-files.ts'
import { findFolder } from '../install/io/install-files.ts'
import { listOutdatedPages } from '../install/place-bundles.ts'
import { checkOtherHooks, checkStatusline } from './core/check-other-hooks.ts'
import { checkOwnHooks } from './core/check-own-hooks.ts'
import { findNamedNode } from './core/own-start.ts'
import { listUneditable } from './examine-bytes.ts'
import { examineSharing } from './examine-sharing.ts'
import { findStartedFiles } from './find-started-files.ts'

export type HooksReport = ReturnType<typeof examineHooks>

/** `trusted` lists the bundles of this version, which may be run. */
export function examineHooks(root: string, config: Config, version: string) {
  assertReadable(`${root}/.claude`)
  const readings = readSettingsFiles(root)
  const settings = readScopes(readings)
  const plugins = listEnabledPlugins(settings.scopes)
  const client = findClientFolder(findHome())
  const { scopes: pluginScopes, broken } =
    client === null ? { scopes: [], broken: [] } : readPluginScopes(client, root, plugins.enabled)
  const { scopes, entries, findings } = readScopes(readings, pluginScopes)
  const isDropIn = findFolder(`${root}/${INSTALL_FOLDER}`) !== null
  const { folders, missing, areBundlesFixed } = findStartedFiles(root, entries, isDropIn)
  const named = entries.map((entry) => [entry, findNamedNode(entry)] as const)
  const lacksNode = new Map(
    named.flatMap(([entry, path]) => {
      const fault = path === null ? null : findFileFault(path)
      return fault === null ? [] : [[entry, fault] as const]
    }),
  )
  const own = checkOwnHooks({
    entries,
    isDropIn,
    needs: findPolicyNeeds(config),
    missing,
    lacksNode,
    files: INIT_SCOPES.flatMap((name) => settings.scopes.filter((scope) => scope.name === name)),
    limits: { areBundlesFixed, ...findLimits(root, readings, settings.scopes) },
  }).map((finding) => nameFolderAbove(finding, root))
  const isHere = own.every(({ id }) => id !== 'not-installed')
  const known = readKnown(version)
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
      ...findRepeated(readings).map(({ what }) => createFinding('hook-shape', what, { fix: 'make one of the two' })),
      ...own,
      ...folders.flatMap((folder) => checkBundles(folder, known)),
      ...(isDropIn ? listOutdatedPages(root) : []).map((path) => createFinding('page-outdated', path, { path })),
      ...broken
        .filter(({ key }) => key.startsWith('holdfast@'))
        .map(({ key, cause }) => createFinding('plugin-broken', `plugin ${key}: ${cause}`)),
      ...(isHere
        ? []
        : plugins.disabled.map((key) =>
            createFinding('plugin-disabled', `plugin ${key} is switched off`, { fix: `claude plugin enable ${key}` }),
          )),
      ...examineSharing(root),
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

function checkOff(scopes: readonly HookScope[]): Finding[] {
  const shell = isSwitchedOff() ? [createFinding('switched-off', 'HOLDFAST_OFF is set in this shell')] : []
  // The repository's own settings end no hook.
  const files = scopes.flatMap(({ name, settings, label }) => {
    if (name === 'project') return []
    const off = isRecord(settings.env) ? settings.env.HOLDFAST_OFF : undefined
    const isOff = off !== undefined && !['', '0', 'false'].includes(String(off))
    return isOff
      ? [createFinding('switched-off', `${label}: env sets HOLDFAST_OFF`, { fix: 'take it out of the file' })]
      : []
  })
  return [...shell, ...files]
}

const PROJECT_SETTINGS = '.claude/settings.json'

/** Scopes of the settings `init` merges into, as far as the client can read them. */
const INIT_SCOPES: readonly HookScope['name'][] = ['project', 'local']

function findLimits(root: string, readings: readonly SettingsReading[], scopes: readonly HookScope[]) {
  const broken = readings.filter(({ name, label }) =>
    scopes.every((scope) => scope.name !== name || scope.label !== label),
  )
  const project = scopes.find(({ name }) => name === 'project')
  const repeated = findRepeated(readings)
  const isBroken =
    [...broken, ...repeated].some(({ name }) => name === 'project') || listUneditable(root).includes(PROJECT_SETTINGS)
  return {
    firstStep:
      isBroken || (project !== undefined && findMisfit(project.settings) !== null)
        ? `repair ${PROJECT_SETTINGS}`
        : isWritable(`${root}/.claude`)
          ? null
          : 'make .claude writable for you',
    mayBeRegistered: broken.some((reading) =>
      'error' in reading ? reading.error !== 'EISDIR' : /holdfast\}?[\\/]+dist[\\/]/.test(reading.text),
    ),
  }
}

/** Finds settings files with a repeated key. The client reads the last value; the intended value is unknown. */
function findRepeated(readings: readonly SettingsReading[]) {
  return readings.flatMap((reading) => {
    const key = 'text' in reading && INIT_SCOPES.includes(reading.name) ? findRepeatedKey(reading.text, 'hooks') : null
    return key === null ? [] : [{ name: reading.name, what: `${reading.label}: the key "${key}" stands in it twice` }]
  })
}

function nameFolderAbove(finding: Finding, root: string): Finding {
  const above = finding.id === 'not-installed' ? findInstallationAbove(root) : null
  if (above === null) return finding
  const what = `holdfast is installed above, in "${above}", not in this folder`
  return createFinding('not-installed', what, { fix: `holdfast doctor ${above}` })
}

/** The build cannot know the command's own checksum, so the running file gives that checksum. */
function readKnown(version: string): KnownBundles {
  const { release: _, ...hooks } = CHECKSUMS
  const command = readBundleFolder(findDistFolder(), ['holdfast']).checksums.get('holdfast')
  return {
    version,
    checksums: new Map([...Object.entries(hooks), ...(command ? [['holdfast', command] as const] : [])]),
  }
}
