import { realpathSync } from 'node:fs'
import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { findGitRoot } from './git-folder.ts'
import { mayBeInGit } from './index-names.ts'
import { readSettingsText, type readTextFile } from './read-text.ts'

const LOCAL_SETTINGS = '.claude/settings.local.json'

/**
 * The variables that the settings of the repository set to the value they have here. The client hands such a variable
 * to its hooks as if it came from the person's shell. A person who sets the same value in a shell cannot be told apart.
 * Settings for one person alone, which git does not know, are not the repository's.
 */
export function findSetByRepository(projectDir: string, names: readonly string[]): ReadonlySet<string> {
  const set = names.filter((name) => process.env[name] !== undefined)
  if (set.length === 0) return new Set()
  const found = set.filter((name) => setsVariable(`${projectDir}/.claude/settings.json`, name))
  const others = set.filter((name) => !found.includes(name) && setsVariable(`${projectDir}/${LOCAL_SETTINGS}`, name))
  const isOwn = others.length === 0 || isLocalOwn(projectDir)
  return new Set(isOwn ? found : [...found, ...others])
}

/**
 * Whether git knows nothing of the local settings, by their name and by the place that links lead to. The folder of the
 * client may be a link or a submodule, which git knows by its own name alone.
 */
function isLocalOwn(projectDir: string): boolean {
  if (findGitRoot(projectDir) === null) return false
  if (mayBeInGit(projectDir, LOCAL_SETTINGS) || mayBeInGit(projectDir, '.claude\0')) return false
  try {
    const real = realpathSync.native(`${projectDir}/${LOCAL_SETTINGS}`)
    const root = findGitRoot(real.slice(0, real.lastIndexOf('/')))
    return root === null || !mayBeInGit(root, real.slice(root.length + 1))
  } catch {
    return false
  }
}

/** Settings as this process met them first: a call asks for several variables. */
const known = new Map<string, ReturnType<typeof readTextFile>>()

function readSettings(path: string): ReturnType<typeof readTextFile> {
  const file = known.get(path) ?? readSettingsText(path)
  known.set(path, file)
  return file
}

/** Settings that cannot be read here, though the client may read them, may set every variable. */
function setsVariable(path: string, name: string): boolean {
  const file = readSettings(path)
  if ('error' in file) return file.isTooLarge === true
  // A client may read another encoding than UTF-8, which has zeros here.
  if (file.text.includes('\0')) return true
  // Most settings name no such variable, and parsing costs more than a look.
  if (!file.text.includes(`"${name}"`) && !file.text.includes('\\u')) return false
  const settings = parseJsonRecord(file.text)
  if (settings === null) return true
  if (!isRecord(settings.env) || !Object.hasOwn(settings.env, name)) return false
  const value = String(settings.env[name])
  // A client may put other variables into the text.
  return value === process.env[name] || /[$%~]/.test(value)
}
