import type { Config } from '../core/config/config.ts'
import type { ToolResultInput } from '../core/hook/input.ts'
import { renderRelatedMemories } from '../core/xml/related-memories.ts'
import { findRelatedMemories } from '../io/related-memories.ts'
import { readSessionState } from '../io/session-store.ts'
import { claimMemories } from '../io/told-memories.ts'

/**
 * What is kept about the files that were just changed, each memory once in a session. The first file that has some is
 * told of.
 */
export function tellMemories(projectDir: string, config: Config, calls: readonly ToolResultInput[]): string {
  const [first] = calls
  // A subagent's context ends with it; the main session would never hear of what was told there.
  if (first === undefined || first.agentId !== null) return ''
  const { memories: told } = readSessionState(projectDir, first.sessionId).state
  for (const { toolName, toolInput } of calls) {
    const payload = { tool_name: toolName, tool_input: toolInput }
    const { path, found } = findRelatedMemories(projectDir, payload, told, config['memory.surface.limit'])
    if (found.length === 0) continue
    return renderRelatedMemories(claimMemories(projectDir, first.sessionId, found), { for: path.slice(-200) })
  }
  return ''
}
