import type { Problem } from '../base/core/problem.ts'
import { readClock } from '../files/io/clock.ts'
import { errorCode } from '../files/io/read-text.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { findPlace } from '../memory/find-place.ts'
import { addToIndex, findMemory } from '../memory/io/memory-index.ts'
import { readManifest } from '../memory/io/memory-lookup.ts'
import { createMemory, type MemoryDraft } from '../notes/core/draft.ts'
import type { Memory } from '../notes/core/memory.ts'
import { isStored, type SavedMemories, saveMemories } from '../notes/io/memory-store.ts'
import { readStoreKey } from '../notes/io/store-key.ts'
import { appendEvents } from '../state/io/journal-store.ts'

/**
 * Saves drafts as memories and indexes them at once. Every caller stores memories through `keepMemories`, so no private
 * span and no secret gets into the store.
 *
 * @param left Ids that a process left half done. A stored memory among them counts as saved, because perhaps no message
 *   told the person.
 */
export function keepMemories(
  projectDir: string,
  drafts: readonly MemoryDraft[],
  left: ReadonlySet<string> = new Set(),
): SavedMemories {
  const place = { createdAt: readClock().toISOString(), ...findPlace(projectDir) }
  const made = drafts.map((draft) => createMemory(draft, place)).filter((memory) => memory !== null)
  const once = [...new Map(made.map((memory) => [memory.id, memory])).values()]
  const keyBefore = readStoreKey(projectDir)
  // An index older than the store may still list a removed note: then `isStored` asks the store itself.
  const isCurrent = (readManifest(projectDir)?.key ?? '') === keyBefore
  const known = once
    .map(({ id }) => findMemory(projectDir, id))
    .filter((memory) => memory !== null)
    .filter(({ id }) => isCurrent || isStored(projectDir, id))
  const ids = new Set(known.map(({ id }) => id))
  const stored = saveMemories(
    projectDir,
    once.filter(({ id }) => !ids.has(id)),
  )
  const there = [...known, ...stored.known]
  const saved = [...stored.saved, ...there.filter(({ id }) => left.has(id))]
  const result = { ...stored, saved, known: there.filter(({ id }) => !left.has(id)) }
  if (saved.length === 0) return result
  return { ...result, problems: [...stored.problems, ...record(projectDir, saved, keyBefore)] }
}

/** Adds stored memories to index and journal. A failure of either is only a problem to report. */
function record(projectDir: string, memories: readonly Memory[], keyBefore: string): Problem[] {
  const problems: Problem[] = []
  try {
    addToIndex(projectDir, memories, keyBefore)
  } catch (error) {
    problems.push({ code: 'memory-index-old', path: '.holdfast/memory/index.json', cause: errorCode(error) })
  }
  try {
    for (const { id, namespace, tags, sessionId } of memories) {
      const event = { event: 'memory_captured', memory_id: id, namespace, tags: tags.join(' ') } as const
      appendEvents(projectDir, sessionId, [event])
    }
  } catch (error) {
    problems.push(createWriteProblem(projectDir, error, '.holdfast/events.jsonl'))
  }
  return problems
}
