import { type Memory, parseStoredMemory } from '../core/memory/memory.ts'
import type { UnknownRecord } from '../core/record.ts'
import { selectMemories } from '../core/xml/related-memories.ts'
import { updateSessionState } from './session-writer.ts'

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
