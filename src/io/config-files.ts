import { type Config, type ConfigKey, DEFAULT_CONFIG } from '../core/config/config.ts'
import { selectConfigVariables } from '../core/config/env.ts'
import type { Problem } from '../core/problem.ts'
import { isRecord, parseJsonRecord } from '../core/record.ts'
import { findGitRoot } from './git-root.ts'
import { readTextFile } from './read-text.ts'

export interface ConfigSource {
  readonly name: string
  readonly path: string
  readonly text: string
}

export interface ConfigSources {
  /** Weakest first. */
  readonly files: readonly ConfigSource[]
  readonly variables: readonly (readonly [name: string, value: string])[]
  readonly problems: readonly Problem[]
}

/** A configuration is a page of text. More is a mistake or an attack. */
const MAX_CONFIG_BYTES = 256 << 10
const CACHE_FILE = '.holdfast/cache/config.json'

/** The configuration files that exist and the variables that are set, unparsed. */
export function readConfigSources(projectDir: string): ConfigSources {
  const env = process.env
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null)
  const gitRoot = findGitRoot(projectDir)
  const places: [name: string, path: string][] = []
  if (userDir !== null) places.push(['user', `${userDir}/holdfast/config.toml`])
  if (gitRoot !== null && gitRoot !== projectDir) places.push(['git root', `${gitRoot}/.holdfast/config.toml`])
  places.push(['project', `${projectDir}/.holdfast/config.toml`])
  const files: ConfigSource[] = []
  const problems: Problem[] = []
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === 'user')
    if ('text' in file) files.push({ name, path, text: file.text })
    else if (file.error !== 'ENOENT' && file.error !== 'ENOTDIR') {
      problems.push({
        code: file.error.includes('limit') ? 'config-too-large' : 'config-unreadable',
        path,
        cause: file.error,
      })
    }
  }
  return { files, variables: selectConfigVariables(env), problems }
}

/**
 * The configuration in force. Unchanged sources are not parsed again: the result is kept beside the text it came from.
 * Problems are given when sources were parsed, so each is reported once per change rather than on every prompt.
 */
export async function readConfig(projectDir: string): Promise<{ config: Config; problems: readonly Problem[] }> {
  const sources = readConfigSources(projectDir)
  if (sources.files.length === 0 && sources.variables.length === 0) {
    return { config: DEFAULT_CONFIG, problems: sources.problems }
  }
  const key = JSON.stringify([sources.files.map((file) => [file.path, file.text]), sources.variables])
  const cached = readTextFile(`${projectDir}/${CACHE_FILE}`, 4 * MAX_CONFIG_BYTES)
  const cache = 'text' in cached ? parseJsonRecord(cached.text) : null
  if (cache !== null && cache.key === key && isWholeConfig(cache.config)) {
    return { config: cache.config, problems: sources.problems }
  }
  const { resolveSources, saveCache } = await import('./config-parser.ts')
  const resolved = resolveSources(sources)
  saveCache(projectDir, `${JSON.stringify({ key, config: resolved.config })}\n`)
  return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] }
}

/** A cache is only a shortcut: one whose values differ in type from the defaults is parsed anew. */
function isWholeConfig(value: unknown): value is Config {
  if (!isRecord(value)) return false
  return (Object.keys(DEFAULT_CONFIG) as ConfigKey[]).every((key) => {
    const standard = DEFAULT_CONFIG[key]
    const found = value[key]
    return standard === null ? found === null || typeof found === 'number' : typeof found === typeof standard
  })
}
