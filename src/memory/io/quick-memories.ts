import type { UnknownRecord } from '../../base/core/record.ts'
import { addContext } from '../../client/core/output.ts'
import { writeOut } from '../../files/io/write-out.ts'
import { renderRelatedMemories } from '../core/render-memories.ts'
import { claimMemories } from './told-memories.ts'

/** The full look does the same at four times the cost. False when the memories could not be noted as told. */
export function tellQuietly(projectDir: string, sessionId: string, path: string, found: readonly UnknownRecord[]) {
  try {
    const text = renderRelatedMemories(claimMemories(projectDir, sessionId, found), { for: path.slice(-200) })
    if (text !== '') writeOut(1, addContext('PostToolUse', text))
    return true
  } catch {
    return false
  }
}
