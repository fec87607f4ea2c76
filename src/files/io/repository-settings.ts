import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { findGitRoot } from './git-root.ts'
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
  const isOwn = others.length === 0 || (findGitRoot(projectDir) !== null && !mayBeInGit(projectDir, LOCAL_SETTINGS))
  return new Set(isOwn ? found : [...found, ...others])
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
  // Most settings name no such variable, and parsing costs more than a look.
  if (!file.text.includes(`"${name}"`) && !file.text.includes('\\u')) return false
  const settings = parseJsonRecord(file.text)
  if (settings === null) return true
  if (!isRecord(settings.env) || !Object.hasOwn(settings.env, name)) return false
  const value = String(settings.env[name])
  // A client may put other variables into the text.
  return value === process.env[name] || /[$%~]/.test(value)
}
