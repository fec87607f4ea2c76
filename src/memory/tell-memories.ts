import type { ToolResultInput } from '../client/core/input.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { renderRelatedMemories } from './core/render-memories.ts'
import { findRelatedMemories } from './io/related-memories.ts'
import { claimMemories } from './io/told-memories.ts'

/** Only the first file with memories is told of, each memory once in a session. */
export function tellMemories(projectDir: string, calls: readonly ToolResultInput[]): string {
  const [first] = calls
  // A subagent's context ends with the subagent; the main session would never hear of memories told there.
  if (first === undefined || first.agentId !== null) return ''
  const { memories: told } = readSessionState(projectDir, first.sessionId).state
  for (const { toolName, toolInput } of calls) {
    const payload = { tool_name: toolName, tool_input: toolInput }
    const { path, found } = findRelatedMemories(projectDir, payload, told)
    if (found.length === 0) continue
    return renderRelatedMemories(claimMemories(projectDir, first.sessionId, found), { for: path.slice(-200) })
  }
  return ''
}
