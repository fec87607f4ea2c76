import { sealJson } from '../../author/core/seal.ts'
import { openPersonKey } from '../../author/io/open-person-key.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { type ConfigKey, USER_LAYER } from '../core/config.ts'
import { isAdopted } from '../core/floor.ts'
import { ADOPTED_FILE, findAdoptionFolder, nameProject, OWN_FOLDER, readAdopted } from './adopted-file.ts'
import { ADOPTED_SCOPE, openRecord } from './adopted-layer.ts'
import { resolveSources } from './config-parser.ts'
import { readConfigSources } from './config-sources.ts'

export async function resolveOwnPolicy(projectDir: string): Promise<UnknownRecord | null> {
  const { files, problems, settings = [] } = readConfigSources(projectDir)
  if (problems.length > 0) return null
  const own = files.filter(({ name }) => name !== USER_LAYER)
  const { config, origins } = await resolveSources({ files: own, variables: [], problems: [], settings })
  const keys = (Object.keys(origins) as ConfigKey[]).filter((key) => isAdopted(key) && config[key] !== null)
  return Object.fromEntries(keys.sort().map((key) => [key, config[key]]))
}

export function readAdoptedValues(projectDir: string): UnknownRecord | null {
  const source = readAdopted(projectDir, findGitRoot(projectDir))
  const values = source === null ? null : openRecord(source)?.[source.project]
  return isRecord(values) ? values : null
}

/**
 * Records what the person adopts for the project; null or no values take the record back. Records of other projects in
 * the same repository stay.
 *
 * @returns False where no key of the person can be kept.
 * @throws An error with a `code` when git's own folder is closed or full.
 */
export function saveAdopted(projectDir: string, values: UnknownRecord | null): boolean {
  const gitRoot = findGitRoot(projectDir)
  const source = readAdopted(projectDir, gitRoot)
  const isEmpty = values === null || Object.keys(values).length === 0
  if (source === null && isEmpty) return true
  const key = openPersonKey(projectDir)
  if (key === null) return false
  const name = nameProject(projectDir, gitRoot)
  const { [name]: _, ...others } = (source === null ? null : openRecord(source)) ?? {}
  const projects = isEmpty ? others : { ...others, [name]: values }
  const text = `${JSON.stringify({ version: 1, projects }, null, 2)}\n`
  replaceFile(openAdoptionFolder(projectDir, gitRoot), ADOPTED_FILE, sealJson(key, ADOPTED_SCOPE, text))
  return true
}

/**
 * The folder of the record, made when needed.
 *
 * @throws An error with a `code` when the folder is closed or full.
 */
export function openAdoptionFolder(projectDir: string, gitRoot: string | null): string {
  if (gitRoot === null) return openStateFolder(projectDir)
  const folder = findAdoptionFolder(projectDir, gitRoot)
  return ensureFolder(folder.slice(0, -OWN_FOLDER.length - 1), [OWN_FOLDER])
}
