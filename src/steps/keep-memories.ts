import { createMemory, type MemoryDraft } from '../core/memory/memory.ts'
import { isSafeName } from '../core/safe-name.ts'
import { readClock } from '../io/clock.ts'
import { type SavedMemories, saveMemories } from '../io/memory-store.ts'
import { describeProject } from './describe-project.ts'

/**
 * Keeps what is worth knowing later. The one way into the store: private spans and secrets are taken out here, whoever
 * calls, and what is kept can be found at once.
 */
export function keepMemories(projectDir: string, drafts: readonly MemoryDraft[]): SavedMemories {
  const { branch, activeTrack } = describeProject(projectDir, null)
  const track = isSafeName(activeTrack) ? activeTrack : null
  const place = { createdAt: readClock().toISOString(), branch, track }
  const made = drafts.map((draft) => createMemory(draft, place)).filter((memory) => memory !== null)
  const memories = [...new Map(made.map((memory) => [memory.id, memory])).values()]
  return saveMemories(projectDir, memories)
}
