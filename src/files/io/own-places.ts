import { existsSync, lstatSync } from 'node:fs'
import { findSetByRepository } from './repository-settings.ts'

/** The folder of the running bundles. */
export function findBundles(): string {
  const bundle = (process.argv[1] ?? '').replaceAll('\\', '/')
  return bundle.slice(0, bundle.lastIndexOf('/') + 1) || '/'
}

/** The home of the person; null where none is set. */
export function findHome(): string | null {
  return process.env.HOME || process.env.USERPROFILE || null
}

/** The system's folder for temporary files. Hot calls would pay for an import of `node:os`. */
export const findTemporary = (): string => process.getBuiltinModule('node:os').tmpdir()

/** The client's folder of the person; null where there is no home. */
export function findClientFolder(home: string | null): string | null {
  return process.env.CLAUDE_CONFIG_DIR || (home === null ? null : `${home}/.claude`)
}

/** The folder of the person's own configuration of programs; null where there is no home. */
export function findConfigFolder(home: string | null): string | null {
  return process.env.XDG_CONFIG_HOME || (home === null ? null : `${home}/.config`)
}

/**
 * The folder of the person's own configuration, as seen from a project. Settings of a repository can set the variables
 * that name the folder. The system's record of the person names it then. Null where there is no home.
 */
export function findOwnConfigFolder(projectDir: string): string | null {
  const home = findHome()
  if (isPlainHome(home, projectDir) && !process.env.XDG_CONFIG_HOME) return findConfigFolder(home)
  const moved = findSetByRepository(projectDir, ['XDG_CONFIG_HOME', 'HOME', 'USERPROFILE'])
  if (moved.size === 0) return findConfigFolder(home)
  if (!moved.has('XDG_CONFIG_HOME') && process.env.XDG_CONFIG_HOME) return process.env.XDG_CONFIG_HOME
  const isHomeMoved = moved.has('HOME') || (!process.env.HOME && moved.has('USERPROFILE'))
  const own = isHomeMoved ? findRecordedHome() : home
  return own === null ? null : `${own}/.config`
}

/** The home in the system's record of users; null for a user whom the system has no record of. */
function findRecordedHome(): string | null {
  try {
    return process.getBuiltinModule('node:os').userInfo().homedir
  } catch {
    return null
  }
}

/**
 * Whether a home is plainly the person's: the project lies somewhere in it, beside the client's folder. Settings that
 * come with a repository cannot name such a folder, because they do not know where they will lie.
 */
function isPlainHome(home: string | null, projectDir: string): boolean {
  return (
    home !== null && projectDir.startsWith(`${home}/`) && existsSync(`${home}/.claude`) && !existsSync(`${home}/.git`)
  )
}

/**
 * Whether a place that self-protection holds is a link, whose target goes by another name. A `.git` that is a file
 * counts: the file names another folder.
 */
export function hasLinkedPlace(projectDir: string): boolean {
  const home = findHome()
  const [client, config] = [findClientFolder(home), findConfigFolder(home)]
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
