import { isRecord } from '../record.ts'
import type { HookScope } from './hook-entries.ts'

/** Weakest first: what a later one says of a plugin holds. */
const ORDER: readonly HookScope['name'][] = ['user', 'project', 'local', 'managed']

/** The plugins the settings switch on, and those of holdfast that they switch off, by `name@marketplace`. */
export function listEnabledPlugins(scopes: readonly HookScope[]): {
  readonly enabled: readonly string[]
  readonly disabled: readonly string[]
} {
  const states = new Map<string, boolean>()
  for (const name of ORDER) {
    for (const { settings } of scopes.filter((scope) => scope.name === name)) {
      const plugins = isRecord(settings.enabledPlugins) ? Object.entries(settings.enabledPlugins) : []
      for (const [key, value] of plugins.slice(0, 500)) states.set(key, value === true || Array.isArray(value))
    }
  }
  const keys = [...states.keys()].filter((key) => /^[\w.-]{1,100}@[\w.-]{1,100}$/.test(key)).sort()
  return {
    enabled: keys.filter((key) => states.get(key) === true),
    disabled: keys.filter((key) => states.get(key) === false && key.startsWith('holdfast@')),
  }
}
