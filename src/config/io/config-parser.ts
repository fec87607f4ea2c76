import { saveCache } from '../../author/io/keep-cache.ts'
import type { Problem } from '../../base/core/problem.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { namesInherited, parseToml } from '../../files/io/toml-file.ts'
import { DEFAULT_CONFIG, PLAN_ROOTS } from '../core/config.ts'
import { isConfigKey } from '../core/flatten.ts'
import { isSame } from '../core/key-order.ts'
import { type ConfigLayer, POLICY_LAYER, type ResolvedConfig, resolveConfig } from '../core/resolve.ts'
import { CONFIG_CACHE } from './config-cache.ts'
import { type ConfigSource, type ConfigSources, readConfigSources } from './config-sources.ts'

/**
 * Parses the sources and lays them over the defaults. A file that cannot be parsed is left out and named with its line.
 *
 * @param last The values last in force, where a file cannot be read now. They stand for that file as a layer of the
 *   repository.
 */
export async function resolveSources(
  sources: ConfigSources,
  last: UnknownRecord | null = null,
): Promise<ResolvedConfig> {
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
  const resolve = (given: readonly ConfigLayer[]) => resolveConfig(given, sources.variables, sources.settings)
  const plain = resolve(layers)
  problems.push(...plain.problems)
  const standIn = last === null ? [] : [{ name: 'project', path: '', text: '', values: selectSet(last) }]
  const present = last === null ? plain : resolve([...layers, ...standIn])
  if (sources.adopted === undefined) return { ...present, problems }
  const { readAdoptedLayer, compareAdopted } = await import('./adopted-layer.ts')
  const adopted = readAdoptedLayer(sources.adopted)
  if ('problem' in adopted) return { ...present, problems: [...problems, adopted.problem] }
  if (adopted.layer === null) return { ...present, problems }
  const kept = resolve([...layers, adopted.layer, ...standIn])
  const { inForce, found } = compareAdopted(present, kept, layers)
  return { ...inForce, problems: [...problems, ...found] }
}

function selectSet(values: UnknownRecord): UnknownRecord {
  const entries = Object.entries(values).filter(
    ([key, value]) => isConfigKey(key) && value !== null && !isSame(value, DEFAULT_CONFIG[key]),
  )
  return Object.fromEntries(entries)
}

async function parsePolicy(text: string): Promise<unknown> {
  const { parseYamlRecord } = await import('../../files/io/yaml-file.ts')
  return wrapPolicy(parseYamlRecord(text))
}

/** A broken file that confined writes still does: breaking the file would be a way out. */
function closeBrokenLayer(file: ConfigSource, error: unknown) {
  const problem = describeSyntaxError(file, error)
  if (!file.text.includes('write_roots')) return { layer: null, problem }
  const values = { guardrails: { write_roots: PLAN_ROOTS } }
  const consequence = `until it is repaired, writes are confined to ${PLAN_ROOTS.join(' and ')}`
  return { layer: { ...file, values }, problem: { ...problem, consequence } }
}

function describeSyntaxError({ name, path }: ConfigSource, error: unknown): Problem {
  const isPolicy = name === POLICY_LAYER
  // Bun gives every error a line, of the code that made the error.
  const line = isPolicy ? null : (error as { line?: unknown }).line
  const why = namesInherited(error)
    ? 'a table is named after what every object of JavaScript inherits'
    : 'not valid TOML'
  const cause = isPolicy ? 'its front matter is not valid YAML' : why
  return typeof line === 'number'
    ? { code: 'config-syntax', path, line: line + 1, cause }
    : { code: 'config-syntax', path, cause }
}

/** Keeps the resolved configuration for the next hook. After a failure the next hook parses again. */
export function saveConfigCache(projectDir: string, text: string): void {
  saveCache(projectDir, CONFIG_CACHE, text)
}

/** Front matter that a document of any project may carry, without meaning for guards. */
const PROSE_KEYS = new Set(['title', 'description', 'name', 'version', 'status', 'owner', 'tags', 'date', 'updated'])

/**
 * The front matter of the policy document as a layer of the configuration. Its keys stand under `guardrails:` or at the
 * top, because the whole document is about guards. Any other key is passed on, so that a misspelt key is named. A
 * policy without write roots has those of the plan.
 */
export function wrapPolicy(matter: UnknownRecord): UnknownRecord {
  const { guardrails, schema_version, ...rest } = matter
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !PROSE_KEYS.has(key)))
  const policy = { ...own, ...(isRecord(guardrails) ? guardrails : {}) }
  if (!('guardrails' in matter) && Object.keys(policy).length === 0) return {}
  // An unknown version is named as the unknown key it is; the readable rest of the policy still holds.
  const version = schema_version === undefined || String(schema_version) === '1' ? {} : { schema_version }
  return { guardrails: { write_roots: PLAN_ROOTS, ...version, ...policy } }
}

/** The configuration of a project for a command: parsed anew, with the problems of reading and those of its values. */
export async function resolveProject(root: string): Promise<ResolvedConfig & { readonly sources: ConfigSources }> {
  const sources = readConfigSources(root)
  const resolved = await resolveSources(sources)
  return { ...resolved, sources, problems: [...sources.problems, ...resolved.problems] }
}
