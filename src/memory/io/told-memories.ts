import type { UnknownRecord } from '../../base/core/record.ts'
import { updateSessionState } from '../../sessions/io/session-writer.ts'
import { type Memory, parseStoredMemory } from '../core/memory.ts'
import { selectMemories } from '../core/render-memories.ts'

/** Claimed memories count as told, so that no other hook of the session tells them. */
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
