import { parseStrictly, readScopes } from '../../client/core/check-settings.ts'
import { findPolicyNeeds } from '../../client/core/policy-needs.ts'
import { INSTALL_FOLDER, type RegistrationOptions, type Runtime } from '../../client/core/registration.ts'
import { readSettingsFiles } from '../../client/io/settings-files.ts'
import { describeRefusal, type Refusal } from '../../client/open-settings.ts'
import { resolveProject } from '../../config/io/config-parser.ts'
import { readOptional } from '../../files/io/change-file.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { fireInstalled } from '../../host/fire-installed.ts'
import { isSwitchedOff } from '../../host/io/start-hook.ts'
import { findUnshared } from '../../install/find-unshared.ts'
import { findNewness, readInstallRecord, saveInstallRecord } from '../../install/io/install-record-store.ts'
import { describeOwnCall } from '../../install/io/own-command.ts'
import { type PlacedFiles, placeFiles } from '../../install/place-bundles.ts'
import { planPersonalStatusline } from '../../install/place-statusline.ts'
import { type HookChange, planHooks } from '../../install/register-hooks.ts'
import { configureNotes } from '../../memory/io/notes-config.ts'
import { type AdoptedTracks, adoptTracks } from '../../tracks/adopt-tracks.ts'
import { VERSION } from '../program.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'
import { describeInstallation, type Installation, serializeInstallation } from './describe-installation.ts'
import { refuseSpoiledBundles } from './refuse-spoiled.ts'

export type InstallOptions = Readonly<
  Partial<Record<'statusline' | 'tracks' | 'commands' | 'exec' | 'shell', boolean> & { runtime: Runtime }>
>

/** Settings are read and merged before any write: one that cannot be understood leaves the repository unchanged. */
export async function install(root: string, options: InstallOptions): Promise<void> {
  const { tracks: withTracks = false, statusline: withStatusline = false } = options
  if (refuseSpoiledBundles()) return
  const hooks = await planRegistrationOf(root, options)
  if (hooks === null) return
  const before = readInstallRecord(root)?.version ?? null
  const isNewFolder = findNewness(root, INSTALL_FOLDER)
  const placed = place(root, options.commands === true)
  if (placed === null) return
  const adopted = withTracks ? adopt(root) : NOTHING_ADOPTED
  if (adopted === null) return
  const settings = hooks.apply()
  saveInstallRecord(root, { version: VERSION, settings, isNewFolder })
  if (withStatusline) (await planStatuslineOf(root, hooks))?.apply()
  const notes = configureNotes(root)
  const settingsFile = hooks.file
  const ignored = findIgnored(root, settingsFile)
  const unshared =
    settingsFile === 'settings.local.json' ? null : findUnshared(root, INSTALL_FOLDER, '.claude/settings.json')
  const firings = fireInstalled(`${root}/${INSTALL_FOLDER}/dist`, hooks.runtime)
  const done: Installation = {
    root,
    before,
    placed,
    registered: hooks.isChanged,
    settingsFile,
    isInGit: findGitRoot(root) !== null,
    withStatusline,
    notes,
    adopted,
    rootsInForce: (await resolveProject(root)).config['guardrails.write_roots'],
    ignored,
    unshared,
    isOff: isSwitchedOff(),
    disabled: findDisabled(root),
    firings,
  }
  if (isJson()) printJson(serializeInstallation(done))
  else print(describeInstallation(done, withTracks))
  if (!firings.every((firing) => firing.works))
    fail(
      `At least one hook does not work here; see above. It needs ${NEEDED[hooks.runtime]} or later on the PATH; ${describeOwnCall()} doctor looks for the cause`,
    )
}

const NEEDED = { node: 'node 20.16', bun: 'bun 1.4' } as const

const NOTHING_ADOPTED: AdoptedTracks = { written: [], different: [], confined: null }

function findIgnored(root: string, file: string): string | null {
  const read = parseStrictly(readOptional(`${root}/.claude/${file}`) ?? '')
  return typeof read === 'string' ? `.claude/${file}: ${read}` : null
}

/** The settings by which the client runs no hook of a project, each with its file. */
function findDisabled(root: string): string[] {
  const { findings } = readScopes(readSettingsFiles(root))
  return findings.filter(({ id }) => id === 'hooks-disabled' || id === 'hooks-managed-only').map(({ what }) => what)
}

function cannotMerge(refused: Refusal): null {
  fail(`Cannot merge into ${describeRefusal(refused)}. Repair it and run init again`)
  return null
}

/** The registration to make. Null when a settings file cannot be understood, which the person is told. */
async function planRegistrationOf(root: string, options: InstallOptions): Promise<HookChange | null> {
  const { config } = await resolveProject(root)
  const { runtime } = options
  const way: RegistrationOptions = {
    ...(options.shell === true ? { form: 'shell' } : options.exec === true ? { form: 'exec' } : {}),
    ...(runtime === undefined ? {} : { runtime }),
  }
  const hooks = await planHooks(root, { ...way, ...findPolicyNeeds(config) })
  if ('refused' in hooks) return cannotMerge(hooks.refused)
  return options.statusline === true && (await planStatuslineOf(root, hooks)) === null ? null : hooks
}

async function planStatuslineOf(root: string, { projectSettings }: HookChange) {
  const planned = await planPersonalStatusline(root, projectSettings)
  return 'refused' in planned ? cannotMerge(planned.refused) : planned
}

function place(root: string, withCommands: boolean): PlacedFiles | null {
  try {
    return placeFiles(root, withCommands)
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException
    const code = errorCode(error)
    // The system names the file of an error of its own, which may be a temporary one.
    const place = path === undefined || /^E[A-Z]+$/.test(code) ? `${root}/${INSTALL_FOLDER}` : path
    fail(`Cannot write the bundles into "${place}": ${code}; the registration is as it was`)
    return null
  }
}

/** Writes the documents of a repository with tracks; null, after a message, when the write fails. */
function adopt(root: string): AdoptedTracks | null {
  try {
    return adoptTracks(root)
  } catch (error) {
    fail(
      `Cannot write the documents of tracks: ${errorCode(error)}; look at docs/context and artifacts, and run init again`,
    )
    return null
  }
}
