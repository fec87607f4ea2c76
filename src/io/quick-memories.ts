import { addContext } from '../core/hook/output.ts'
import type { UnknownRecord } from '../core/record.ts'
import { renderRelatedMemories } from '../core/xml/related-memories.ts'
import { claimMemories } from './told-memories.ts'
import { writeOut } from './write-out.ts'

/**
 * Answers with memories, when that is all there is to tell. The full look does the same at four times the cost.
 *
 * @returns false when they could not be noted as told: the full look reports that.
 */
export function tellQuietly(
  projectDir: string,
  sessionId: string,
  path: string,
  found: readonly UnknownRecord[],
): boolean {
  try {
    const text = renderRelatedMemories(claimMemories(projectDir, sessionId, found), { for: path.slice(-200) })
    if (text !== '') writeOut(1, addContext('PostToolUse', text))
    return true
  } catch {
    return false
  }
}
