import { findHome } from '../files/io/own-places.ts'
import { readSettingsText } from '../files/io/read-text.ts'
import { readScopes } from './core/check-settings.ts'
import type { OtherClient } from './core/client.ts'
import { CLIENT_PLACES } from './core/client-registration.ts'
import { listEnabledPlugins } from './core/hook-entries.ts'
import { planUnregistration } from './core/registration.ts'
import { readSettingsFiles } from './io/settings-files.ts'
import { parseSettings } from './io/settings-text.ts'

/** A person's own registrations for all projects, which still start holdfast in a project after an uninstall there. */
export function listPersonal(root: string, others: readonly OtherClient[]) {
  const home = findHome()
  const places = [
    ['claude', '.claude/settings.json'],
    ...others.map((client) => [client, CLIENT_PLACES[client].settings] as const),
  ] as const
  const registered = places.filter(([, path]) => home !== null && isRegistered(`${home}/${path}`))
  const plugins = listEnabledPlugins(readScopes(readSettingsFiles(root)).scopes).enabled
  return [
    ...registered.map(([client, path]) => ({ where: `~/${path}`, removal: `holdfast uninstall --client ${client} ~` })),
    ...plugins
      .filter((key) => key.startsWith('holdfast@'))
      .map((key) => ({ where: `the plugin ${key}`, removal: `claude plugin uninstall ${key}` })),
  ]
}

function isRegistered(path: string): boolean {
  const file = readSettingsText(path)
  return 'text' in file && planUnregistration(parseSettings(file.text) ?? {}).length > 0
}
