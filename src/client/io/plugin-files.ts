import { isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { readText } from '../../files/io/read-text.ts'
import type { HookScope } from '../core/hook-entries.ts'

const MAX_PLUGIN_BYTES = 4 << 20

export type BrokenPlugin = Readonly<Record<'key' | 'cause', string>>

/** Reads the hooks of the enabled plugins as the client finds them. `broken` lists plugins the client cannot load. */
export function readPluginScopes(clientDir: string, projectDir: string, enabled: readonly string[]) {
  const lists = {
    installed: readRecord(`${clientDir}/plugins/installed_plugins.json`),
    marketplaces: readRecord(`${clientDir}/plugins/known_marketplaces.json`),
  }
  const scopes: HookScope[] = []
  const broken: BrokenPlugin[] = []
  for (const key of enabled) {
    const root = findPluginRoot(key, projectDir, lists)
    const hooks = root === null ? 'it is not installed' : readHooks(root)
    if (root === null || typeof hooks === 'string') broken.push({ key, cause: String(hooks) })
    else {
      const scope = { name: 'plugin', label: `plugin ${key}`, pluginRoot: root, pluginKey: key } as const
      for (const settings of hooks) scopes.push({ ...scope, settings })
    }
  }
  return { scopes, broken }
}

/** The client runs a plugin of a folder marketplace there, not from its copy (measured, 2.1.329). */
function findPluginRoot(
  key: string,
  projectDir: string,
  { installed, marketplaces }: Readonly<Record<'installed' | 'marketplaces', UnknownRecord | null>>,
): string | null {
  const at = key.lastIndexOf('@')
  const [name, market] = [key.slice(0, at), key.slice(at + 1)]
  const known = isRecord(marketplaces?.[market]) ? marketplaces[market] : {}
  const source = isRecord(known.source) ? known.source.source : null
  const location = stringOf(known.installLocation)
  if (source === 'directory' && location !== null) return findInMarketplace(location, name)
  const plugins = isRecord(installed?.plugins) ? installed.plugins : {}
  const copies = Array.isArray(plugins[key]) ? plugins[key].filter(isRecord) : []
  const copy =
    copies.find((item) => item.projectPath === projectDir) ?? copies.find((item) => item.projectPath === undefined)
  return stringOf(copy?.installPath)
}

function findInMarketplace(location: string, name: string): string | null {
  const list = readRecord(`${location}/.claude-plugin/marketplace.json`)?.plugins
  const plugin = Array.isArray(list) ? list.filter(isRecord).find((item) => item.name === name) : undefined
  const source = stringOf(plugin?.source)
  if (source === null || source.includes('..')) return null
  return `${location}/${source.replace(/^\.\/?/, '')}`.replace(/(?<!\/)\/+$/, '')
}

function readHooks(root: string): UnknownRecord[] | string {
  const manifest = readText(`${root}/.claude-plugin/plugin.json`, MAX_PLUGIN_BYTES, true)
  const standard = readText(`${root}/hooks/hooks.json`, MAX_PLUGIN_BYTES, true)
  if (manifest === null && standard === null) return `it has no manifest in ${root}`
  const settings: UnknownRecord[] = []
  const named = manifest === null ? {} : parseJsonRecord(manifest)
  if (named === null) return `its manifest in ${root} is not JSON`
  const wanted = Array.isArray(named.hooks) ? named.hooks : [named.hooks]
  for (const item of wanted) {
    if (isRecord(item)) settings.push({ hooks: item })
    if (typeof item !== 'string') continue
    const file = readRecord(`${root}/${item.replace(/^\.\//, '')}`)
    if (!item.startsWith('./') || item.includes('..') || file === null) return `its hooks file "${item}" cannot be read`
    settings.push(file)
  }
  if (standard !== null) {
    const file = parseJsonRecord(standard)
    if (file === null) return 'its hooks/hooks.json is not JSON'
    settings.push(file)
  }
  return settings
}

const readRecord = (path: string): UnknownRecord | null => parseJsonRecord(readText(path, MAX_PLUGIN_BYTES, true) ?? '')
