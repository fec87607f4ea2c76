import { isRecord } from '../../base/core/record.ts'
import type { HookScope } from './hook-entries.ts'

/** Scopes from the weakest to the strongest: a later scope overrides an earlier scope. */
const ORDER: readonly HookScope['name'][] = ['user', 'project', 'local', 'managed']

/** Lists the plugins that the settings switch on, and holdfast's switched-off plugins, by `name@marketplace`. */
export function listEnabledPlugins(scopes: readonly HookScope[]) {
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
