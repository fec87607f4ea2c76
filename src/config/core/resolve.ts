import type { Problem } from '../../base/core/problem.ts'
import {
  ADOPTED_LAYER,
  type Config,
  type ConfigKey,
  DEFAULT_CONFIG,
  PLAN_ROOTS,
  SETTINGS_LAYER,
  USER_LAYER,
} from './config.ts'
import { acceptsValue, CONFIG_RULES } from './config-rules.ts'
import { environmentName, OLDER_NAMES } from './env.ts'
import { flatten, isConfigKey } from './flatten.ts'
import { createFloor, isOfRepository } from './floor.ts'
import { KEY_ORDERS } from './key-order.ts'
import { createKeyLocator } from './locate.ts'
import { PROFILE_DEFAULTS } from './profile.ts'
import { describeUsed, describeValue, parseSettingText, shorten } from './setting-text.ts'
import { strengthen } from './strengthen.ts'
import { dropUnorderedThresholds, THRESHOLD_GROUPS } from './threshold-groups.ts'

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
  readonly loosened?: Loosened
}

/** The values of a repository's policy that are looser than the adopted ones. */
export interface Loosened {
  readonly stamp: string
  /** A line for each key: the value of the repository, and the one in force. */
  readonly lines: readonly string[]
}

export type Variable = readonly [name: string, value: string]

/** Name of the layer that only strengthens: the front matter of the policy document. */
export const POLICY_LAYER = 'policy'

/** The place that a value comes from. `locate` finds the line of a key in its file. */
interface ValueSource {
  readonly layer: string
  readonly path: string
  readonly locate?: (key: string) => number | undefined
}

const SETTINGS_FILE = '.claude/settings.json'
const SWITCHED_OFF = { cause: 'HOLDFAST_OFF is set', consequence: 'the hooks run' } as const

/** Bad entries of a file beyond this number are counted, not named. */
const MAX_PROBLEMS = 20

/**
 * Lays the layers over the defaults, weakest first, then the variables of the repository's settings, then those of the
 * person. A value of the repository only tightens what the person set. A bad value leaves the value of the layers
 * below. No bad value removes another key's value or throws.
 */
export function resolveConfig(
  layers: readonly ConfigLayer[],
  variables: readonly Variable[],
  settings: readonly Variable[] = [],
): ResolvedConfig {
  const config: Record<string, unknown> = { ...DEFAULT_CONFIG }
  const origins: Partial<Record<ConfigKey, string>> = {}
  const problems: Problem[] = []
  const paths = new Map<string, string>()
  const keyOfName = new Map(Object.keys(DEFAULT_CONFIG).map((key) => [environmentName(key), key]))
  const keyOf = (name: string) => keyOfName.get(name) ?? OLDER_NAMES[name] ?? name
  const others = listOtherKeys(layers, [...settings, ...variables], keyOf)
  const owned = layers.filter(({ name }) => !isOfRepository(name))
  const hasAdopted = owned.some(({ name }) => name === ADOPTED_LAYER)
  let own = { config: { ...config }, origins: { ...origins } }
  let floorOf: (key: ConfigKey) => unknown = () => undefined

  const takeLayer = (layer: ConfigLayer) => {
    const source = { layer: layer.name, path: layer.path, locate: createKeyLocator(layer.text) }
    const before = problems.length
    for (const [key, value] of flatten(layer.values)) take(key, value, source)
    const unnamed = problems.splice(before + MAX_PROBLEMS).length
    if (unnamed > 0)
      problems.push({
        code: 'config-bad-value',
        path: layer.path,
        cause: `${unnamed} more entries are wrong`,
        consequence: 'they are not used',
      })
  }
  for (const layer of owned) {
    takeLayer(layer)
    if (layer.name === USER_LAYER) floorOf = findFloor(false)
  }
  own = { config: { ...config }, origins: { ...origins } }
  floorOf = findFloor(hasAdopted)
  for (const layer of layers) if (isOfRepository(layer.name)) takeLayer(layer)
  for (const [name, value] of settings) {
    const key = keyOf(name)
    if (name === 'HOLDFAST_OFF') problems.push({ code: 'config-loosens', path: SETTINGS_FILE, ...SWITCHED_OFF })
    else take(key, parseSettingText(key, value), { layer: SETTINGS_LAYER, path: SETTINGS_FILE })
  }
  for (const [name, value] of variables) {
    const key = keyOf(name)
    take(key, parseSettingText(key, value), { layer: 'environment', path: name })
  }
  layProfile(config, origins)
  for (const group of THRESHOLD_GROUPS) {
    const problem = dropUnorderedThresholds(group, { config, origins, paths, own })
    if (problem) problems.push(problem)
  }
  return { config: config as Config, origins, problems }

  function findFloor(isAdopted: boolean) {
    const chosen = variables.find(([name]) => keyOf(name) === 'profile')?.[1]
    const profile = chosen ?? (origins.profile === undefined ? null : config.profile)
    return createFloor({ config: { ...config }, origins: { ...origins }, profile, hasAdopted: isAdopted })
  }

  function take(key: string, value: unknown, { layer, path, locate }: ValueSource): void {
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
      if (salvaged !== undefined && set(key, salvaged, layer) === null) origins[key] = layer
      const cause = `${key} = ${describeValue(value)}, expected ${CONFIG_RULES[key].expected}`
      const consequence = `${describeUsed(key, config[key])} is used`
      problems.push({ code: 'config-bad-value', ...place(), cause, consequence })
      return
    }
    const refusal = set(key, value, layer)
    if (refusal !== null) {
      const consequence = `${describeUsed(key, config[key])} is used`
      // The person adopted those values for this repository, and may have set stronger ones since.
      if (layer !== ADOPTED_LAYER)
        problems.push({ code: refusal, ...place(), cause: `${key} = ${describeUsed(key, value)}`, consequence })
      return
    }
    origins[key] = layer
    paths.set(key, path)
  }

  function set(key: ConfigKey, value: unknown, layer: string): 'config-loosens' | 'config-weaker' | null {
    const floor = layer === USER_LAYER || layer === 'environment' ? undefined : floorOf(key)
    let laid = value
    if (floor !== undefined && !(value === PLAN_ROOTS && layer === POLICY_LAYER)) {
      laid = KEY_ORDERS[key](value, floor)
      if (laid === undefined) return 'config-loosens'
    }
    if (layer === POLICY_LAYER) {
      laid = strengthen(key, laid, { below: config[key], isSet: origins[key] !== undefined, others })
      if (laid === undefined) return 'config-weaker'
    }
    config[key] = laid
    return null
  }
}

/** The keys that another layer than the policy document sets; none where there is no such document. */
function listOtherKeys(
  layers: readonly ConfigLayer[],
  variables: readonly Variable[],
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
