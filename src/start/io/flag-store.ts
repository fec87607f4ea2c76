import type { Problem } from '../../base/core/problem.ts'
import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { errorCode, readPersonText } from '../../files/io/read-text.ts'
import { findSetByRepository } from '../../files/io/repository-settings.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'

export const FEATURES_FILE = '.claude/config.yaml'
export const FLAG_FILE = '.holdfast/flags.json'
const MAX_FEATURES_BYTES = 64 << 10

export async function readFlagSources(projectDir: string) {
  const problems: Problem[] = []
  const refuse: Refuse = (path, cause) => {
    problems.push({ code: 'flags-unreadable', path, cause })
    return null
  }
  const features = await readFeatures(projectDir, refuse)
  const stored = readStored(projectDir, refuse)
  const variables = Object.keys(process.env).filter((name) => /^HOLDFAST_FLAG|_ENABLED$/.test(name))
  const foreign = findSetByRepository(projectDir, variables)
  return { sources: { env: process.env, foreign, features, stored }, problems }
}

/** Takes note of a source that cannot be read, which then sets no flag. */
type Refuse = (path: string, cause: string) => null

/** The file belongs to others too. The parser follows no alias: a chain can stand for millions of values. */
async function readFeatures(projectDir: string, refuse: Refuse): Promise<UnknownRecord | null> {
  const file = readPersonText(`${projectDir}/${FEATURES_FILE}`, MAX_FEATURES_BYTES, true)
  if ('error' in file) return file.error === 'ENOENT' ? null : refuse(FEATURES_FILE, file.error)
  const { parsePlainYaml } = await import('../../files/io/yaml-file.ts')
  const parsed = parsePlainYaml(file.text)
  if ('error' in parsed) return refuse(FEATURES_FILE, parsed.error)
  const { features = null } = parsed.record
  return features === null || isRecord(features) ? features : refuse(FEATURES_FILE, 'features is not a mapping')
}

function readStored(projectDir: string, refuse: Refuse): UnknownRecord | null {
  const file = readPersonText(`${projectDir}/${FLAG_FILE}`, MAX_FEATURES_BYTES)
  if ('error' in file) return file.error === 'ENOENT' ? null : refuse(FLAG_FILE, file.error)
  return parseJsonRecord(file.text) ?? refuse(FLAG_FILE, 'not a JSON object')
}

/** Null removes the setting. @throws An error with a `code` when the flag file or the state folder fails. */
export function saveFlag(projectDir: string, name: string, value: boolean | string | null): void {
  // Another process, or an editor, may save the file between our reading and our writing.
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) if (changeFlag(projectDir, name, value)) return
  throw Object.assign(new Error(FLAG_FILE), { code: 'another program keeps changing it' })
}

const MAX_TRIES = 20

/** Sets a flag once; false when the file changed meanwhile. */
function changeFlag(projectDir: string, name: string, value: boolean | string | null): boolean {
  // An unreadable file may hold other flags, which a new file would lose.
  const readText = () => readToReplace(`${projectDir}/${FLAG_FILE}`, MAX_FEATURES_BYTES)
  const before = readText()
  const stored = readStored(projectDir, (path, code) => {
    throw Object.assign(new Error(path), { code })
  })
  const { [name]: _, ...others } = stored ?? {}
  const next = value === null ? others : { ...others, [name]: value }
  const sorted = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)))
  try {
    const text = `${JSON.stringify(sorted, null, 2)}\n`
    return replaceFile(openStateFolder(projectDir), 'flags.json', text, 0o600, () => readText() === before)
  } catch (error) {
    throw Object.assign(new Error(FLAG_FILE), { code: errorCode(error) })
  }
}
