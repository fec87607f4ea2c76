import type { Problem } from '../base/core/problem.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { findMemory } from '../memory/io/memory-index.ts'
import { createMemory, type MemoryDraft } from '../notes/core/draft.ts'
import type { Memory } from '../notes/core/memory.ts'
import type { SavedMemories } from '../notes/io/memory-store.ts'
import { listWaitingMemories, removeWaitingMemory, saveWaitingMemory } from '../notes/io/pending-memories.ts'
import { describeKept } from './core/describe-kept.ts'
import { keepMemories } from './keep-memories.ts'

const NOTHING: SavedMemories = { saved: [], known: [], problems: [] }

/**
 * Keeps drafts so that none is lost: `keepDrafts` writes each draft to a file and removes the file when the store has
 * the memory. The next `keepWaiting` keeps the drafts that a killed process or a failing store leaves behind.
 *
 * @param tell Writes the news of saved memories before the files go, so that a kill does not lose the news.
 */
export function keepDrafts(
  projectDir: string,
  drafts: readonly MemoryDraft[],
  tell: (saved: readonly Memory[]) => void = () => {},
): SavedMemories {
  if (drafts.length === 0) return NOTHING
  const left = new Set<string>()
  for (const draft of drafts) {
    try {
      const waiting = saveWaitingMemory(projectDir, 'pending', draft)
      if (waiting?.isNew === false) left.add(waiting.id)
    } catch {
      // `keepMemories` reports a disk that takes no writes.
    }
  }
  const kept = keepMemories(projectDir, drafts, left)
  tell(kept.saved)
  return settle(projectDir, kept)
}

/** Keeps waiting drafts: those that never reached the store, and those stored before the person was told. */
function keepWaiting(projectDir: string): SavedMemories {
  try {
    const waiting = listWaitingMemories(projectDir, 'pending')
    if (waiting.length === 0) return NOTHING
    const drafts = waiting.map(({ draft }) => draft)
    return settle(projectDir, keepMemories(projectDir, drafts, new Set(waiting.map(({ id }) => id))))
  } catch (error) {
    const path = '.holdfast/memory/pending'
    return { ...NOTHING, problems: [createWriteProblem(projectDir, error, path)] }
  }
}

/** Keeps waiting drafts, and names for the person the memories that no message has told yet. */
export function describeWaiting(projectDir: string, report: (problem: Problem) => void): string {
  const { saved, problems } = keepWaiting(projectDir)
  problems.forEach(report)
  return saved.length === 0 ? '' : describeKept({ saved, known: [] })
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
