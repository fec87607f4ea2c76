import type { Config } from '../core/config/config.ts'
import type { ToolResultInput } from '../core/hook/input.ts'
import { readEdit } from '../core/memory/edit.ts'
import { type Memory, parseStoredMemory } from '../core/memory/memory.ts'
import type { UnknownRecord } from '../core/record.ts'
import { renderRelatedMemories, selectMemories } from '../core/xml/related-memories.ts'
import { findRelatedMemories } from '../io/related-memories.ts'
import { readSessionState } from '../io/session-store.ts'
import { updateSessionState } from '../io/session-writer.ts'

/** What is kept about the file that was just changed, each memory once in a session. */
export function tellMemories(projectDir: string, config: Config, input: ToolResultInput): string {
  const payload = { tool_name: input.toolName, tool_input: input.toolInput }
  const { memories: told } = readSessionState(projectDir, input.sessionId).state
  const found = findRelatedMemories(projectDir, payload, told, config['memory.surface.limit'])
  const claimed = claimMemories(projectDir, input.sessionId, found)
  const edit = readEdit(projectDir, input.toolName, input.toolInput)
  return renderRelatedMemories(claimed, { for: edit?.path.slice(-200) ?? null })
}

/** Of memories from the index those that fit and that no other hook of the session is telling; from now on they are told. */
export function claimMemories(projectDir: string, sessionId: string, found: readonly UnknownRecord[]): Memory[] {
  const fitting = selectMemories(found.map(parseStoredMemory).filter((memory) => memory !== null))
  if (fitting.length === 0) return []
  const claimed = updateSessionState(projectDir, sessionId, (state) => {
    const fresh = fitting.filter(({ id }) => !state.memories.includes(id))
    const memories = [...state.memories, ...fresh.map(({ id }) => id)]
    return fresh.length === 0 ? null : { state: { ...state, memories }, answer: fresh }
  })
  return claimed ?? []
}
