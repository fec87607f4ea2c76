import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

/** Groups of hooks in settings of any client. Values of another form are passed over. */
export function listHookGroups({ hooks }: UnknownRecord) {
  return Object.entries(isRecord(hooks) ? hooks : {}).flatMap(([event, groups]) =>
    (Array.isArray(groups) ? groups : []).flatMap((group: unknown, index) =>
      isRecord(group) && Array.isArray(group.hooks) ? [{ event, index, group, hooks: group.hooks as unknown[] }] : [],
    ),
  )
}
