import { createMemory, type MemoryDraft } from '../core/memory/draft.ts'
import type { Memory } from '../core/memory/memory.ts'
import type { Problem } from '../core/problem.ts'
import { readClock } from '../io/clock.ts'
import { appendEvents } from '../io/journal-store.ts'
import { addToIndex, hasMemory } from '../io/memory-index.ts'
import { readManifest } from '../io/memory-lookup.ts'
import { isStored, type SavedMemories, saveMemories } from '../io/memory-store.ts'
import { errorCode } from '../io/read-text.ts'
import { readStoreKey } from '../io/store-key.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { findPlace } from './find-place.ts'

/**
 * Keeps what is worth knowing later. The one way into the store: private spans and secrets are taken out here, whoever
 * calls, and what is kept can be found at once.
 *
 * @param left Ids a process left half done: when the store has them already, they may not have been told of, and now are.
 */
export function keepMemories(
  projectDir: string,
  drafts: readonly MemoryDraft[],
  left: ReadonlySet<string> = new Set(),
): SavedMemories {
  const place = { createdAt: readClock().toISOString(), ...findPlace(projectDir, null) }
  const made = drafts.map((draft) => createMemory(draft, place)).filter((memory) => memory !== null)
  const once = [...new Map(made.map((memory) => [memory.id, memory])).values()]
  const keyBefore = readStoreKey(projectDir)
  // An index from before somebody removed a note still knows what is gone: then the store itself is asked.
  const isCurrent = (readManifest(projectDir)?.key ?? '') === keyBefore
  const known = once.filter(({ id }) => hasMemory(projectDir, id) && (isCurrent || isStored(projectDir, id)))
  const stored = saveMemories(
    projectDir,
    once.filter((memory) => !known.includes(memory)),
  )
  const there = [...known, ...stored.known]
  const saved = [...stored.saved, ...there.filter(({ id }) => left.has(id))]
  const result = { ...stored, saved, known: there.filter(({ id }) => !left.has(id)) }
  if (saved.length === 0) return result
  return { ...result, problems: [...stored.problems, ...record(projectDir, saved, keyBefore)] }
}

/** The memories are stored; what the index and the journal do not take is only told. */
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
