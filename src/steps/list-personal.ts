import type { OtherClient } from '../core/clients/client.ts'
import { readScopes } from '../core/doctor/check-settings.ts'
import { listEnabledPlugins } from '../core/doctor/plugins.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { planUnregistration } from '../core/install/registration.ts'
import { findHome } from '../io/own-places.ts'
import { readTextFile } from '../io/read-text.ts'
import { readSettingsFiles } from '../io/settings-files.ts'
import { parseSettings } from '../io/settings-text.ts'

const MAX_SETTINGS_BYTES = 4 << 20

/** A registration of holdfast that is a person's, and runs in all their projects. */
export interface Personal {
  readonly where: string
  /** The command that takes it out. */
  readonly removal: string
}

/** What still starts holdfast in a project after it was taken out there: registrations in the home folder, and the plugin. */
export function listPersonal(root: string, others: readonly OtherClient[]): Personal[] {
  const home = findHome()
  const places: (Personal & { readonly path: string })[] = [
    {
      where: '~/.claude/settings.json',
      path: '.claude/settings.json',
      removal: 'holdfast uninstall --client claude ~',
    },
    ...others.map((client) => {
      const { settings: path } = CLIENT_PLACES[client]
      return { where: `~/${path}`, path, removal: `holdfast uninstall --client ${client} ~` }
    }),
  ]
  const registered = places.filter(({ path }) => home !== null && isRegistered(`${home}/${path}`))
  const plugins = listEnabledPlugins(readScopes(readSettingsFiles(root), []).scopes).enabled
  return [
    ...registered.map(({ where, removal }) => ({ where, removal })),
    ...plugins
      .filter((key) => key.startsWith('holdfast@'))
      .map((key) => ({ where: `the plugin ${key}`, removal: `claude plugin uninstall ${key}` })),
  ]
}

function isRegistered(path: string): boolean {
  const file = readTextFile(path, MAX_SETTINGS_BYTES, true)
  return 'text' in file && planUnregistration(parseSettings(file.text) ?? {}).length > 0
}
