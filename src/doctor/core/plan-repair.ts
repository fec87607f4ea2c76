import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { findOwnHook, joinCommand } from '../../client/core/hook-entries.ts'
import { listHookGroups } from '../../client/core/hook-groups.ts'
import { HOOK_EVENTS } from '../../client/core/input.ts'
import { INSTALL_FOLDER, type SettingsEdit } from '../../client/core/registration.ts'

/**
 * Plans removals of our hooks that a new registration would leave standing. Such hooks are copied from a plugin's file,
 * run from another folder, or stand under another hook's event. Foreign hooks stay. The removals go from the last to
 * the first, so that each path is still right at its turn.
 */
export function planStrayRemoval(settings: UnknownRecord): SettingsEdit[] {
  return listHookGroups(settings)
    .flatMap(({ event, index, hooks }): SettingsEdit[] => {
      const stray = hooks.flatMap((hook, place) => (isStray(hook, event) ? [place] : []))
      if (stray.length === hooks.length && stray.length > 0)
        return [{ path: ['hooks', event, index], value: undefined }]
      return stray.map((place) => ({ path: ['hooks', event, index, 'hooks', place], value: undefined }))
    })
    .reverse()
}

function isStray(hook: unknown, event: string): boolean {
  const command = isRecord(hook) ? joinCommand(hook) : ''
  const own = findOwnHook(command)
  return (
    own !== null && (HOOK_EVENTS[own] !== event || !command.replaceAll('}', '').includes(`${INSTALL_FOLDER}/dist/`))
  )
}
