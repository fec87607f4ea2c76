import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import { findGitRoot } from './git-folder.ts'
import { findSetByRepository } from './repository-settings.ts'

export function findBundles(): string {
  const bundle = (process.argv[1] ?? '').replaceAll('\\', '/')
  return bundle.slice(0, bundle.lastIndexOf('/') + 1) || '/'
}

export function findHome(): string | null {
  return process.env.HOME || process.env.USERPROFILE || null
}

/** The system's folder for temporary files. Hot calls would pay for an import of `node:os`. */
export const findTemporary = (): string => process.getBuiltinModule('node:os').tmpdir()

export function findClientFolder(home: string | null): string | null {
  return process.env.CLAUDE_CONFIG_DIR || (home === null ? null : `${home}/.claude`)
}

/**
 * The home of the person, as seen from a project. Settings of a repository can set the variable of the home. The
 * system's record of the person names the home then. Null where there is no home.
 */
export function findOwnHome(projectDir: string): string | null {
  return isHomeMoved(projectDir) ? findRecordedHome() : findHome()
}

function isHomeMoved(projectDir: string): boolean {
  if (isPlainHome(findHome(), projectDir)) return false
  const moved = findSetByRepository(projectDir, ['HOME', 'USERPROFILE'])
  return moved.has('HOME') || (!process.env.HOME && moved.has('USERPROFILE'))
}

/**
 * The person's configuration, as seen from a project. Null where there is no home. Settings of
 * the repository may have named another place. That place counts when the person's own has no configuration, and when
 * it lies outside the repository. Otherwise settings that set the person's own value, or that nobody can read, would end a policy.
 */
export function findOwnConfigFolder(projectDir: string): string | null {
  const own = findFolder(projectDir, ['XDG_CONFIG_HOME', '.config'], findOwnHome)
  const home = findHome()
  const given = givenFolder('XDG_CONFIG_HOME') ?? (home === null ? null : `${home}/.config`)
  if (given === null || given === own || (own !== null && hasConfiguration(own))) return own
  return hasConfiguration(given) && !isOnSameGround(given, projectDir) ? given : own
}

const hasConfiguration = (folder: string) => existsSync(`${folder}/holdfast/config.toml`)

/** Whether a folder lies in the repository of a project. A doubt counts as yes. */
function isOnSameGround(folder: string, projectDir: string): boolean {
  return attempt(() => {
    const ground = realpathSync.native(findGitRoot(projectDir) ?? projectDir)
    return `${realpathSync.native(folder)}/`.startsWith(`${ground}/`)
  }, true)
}

/**
 * The folder below which the person's key lies. Null where there is no home. Null, too, where settings of the
 * repository name the home, because a stranger's key may lie there.
 */
export function findOwnStateFolder(projectDir: string): string | null {
  return findFolder(projectDir, ['XDG_STATE_HOME', '.local/state'], findUnmovedHome)
}

/** Folders that may hold the person's key where settings of the repository name the home, or may name it. */
export function listPossibleStateFolders(): readonly string[] {
  const homes = [findRecordedHome(), findHome()].filter((home) => home !== null)
  const given = givenFolder('XDG_STATE_HOME')
  return [...homes.map((home) => `${home}/.local/state`), ...(given === null ? [] : [given])]
}

/** The folder below which the caches lie, under the same terms. */
export function findOwnCacheFolder(projectDir: string): string | null {
  return findFolder(projectDir, ['XDG_CACHE_HOME', '.cache'], findUnmovedHome)
}

const findUnmovedHome = (projectDir: string) => (isHomeMoved(projectDir) ? null : findHome())

/** Folders that this process found, by project and environment. */
const known = new Map<string, string | null>()

/** A folder by its variable, else by its place below a home. A variable that the repository sets names nothing. */
function findFolder(
  projectDir: string,
  [variable, below]: readonly [variable: string, below: string],
  findBase: (projectDir: string) => string | null,
): string | null {
  const given = givenFolder(variable)
  const place = [variable, given, findHome(), projectDir].join('\0')
  const before = known.get(place)
  if (before !== undefined) return before
  const isGiven = given !== null && !findSetByRepository(projectDir, [variable]).has(variable)
  const home = isGiven ? null : findBase(projectDir)
  const folder = isGiven ? given : home === null ? null : `${home}/${below}`
  known.set(place, folder)
  return folder
}

/** The folder that a variable names. The convention (XDG) has a relative path count as none. */
function givenFolder(variable: string): string | null {
  const given = process.env[variable]
  return isAbsolutePath(given) ? given : null
}

/** The home in the system's record of users; null for a user whom the system has no record of. */
const findRecordedHome = () => attempt(() => process.getBuiltinModule('node:os').userInfo().homedir, null)

/**
 * Whether a home is plainly the person's: the project lies somewhere in it, beside the client's folder. Settings that
 * come with a repository cannot name such a folder, because they do not know where they will lie. A repository at a
 * known place could name a folder of its own.
 */
function isPlainHome(home: string | null, projectDir: string): boolean {
  return (
    home !== null && projectDir.startsWith(`${home}/`) && existsSync(`${home}/.claude`) && findGitRoot(home) === null
  )
}

/**
 * Whether a place that self-protection holds is a link, whose target goes by another name. A `.git` that is a file
 * counts: the file names another folder.
 */
export function hasLinkedPlace(projectDir: string): boolean {
  const client = findClientFolder(findOwnHome(projectDir))
  const config = findOwnConfigFolder(projectDir)
  const files = [
    ...['.holdfast', '.claude/holdfast', '.claude/settings.json', '.claude/settings.local.json'],
    'docs/context/GUARDRAILS.md',
    ...listClientFiles(findBundles()),
  ].map((path) => `${projectDir}/${path}`)
  const personal = client === null ? [] : [`${client}/settings.json`, `${client}/settings.local.json`]
  const places = [...files, ...personal, ...(config === null ? [] : [`${config}/holdfast`])]
  const git = lstatSync(`${projectDir}/.git`, { throwIfNoEntry: false })
  return (git !== undefined && !git.isDirectory()) || places.some(mayBeLink)
}

/** A place that cannot be looked at may be a link. Below a file, or by a name too long, no entry exists. */
function mayBeLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code !== 'ENOTDIR' && code !== 'ENAMETOOLONG'
  }
}

/** Files that another client reads, where these are that client's bundles. */
function listClientFiles(bundles: string): readonly string[] {
  if (bundles.includes('/.codex/')) return ['.codex/hooks.json', '.codex/config.toml']
  return bundles.includes('/.gemini/') ? ['.gemini/settings.json'] : []
}
