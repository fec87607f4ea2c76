import type { UnknownRecord } from '../../base/core/record.ts'
import { readEdit } from '../core/edit.ts'
import { createEditQuery, isRelevant } from '../core/rank.ts'
import { lookUpMemories } from './memory-lookup.ts'

/** Most memories told in one session; later edits of the session bring up none. */
const MAX_TOLD = 200
/** Most memories told of one write: the surest ones, because the tag has 400 tokens. */
const LIMIT = 3

/** Best first, without those already told. */
export function findRelatedMemories(
  projectDir: string,
  { tool_name, tool_input }: UnknownRecord,
  told: unknown,
): { readonly path: string; readonly found: readonly UnknownRecord[] } {
  const known: readonly unknown[] = Array.isArray(told) ? told : []
  if (known.length >= MAX_TOLD) return { path: '', found: [] }
  const edit = readEdit(projectDir, tool_name, tool_input)
  if (edit === null) return { path: '', found: [] }
  const query = createEditQuery(edit.path, edit.text)
  const wants = ({ id }: UnknownRecord) => !known.includes(id)
  return { path: edit.path, found: lookUpMemories(projectDir, { query, limit: LIMIT, accepts: isRelevant, wants }) }
}
