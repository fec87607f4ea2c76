/** A difference between two trees. A mode of `000000` says that the path is on the other side alone. */
export interface TreeChange {
  readonly path: string
  readonly oldMode: string
  readonly newMode: string
  readonly oldObject: string
  readonly newObject: string
  readonly status: string
}

export const ABSENT = '000000'
export const GITLINK = '160000'

const HEADER = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/

/** The output of `diff-tree --raw -z`, and of its kin; null for an output of another form. */
export function parseTreeChanges(text: string): TreeChange[] | null {
  const fields = text.split('\0')
  if (fields.pop() !== '') return null
  const changes: TreeChange[] = []
  for (let at = 0; at < fields.length; at += 2) {
    const [, oldMode, newMode, oldObject, newObject, status] = HEADER.exec(fields[at] ?? '') ?? []
    const path = fields[at + 1]
    if (oldMode === undefined || newMode === undefined || path === undefined) return null
    if (oldObject === undefined || newObject === undefined || status === undefined) return null
    changes.push({ path, oldMode, newMode, oldObject, newObject, status })
  }
  return changes
}

export interface Tree {
  readonly root: string
  readonly head: string | null
}
