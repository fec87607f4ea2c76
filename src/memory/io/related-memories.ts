import type { UnknownRecord } from '../../base/core/record.ts'
import { readEdit } from '../core/edit.ts'
import { createEditQuery, isRelevant } from '../core/rank.ts'
import { lookUpMemories } from './memory-lookup.ts'

/** Most memories told in one session; later edits of the session bring up none. */
const MAX_TOLD = 200
/** The default of `memory.surface.limit`; a test holds both equal. */
export const STANDARD_LIMIT = 3

/** Best first, without those already told. Another `limit` than a number means `STANDARD_LIMIT`. */
export function findRelatedMemories(
  projectDir: string,
  { tool_name, tool_input }: UnknownRecord,
  told: unknown,
  limit: unknown,
): { readonly path: string; readonly found: readonly UnknownRecord[] } {
  const known: readonly unknown[] = Array.isArray(told) ? told : []
  const most = typeof limit === 'number' ? limit : STANDARD_LIMIT
  if (most < 1 || known.length >= MAX_TOLD) return { path: '', found: [] }
  const edit = readEdit(projectDir, tool_name, tool_input)
  if (edit === null) return { path: '', found: [] }
  const query = createEditQuery(edit.path, edit.text)
  const wants = ({ id }: UnknownRecord) => !known.includes(id)
  return { path: edit.path, found: lookUpMemories(projectDir, { query, limit: most, accepts: isRelevant, wants }) }
}
