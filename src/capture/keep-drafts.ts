import { attempt } from '../base/core/attempt.ts'
import type { Problem } from '../base/core/problem.ts'
import { readClock } from '../files/io/clock.ts'
import { errorCode } from '../files/io/read-text.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { createMemory, type MemoryDraft } from '../memory/core/draft.ts'
import type { Memory } from '../memory/core/memory.ts'
import { findPlace } from '../memory/find-place.ts'
import { addToIndex, findMemory } from '../memory/io/memory-index.ts'
import { readManifest } from '../memory/io/memory-lookup.ts'
import { isStored, type SavedMemories, saveMemories } from '../memory/io/memory-store.ts'
import { listWaitingMemories, removeWaitingMemory, saveWaitingMemory } from '../memory/io/pending-memories.ts'
import { readStoreKey } from '../memory/io/store-key.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { describeKept } from './core/describe-kept.ts'

export const NOTHING: SavedMemories = { saved: [], known: [], problems: [] }

/**
 * Each draft is a file until the store has the memory: neither a kill nor a failing store loses it. `tell` writes the
 * news before the files go.
 */
export function keepDrafts(
  projectDir: string,
  drafts: readonly MemoryDraft[],
  tell: (saved: readonly Memory[]) => void = () => {},
): SavedMemories {
  if (drafts.length === 0) return NOTHING
  const left = new Set<string>()
  for (const draft of drafts) {
    // `keepMemories` reports a disk that takes no writes.
    const waiting = attempt(() => saveWaitingMemory(projectDir, 'pending', draft), null)
    if (waiting?.isNew === false) left.add(waiting.id)
  }
  const kept = keepMemories(projectDir, drafts, left)
  tell(kept.saved)
  return settle(projectDir, kept)
}

/** Keeps waiting drafts: those that never reached the store, and those stored before the person was told. */
function keepWaiting(projectDir: string): SavedMemories {
  const waiting = listWaitingMemories(projectDir, 'pending')
  if (waiting.length === 0) return NOTHING
  const drafts = waiting.map(({ draft }) => draft)
  return settle(projectDir, keepMemories(projectDir, drafts, new Set(waiting.map(({ id }) => id))))
}

/** Keeps waiting drafts, and names for the person the memories that no message has told yet. */
export function describeWaiting(projectDir: string, report: (problem: Problem) => void): string {
  const kept = tryWrite({ projectDir, report }, () => keepWaiting(projectDir), '.holdfast/memory/pending') ?? NOTHING
  kept.problems.forEach(report)
  return describeKept(kept.saved)
}

/** Writes down drafts that no store has, for a person to accept or refuse. Returns the memories they would become. */
export function proposeDrafts(projectDir: string, drafts: readonly MemoryDraft[], limit: number): Memory[] {
  const proposed: Memory[] = []
  for (const draft of drafts) {
    if (proposed.length >= limit) break
    const memory = createMemory(draft, { createdAt: '', branch: null, track: null })
    if (memory === null || findMemory(projectDir, memory.id) !== null) continue
    saveWaitingMemory(projectDir, 'proposed', draft)
    proposed.push(memory)
  }
  return proposed
}

function settle(projectDir: string, kept: SavedMemories): SavedMemories {
  for (const { id } of [...kept.saved, ...kept.known]) removeWaitingMemory(projectDir, 'pending', id)
  return kept
}

/**
 * Every caller stores through here, so no secret gets into the store. A stored memory in `left` counts as saved,
 * because perhaps nobody told the person.
 */
function keepMemories(projectDir: string, drafts: readonly MemoryDraft[], left: ReadonlySet<string>): SavedMemories {
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
  const journal = () => {
    for (const { id, namespace, tags, sessionId } of memories) {
      const event = { event: 'memory_captured', memory_id: id, namespace, tags: tags.join(' ') } as const
      appendEvents(projectDir, sessionId, [event])
    }
  }
  tryWrite({ projectDir, report: (problem) => problems.push(problem) }, journal, '.holdfast/events.jsonl')
  return problems
}
