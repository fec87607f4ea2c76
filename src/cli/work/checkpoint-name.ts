import { cleanText } from '../../base/core/text.ts'
import { parseCheckpointId } from '../../state/core/checkpoint-id.ts'
import { listCheckpoints } from '../../work/io/checkpoint-store.ts'
import { fail } from '../terminal.ts'

export const SEE_LIST = 'holdfast checkpoint list shows what there is'

/** Whether a checkpoint has this id. A message tells an id of another form from an id that no checkpoint has. */
export function isCheckpointThere(root: string, id: string): boolean {
  if (parseCheckpointId(id) === null) fail(`"${cleanText(id)}" is not a checkpoint id, as cx-001 is; ${SEE_LIST}`, 2)
  else if (listCheckpoints(root).ids.includes(id)) return true
  else fail(`There is no checkpoint "${id}"; ${SEE_LIST}`)
  return false
}
