import { type Config, type ConfigKey, DEFAULT_CONFIG } from '../core/config/config.ts'
import { fingerprint } from '../core/fingerprint.ts'
import type { Problem } from '../core/problem.ts'
import { isRecord } from '../core/record.ts'
import { readCachedConfig } from './config-cache.ts'
import { readConfigSources } from './config-sources.ts'

/**
 * The configuration in force. Unchanged sources are not parsed again: the result is kept with a fingerprint of them.
 * Problems are given when sources were parsed, so each is reported once per change rather than on every prompt.
 */
export async function readConfig(projectDir: string): Promise<{ config: Config; problems: readonly Problem[] }> {
  const sources = readConfigSources(projectDir)
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] }
  }
  const key = fingerprint(JSON.stringify(sources))
  const cached = readCachedConfig(projectDir, key)
  if (isWholeConfig(cached)) return { config: cached, problems: [] }
  const { resolveSources, saveCache } = await import('./config-parser.ts')
  const resolved = await resolveSources(sources)
  // A file that is there and cannot be read goes on saying what it last said: the guards stand on it.
  const last = sources.problems.length === 0 ? null : readCachedConfig(projectDir, null)
  const config = isWholeConfig(last) ? last : resolved.config
  saveCache(projectDir, `${JSON.stringify({ key, config })}\n`)
  return { config, problems: [...sources.problems, ...resolved.problems] }
}

/** A cache is only a shortcut: one whose values differ in type from the defaults is parsed anew. */
function isWholeConfig(value: unknown): value is Config {
  if (!isRecord(value)) return false
  return (Object.keys(DEFAULT_CONFIG) as ConfigKey[]).every((key) => {
    const standard = DEFAULT_CONFIG[key]
    const found = value[key]
    if (standard === null)
      return found === null || typeof found === 'number' || typeof found === 'string' || Array.isArray(found)
    return typeof found === typeof standard && Array.isArray(found) === Array.isArray(standard) && found !== null
  })
}
