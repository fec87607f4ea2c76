import parseToml from '@iarna/toml/parse-string.js'
import { type ConfigLayer, type ResolvedConfig, resolveConfig } from '../core/config/resolve.ts'
import type { Problem } from '../core/problem.ts'
import { removeQuietly, replaceFile } from './apply-writes.ts'
import type { ConfigSources } from './config-sources.ts'
import { openStateFolder } from './state-folder.ts'

/** Parses the sources and lays them over the defaults. A file that is not TOML is left out and named with its line. */
export function resolveSources(sources: ConfigSources): ResolvedConfig {
  const layers: ConfigLayer[] = []
  const problems: Problem[] = []
  for (const file of sources.files) {
    try {
      layers.push({ ...file, values: parseToml(file.text) })
    } catch (error) {
      problems.push(describeSyntaxError(file.path, error))
    }
  }
  const resolved = resolveConfig(layers, sources.variables)
  return { ...resolved, problems: [...problems, ...resolved.problems] }
}

function describeSyntaxError(path: string, error: unknown): Problem {
  const line = (error as { line?: unknown }).line
  const cause = 'not valid TOML'
  return typeof line === 'number'
    ? { code: 'config-syntax', path, line: line + 1, cause }
    : { code: 'config-syntax', path, cause }
}

/** Keeps the resolved configuration for the next hook. Where it cannot be kept, the next hook parses again. */
export function saveCache(projectDir: string, text: string): void {
  try {
    replaceFile(openStateFolder(projectDir, ['cache']), 'config.json', text)
  } catch {
    removeQuietly(`${projectDir}/.holdfast/cache/config.json`)
  }
}
