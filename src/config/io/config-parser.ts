import type { Problem } from '../../base/core/problem.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { parseToml } from '../../files/io/toml-file.ts'
import { PLAN_ROOTS } from '../core/config.ts'
import { wrapPolicy } from '../core/policy-document.ts'
import { type ConfigLayer, POLICY_LAYER, type ResolvedConfig, resolveConfig } from '../core/resolve.ts'
import type { ConfigSource, ConfigSources } from './config-sources.ts'

/**
 * Parses the sources and lays them over the defaults. A file that cannot be parsed is left out and named with its line.
 */
export async function resolveSources(sources: ConfigSources): Promise<ResolvedConfig> {
  const layers: ConfigLayer[] = []
  const problems: Problem[] = []
  for (const file of sources.files) {
    try {
      layers.push({ ...file, values: file.name === POLICY_LAYER ? await parsePolicy(file.text) : parseToml(file.text) })
    } catch (error) {
      const { layer, problem } = closeBrokenLayer(file, error)
      if (layer !== null) layers.push(layer)
      problems.push(problem)
    }
  }
  const resolved = resolveConfig(layers, sources.variables)
  return { ...resolved, problems: [...problems, ...resolved.problems] }
}

async function parsePolicy(text: string): Promise<unknown> {
  const { parseYamlRecord } = await import('../../files/io/yaml-file.ts')
  return wrapPolicy(parseYamlRecord(text))
}

/**
 * A broken file that confined writes still confines them, to the roots of the plan. Otherwise breaking the file would
 * be a way out.
 */
function closeBrokenLayer(file: ConfigSource, error: unknown) {
  const problem = describeSyntaxError(file, error)
  if (!file.text.includes('write_roots')) return { layer: null, problem }
  const values = { guardrails: { write_roots: PLAN_ROOTS } }
  const consequence = `until it is repaired, writes are confined to ${PLAN_ROOTS.join(' and ')}`
  return { layer: { ...file, values }, problem: { ...problem, consequence } }
}

function describeSyntaxError({ name, path }: ConfigSource, error: unknown): Problem {
  const line = (error as { line?: unknown }).line
  const cause = name === POLICY_LAYER ? 'its front matter is not valid YAML' : 'not valid TOML'
  return typeof line === 'number'
    ? { code: 'config-syntax', path, line: line + 1, cause }
    : { code: 'config-syntax', path, cause }
}

/** Keeps the resolved configuration for the next hook. After a failure the next hook parses again. */
export function saveCache(projectDir: string, text: string): void {
  try {
    replaceFile(openStateFolder(projectDir, ['cache']), 'config.json', text)
  } catch {
    removeQuietly(`${projectDir}/.holdfast/cache/config.json`)
  }
}
