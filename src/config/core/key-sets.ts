import { type ConfigKey, DEFAULT_CONFIG } from './config.ts'

export type ThresholdKey = Extract<
  ConfigKey,
  `context_monitor.${string}_threshold` | `context_monitor.thresholds.${string}`
>
export const isThreshold = (key: ConfigKey) => /^context_monitor\.(?:\w+_threshold$|thresholds\.)/.test(key)

export type ModeKey = Extract<ConfigKey, `guardrails.modes.${string}`>
export const isMode = (key: ConfigKey) => key.startsWith('guardrails.modes.')

/** One value for all keys that `isMeant` selects, which are those of the type `K`. */
export function recordKeys<K extends ConfigKey, V>(value: V, isMeant: (key: ConfigKey) => boolean): Record<K, V> {
  const keys = (Object.keys(DEFAULT_CONFIG) as ConfigKey[]).filter(isMeant)
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>
}
