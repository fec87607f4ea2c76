import type { FlagSources } from '../core/flags/flags.ts'
import type { Problem } from '../core/problem.ts'
import { isRecord, parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { readToReplace, replaceFile } from './apply-writes.ts'
import { errorCode, readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

export const FEATURES_FILE = '.claude/config.yaml'
export const FLAG_FILE = '.holdfast/flags.json'
const MAX_FEATURES_BYTES = 64 << 10

/** Everything that may decide a flag, and what of it cannot be read. */
export async function readFlagSources(
  projectDir: string,
): Promise<{ readonly sources: FlagSources; readonly problems: readonly Problem[] }> {
  const features = await readFeatures(projectDir)
  const stored = readStored(projectDir)
  const problems = [features.problem, stored.problem].filter((problem) => problem !== null)
  return { sources: { env: process.env, features: features.section, stored: stored.section }, problems }
}

interface SectionReading {
  readonly section: UnknownRecord | null
  readonly problem: Problem | null
}

function unreadable(path: string, cause: string): SectionReading {
  return { section: null, problem: { code: 'flags-unreadable', path, cause } }
}

/**
 * The file belongs to others too: only `features:` is looked at. An alias can stand for a million of them, so none is
 * followed.
 */
async function readFeatures(projectDir: string): Promise<SectionReading> {
  const file = readTextFile(`${projectDir}/${FEATURES_FILE}`, MAX_FEATURES_BYTES, true)
  if ('error' in file) {
    return file.error === 'ENOENT' ? { section: null, problem: null } : unreadable(FEATURES_FILE, file.error)
  }
  const { parsePlainYaml } = await import('./yaml-file.ts')
  const parsed = parsePlainYaml(file.text)
  if ('error' in parsed) return unreadable(FEATURES_FILE, parsed.error)
  const { features } = parsed.record
  if (features === undefined || features === null) return { section: null, problem: null }
  return isRecord(features)
    ? { section: features, problem: null }
    : unreadable(FEATURES_FILE, 'features is not a mapping')
}

function readStored(projectDir: string): SectionReading {
  const file = readTextFile(`${projectDir}/${FLAG_FILE}`, MAX_FEATURES_BYTES)
  if ('error' in file) {
    return file.error === 'ENOENT' ? { section: null, problem: null } : unreadable(FLAG_FILE, file.error)
  }
  const section = parseJsonRecord(file.text)
  return section === null ? unreadable(FLAG_FILE, 'not a JSON object') : { section, problem: null }
}

/** Sets a flag for this project, or with null takes the setting back. @throws when the state folder cannot be written. */
export function saveFlag(projectDir: string, name: string, value: boolean | string | null): void {
  const { section, problem } = readStored(projectDir)
  // What cannot be read may hold the other flags: they are not to be lost with this one.
  readToReplace(`${projectDir}/${FLAG_FILE}`, MAX_FEATURES_BYTES)
  if (problem !== null) throw Object.assign(new Error(FLAG_FILE), { code: problem.cause })
  const { [name]: _, ...others } = section ?? {}
  const next = value === null ? others : { ...others, [name]: value }
  const sorted = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)))
  try {
    replaceFile(openStateFolder(projectDir), 'flags.json', `${JSON.stringify(sorted, null, 2)}\n`)
  } catch (error) {
    throw Object.assign(new Error(FLAG_FILE), { code: errorCode(error) })
  }
}
