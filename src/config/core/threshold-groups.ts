import type { Problem } from '../../base/core/problem.ts'
import { type ConfigKey, THRESHOLD_NAMES, THRESHOLD_ROWS } from './config.ts'
import { isOfRepository } from './floor.ts'

/** Thresholds that stand side by side, each group from low to emergency: those of all criticalities, and each row. */
export const THRESHOLD_GROUPS: readonly (readonly ConfigKey[])[] = [
  THRESHOLD_NAMES.map((name) => `context_monitor.${name}_threshold` as const),
  ...THRESHOLD_ROWS.map((row) => THRESHOLD_NAMES.map((name) => `context_monitor.thresholds.${row}.${name}` as const)),
]

type Values = Record<string, unknown>
type Origins = Partial<Record<ConfigKey, string>>

interface Resolving {
  readonly config: Values
  readonly origins: Origins
  readonly paths: ReadonlyMap<string, string>
  readonly own: { readonly config: Readonly<Values>; readonly origins: Readonly<Origins> }
}

/**
 * Thresholds count only together: a crossed pair would skip or repeat a tier. Those of the repository go first, and
 * those of the person only where they cross one another.
 */
export function dropUnorderedThresholds(group: readonly ConfigKey[], resolving: Resolving): Problem | null {
  const { config, origins, paths, own } = resolving
  const set = listSet(group, config)
  if (isIncreasing(set, config)) return null
  const cause = `not increasing (${set.map((key) => `${key} = ${config[key]}`).join(', ')})`
  const foreign = set.filter((key) => isOfRepository(origins[key] ?? ''))
  const path = paths.get((foreign.length > 0 ? foreign : set).at(-1) ?? '') ?? 'configuration'
  for (const key of foreign) restore(key, own.config[key], own.origins[key])
  const left = listSet(group, config)
  if (left.length > 0 && isIncreasing(left, config))
    return { code: 'config-not-increasing', path, cause, consequence: 'the thresholds of the person are used' }
  for (const key of left) restore(key, null, undefined)
  return { code: 'config-not-increasing', path, cause }

  function restore(key: ConfigKey, value: unknown, origin: string | undefined): void {
    config[key] = value
    if (origin === undefined) delete origins[key]
    else origins[key] = origin
  }
}

const listSet = (group: readonly ConfigKey[], config: Values) => group.filter((key) => config[key] !== null)

function isIncreasing(keys: readonly ConfigKey[], config: Values): boolean {
  const values = keys.map((key) => config[key] as number)
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
}
