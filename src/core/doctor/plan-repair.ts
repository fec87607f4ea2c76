import { HOOK_EVENTS } from '../hook/input.ts'
import { INSTALL_FOLDER, type SettingsEdit } from '../install/registration.ts'
import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
import { findOwnHook } from './hook-entries.ts'

/** The hook of ours a registered command starts, however it is written down; null for anything else. */
function findOwn(hook: unknown): { readonly command: string; readonly event: string } | null {
  if (!isRecord(hook)) return null
  const args = Array.isArray(hook.args) ? hook.args.map((arg) => stringOf(arg) ?? '') : []
  const command = [stringOf(hook.command) ?? '', ...args].join(' ').slice(0, 4096)
  const own = findOwnHook(command)
  return own === null ? null : { command, event: HOOK_EVENTS[own] }
}

function listGroups(settings: UnknownRecord) {
  const events = isRecord(settings.hooks) ? Object.entries(settings.hooks) : []
  return events.flatMap(([event, groups]) =>
    (Array.isArray(groups) ? groups : []).flatMap((group: unknown, index) =>
      isRecord(group) && Array.isArray(group.hooks) ? [{ event, index, hooks: group.hooks as readonly unknown[] }] : [],
    ),
  )
}

/**
 * The removals of our hooks that registering anew would leave standing: those of a plugin's file copied by hand, those that
 * run from another folder beside the repository's own copy, and those that stand under an event of another hook. Nothing
 * of anybody else is touched. From the last to the first, so that each path is still right when its turn comes.
 */
export function planStrayRemoval(settings: UnknownRecord): SettingsEdit[] {
  return listGroups(settings)
    .flatMap(({ event, index, hooks }): SettingsEdit[] => {
      const stray = hooks.flatMap((hook, place) => (isStray(hook, event) ? [place] : []))
      if (stray.length === hooks.length && stray.length > 0)
        return [{ path: ['hooks', event, index], value: undefined }]
      return stray.map((place) => ({ path: ['hooks', event, index, 'hooks', place], value: undefined }))
    })
    .reverse()
}

function isStray(hook: unknown, event: string): boolean {
  const own = findOwn(hook)
  return own !== null && (own.event !== event || !own.command.replaceAll('}', '').includes(`${INSTALL_FOLDER}/dist/`))
}
