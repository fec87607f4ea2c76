import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

/** A group of hooks in a settings file. `index` is its place under the event. */
export interface HookGroup {
  readonly event: string
  readonly index: number
  readonly group: UnknownRecord
  readonly hooks: readonly unknown[]
}

/** Lists the groups of hooks in settings of any client. Values of another form are passed over. */
export function listHookGroups({ hooks }: UnknownRecord): HookGroup[] {
  return Object.entries(isRecord(hooks) ? hooks : {}).flatMap(([event, groups]) =>
    (Array.isArray(groups) ? groups : []).flatMap((group: unknown, index) =>
      isRecord(group) && Array.isArray(group.hooks) ? [{ event, index, group, hooks: group.hooks }] : [],
    ),
  )
}
