import { readEdit } from '../core/memory/edit.ts'
import { createEditQuery, isRelevant } from '../core/memory/rank.ts'
import type { UnknownRecord } from '../core/record.ts'
import { lookUpMemories } from './memory-lookup.ts'

/** What was told in one session at most: after that the session has had its say. */
export const MAX_TOLD = 200

/** The memories an edit calls for, as the index has them, best first, without those already told. */
export function findRelatedMemories(
  projectDir: string,
  { tool_name, tool_input }: UnknownRecord,
  told: unknown,
  limit: number,
): UnknownRecord[] {
  const edit = readEdit(projectDir, tool_name, tool_input)
  const known: readonly unknown[] = Array.isArray(told) ? told : []
  if (edit === null || limit < 1 || known.length >= MAX_TOLD) return []
  const query = createEditQuery(edit.path, edit.text)
  return lookUpMemories(projectDir, { query, limit, accepts: isRelevant, wants: ({ id }) => !known.includes(id) })
}
