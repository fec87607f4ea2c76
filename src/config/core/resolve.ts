import type { Problem } from '../../base/core/problem.ts'
import { type Config, type ConfigKey, DEFAULT_CONFIG, THRESHOLD_NAMES, THRESHOLD_ROWS } from './config.ts'
import { environmentName, OLDER_NAMES, parseVariable } from './env.ts'
import { flatten, isConfigKey } from './flatten.ts'
import { createKeyLocator } from './locate.ts'
import { PROFILE_DEFAULTS } from './profile.ts'
import { acceptsValue, CONFIG_RULES } from './schema.ts'
import { strengthen } from './strengthen.ts'

/** A parsed configuration file. `name` is its name in `config show`, `text` its source, for line numbers. */
export interface ConfigLayer {
  readonly name: string
  readonly path: string
  readonly text: string
  readonly values: unknown
}

export interface ResolvedConfig {
  readonly config: Config
  /** The layer each value came from; keys left at their default are absent. */
  readonly origins: Readonly<Partial<Record<ConfigKey, string>>>
  readonly problems: readonly Problem[]
}

/** Name of the layer that only strengthens: the front matter of the policy document. */
export const POLICY_LAYER = 'policy'

/** Bad entries of a file beyond this number are counted, not named. */
const MAX_PROBLEMS = 20

/** Thresholds that stand side by side, each group from low to emergency: those of all criticalities, and each row. */
const THRESHOLD_GROUPS = [
  THRESHOLD_NAMES.map((name) => `context_monitor.${name}_threshold` as const),
  ...THRESHOLD_ROWS.map((row) => THRESHOLD_NAMES.map((name) => `context_monitor.thresholds.${row}.${name}` as const)),
]

/**
 * Lays the layers over the defaults, weakest first, then the environment. A bad value leaves the value of the layers
 * below. No bad value removes another key's value or throws.
 */
export function resolveConfig(
  layers: readonly ConfigLayer[],
  variables: readonly (readonly [name: string, value: string])[],
): ResolvedConfig {
  const config: Record<string, unknown> = { ...DEFAULT_CONFIG }
  const origins: Partial<Record<ConfigKey, string>> = {}
  const problems: Problem[] = []
  const paths = new Map<string, string>()
  const take = (
    key: string,
    value: unknown,
    layer: string,
    path: string,
    locate?: (key: string) => number | undefined,
  ) => {
    const place = () => {
      const line = problems.length < 1000 ? locate?.(key) : undefined
      return line === undefined ? { path } : { path, line }
    }
    if (!isConfigKey(key)) {
      problems.push({ code: 'config-unknown-key', ...place(), cause: shorten(key) })
      return
    }
    if (!acceptsValue(key, value)) {
      const salvaged = CONFIG_RULES[key].salvage?.(value)
      if (salvaged !== undefined && set(key, salvaged, layer) !== null) origins[key] = layer
      const cause = `${key} = ${describeValue(value)}, expected ${CONFIG_RULES[key].expected}`
      problems.push({
        code: 'config-bad-value',
        ...place(),
        cause,
        consequence: `${describeUsed(config[key])} is used`,
      })
      return
    }
    if (set(key, value, layer) === null) {
      problems.push({
        code: 'config-weaker',
        ...place(),
        cause: `${key} = ${describeUsed(value)}`,
        consequence: `${describeUsed(config[key])} is used`,
      })
      return
    }
    origins[key] = layer
    paths.set(key, path)
  }
  const keyOfName = new Map(Object.keys(DEFAULT_CONFIG).map((key) => [environmentName(key), key]))
  const keyOf = (name: string) => keyOfName.get(name) ?? OLDER_NAMES[name] ?? name
  const others = listOtherKeys(layers, variables, keyOf)
  const set = (key: ConfigKey, value: unknown, layer: string) => {
    const isSet = origins[key] !== undefined
    const laid = layer === POLICY_LAYER ? strengthen(key, value, { below: config[key], isSet, others }) : { value }
    if (laid !== null) config[key] = laid.value
    return laid
  }
  for (const layer of layers) {
    const locate = createKeyLocator(layer.text)
    const before = problems.length
    for (const [key, value] of flatten(layer.values)) take(key, value, layer.name, layer.path, locate)
    const unnamed = problems.splice(before + MAX_PROBLEMS).length
    if (unnamed > 0)
      problems.push({
        code: 'config-bad-value',
        path: layer.path,
        cause: `${unnamed} more entries are wrong`,
        consequence: 'they are not used',
      })
  }
  for (const [name, value] of variables) {
    const key = keyOf(name)
    take(key, parseSettingText(key, value), 'environment', name)
  }
  layProfile(config, origins)
  for (const group of THRESHOLD_GROUPS) {
    const problem = dropUnorderedThresholds(group, config, origins, paths)
    if (problem) problems.push(problem)
  }
  return { config: config as Config, origins, problems }
}

/** The keys that another layer than the policy document sets; none where there is no such document. */
function listOtherKeys(
  layers: readonly ConfigLayer[],
  variables: readonly (readonly [name: string, value: string])[],
  keyOf: (name: string) => string,
): ReadonlySet<string> {
  if (layers.every(({ name }) => name !== POLICY_LAYER)) return new Set()
  const files = layers.filter(({ name }) => name !== POLICY_LAYER)
  const keys = files.flatMap(({ values }) => [...flatten(values)].map(([key]) => key))
  return new Set([...keys, ...variables.map(([name]) => keyOf(name))])
}

/** A profile stands below every layer: a key set anywhere keeps its value. */
function layProfile(config: Record<string, unknown>, origins: Partial<Record<ConfigKey, string>>): void {
  const profile = config.profile as Config['profile']
  for (const [key, value] of Object.entries(PROFILE_DEFAULTS[profile])) {
    if (!isConfigKey(key) || origins[key] !== undefined) continue
    config[key] = value
    origins[key] = `profile ${profile}`
  }
}

/**
 * The value of a text for a key. A key of another type than text takes a number, a switch, or a list of the parts
 * between commas. Text that opens like JSON is parsed as JSON.
 */
export function parseSettingText(key: string, text: string): unknown {
  const trimmed = text.trim()
  if (/^[[{]/.test(trimmed) && isConfigKey(key)) {
    try {
      return JSON.parse(trimmed)
    } catch {
      return trimmed
    }
  }
  if (isConfigKey(key) && acceptsValue(key, [])) {
    return trimmed
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }
  if (isConfigKey(key) && typeof DEFAULT_CONFIG[key] === 'boolean' && /^[01]$/.test(trimmed)) return trimmed === '1'
  return trimmed === '' || (isConfigKey(key) && acceptsValue(key, trimmed)) ? trimmed : parseVariable(trimmed)
}

/** Thresholds set by a person count only together: a crossed pair would skip or repeat a tier. */
function dropUnorderedThresholds(
  group: readonly ConfigKey[],
  config: Record<string, unknown>,
  origins: Partial<Record<ConfigKey, string>>,
  paths: ReadonlyMap<string, string>,
): Problem | null {
  const set = group.filter((key) => config[key] !== null)
  const values = set.map((key) => config[key] as number)
  if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return null
  const cause = set.map((key, index) => `${key} = ${values[index]}`).join(', ')
  const path = paths.get(set.at(-1) ?? '') ?? 'configuration'
  for (const key of set) {
    config[key] = null
    delete origins[key]
  }
  return { code: 'config-not-increasing', path, cause: `not increasing (${cause})` }
}

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}...` : text
}

function describeUsed(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : describeValue(value)
  return shorten(text)
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value)
  if (value === null) return 'the value of the criticality or model'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a table' : String(value)
}
