import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

/**
 * Lists the groups of hooks in settings of any client, each with its place under its event. Values of another form are
 * passed over.
 */
export function listHookGroups({ hooks }: UnknownRecord) {
  return Object.entries(isRecord(hooks) ? hooks : {}).flatMap(([event, groups]) =>
    (Array.isArray(groups) ? groups : []).flatMap((group: unknown, index) =>
      isRecord(group) && Array.isArray(group.hooks) ? [{ event, index, group, hooks: group.hooks as unknown[] }] : [],
    ),
  )
}
