import { isRecord } from '../../base/core/record.ts'
import { type ConfigKey, DEFAULT_CONFIG } from './config.ts'
import { CONFIG_RULES } from './config-rules.ts'

export function isConfigKey(key: string): key is ConfigKey {
  return Object.hasOwn(CONFIG_RULES, key)
}

export function* flatten(
  value: unknown,
  prefix: string | null = null,
  depth = 0,
): Generator<[key: string, value: unknown]> {
  const isValue = prefix !== null && isConfigKey(prefix) && isRecord(DEFAULT_CONFIG[prefix])
  const isTable = isRecord(value) && !isValue && !(value instanceof Date) && depth <= 6
  const entries = isTable ? Object.entries(value) : []
  if (prefix !== null && (!isTable || (entries.length === 0 && isConfigKey(prefix)))) yield [prefix, value]
  for (const [name, item] of entries) {
    const quoted = name === '' ? '""' : name
    yield* flatten(item, prefix === null ? quoted : `${prefix}.${quoted}`, depth + 1)
  }
}
