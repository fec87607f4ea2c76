import { describeKept } from '../core/capture/describe-kept.ts'
import { createMemory, type MemoryDraft } from '../core/memory/draft.ts'
import type { Memory } from '../core/memory/memory.ts'
import type { Problem } from '../core/problem.ts'
import type { SavedMemories } from '../io/memory-store.ts'
import { listWaitingMemories, removeWaitingMemory, saveWaitingMemory } from '../io/pending-memories.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { keepMemories } from './keep-memories.ts'

const NOTHING: SavedMemories = { saved: [], known: [], problems: [] }

/**
 * Keeps drafts so that none is lost: each is written down first and taken off when the store has it. What a killed
 * process or a failing store leaves behind is kept by the next `keepWaiting`.
 *
 * @param tell Leaves the news of what is kept; before it is taken off, so that a kill does not lose them.
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
      // The store says itself what cannot be written.
    }
  }
  const kept = keepMemories(projectDir, drafts, left)
  tell(kept.saved)
  return settle(projectDir, kept)
}

/** Keeps what was written down and never reached the store, or reached it without being told. */
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

/** Keeps what waited, and words for the person what they have not heard of. */
export function describeWaiting(projectDir: string, report: (problem: Problem) => void): string {
  const { saved, problems } = keepWaiting(projectDir)
  problems.forEach(report)
  return saved.length === 0 ? '' : describeKept({ saved, known: [] })
}

/** Writes drafts down for a person to say yes or no to; gives them as they would be kept. */
export function proposeDrafts(projectDir: string, drafts: readonly MemoryDraft[]): Memory[] {
  return drafts.flatMap((draft) => {
    const memory = createMemory(draft, { createdAt: '', branch: null, track: null })
    if (memory !== null) saveWaitingMemory(projectDir, 'proposed', draft)
    return memory ?? []
  })
}

function settle(projectDir: string, kept: SavedMemories): SavedMemories {
  for (const { id } of [...kept.saved, ...kept.known]) removeWaitingMemory(projectDir, 'pending', id)
  return kept
}
