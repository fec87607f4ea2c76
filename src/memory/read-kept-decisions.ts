import type { Call } from '../base/core/call.ts'
import { hasMemoryIndex } from '../config/io/project-files.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { type Memory, parseStoredMemory } from './core/memory.ts'
import { createSessionQuery } from './core/rank.ts'
import { findPlace } from './find-place.ts'
import { lookUpMemories } from './io/memory-lookup.ts'

/** More decisions than a summary keeps. */
const MAX_DECISIONS = 12

/**
 * The decisions that the person's hooks and commands kept during a session, the oldest first. Commands know no session,
 * so theirs count from the session's start on.
 */
export function readKeptDecisions(
  { projectDir }: Call,
  sessionId: string,
  { startedAt }: Pick<SessionState, 'startedAt'>,
): Memory[] {
  if (!hasMemoryIndex(projectDir)) return []
  const { branch, track } = findPlace(projectDir)
  const wants = (wire: Readonly<Record<string, unknown>>) => {
    const { namespace, session = null, created } = wire
    if (namespace !== 'decisions' || wire.own !== true) return false
    return session === sessionId || (session === null && startedAt !== null && String(created) >= startedAt)
  }
  const query = createSessionQuery(branch, track)
  const found = lookUpMemories(projectDir, { query, limit: MAX_DECISIONS, accepts: () => true, wants })
  const memories = found.map(parseStoredMemory).filter((memory) => memory !== null)
  return memories.sort((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? -1 : 1))
}
