import type { Config } from '../core/config/config.ts'
import type { ToolResultInput } from '../core/hook/input.ts'
import { renderRelatedMemories } from '../core/xml/related-memories.ts'
import { findRelatedMemories } from '../io/related-memories.ts'
import { readSessionState } from '../io/session-store.ts'
import { claimMemories } from '../io/told-memories.ts'

/** What is kept about the file that was just changed, each memory once in a session. */
export function tellMemories(projectDir: string, config: Config, input: ToolResultInput): string {
  // A subagent's context ends with it; the main session would never hear of what was told there.
  if (input.agentId !== null) return ''
  const payload = { tool_name: input.toolName, tool_input: input.toolInput }
  const { memories: told } = readSessionState(projectDir, input.sessionId).state
  const { path, found } = findRelatedMemories(projectDir, payload, told, config['memory.surface.limit'])
  return renderRelatedMemories(claimMemories(projectDir, input.sessionId, found), { for: path.slice(-200) })
}
