import { createMemory, type MemoryDraft } from '../core/memory/draft.ts'
import type { Memory } from '../core/memory/memory.ts'
import type { SavedMemories } from '../io/memory-store.ts'
import { listWaitingMemories, removeWaitingMemory, saveWaitingMemory } from '../io/pending-memories.ts'
import { errorCode } from '../io/read-text.ts'
import { keepMemories } from './keep-memories.ts'

const NOTHING: SavedMemories = { saved: [], known: [], problems: [] }

/**
 * Keeps drafts so that none is lost: each is written down first and taken off when the store has it. What a killed
 * process or a failing store leaves behind is kept by the next `keepWaiting`.
 */
export function keepDrafts(projectDir: string, drafts: readonly MemoryDraft[]): SavedMemories {
  if (drafts.length === 0) return NOTHING
  for (const draft of drafts) {
    try {
      saveWaitingMemory(projectDir, 'pending', draft)
    } catch {
      // The store says itself what cannot be written.
    }
  }
  return settle(projectDir, keepMemories(projectDir, drafts))
}

/** Keeps what was written down and never reached the store. */
export function keepWaiting(projectDir: string): SavedMemories {
  try {
    const waiting = listWaitingMemories(projectDir, 'pending')
    if (waiting.length === 0) return NOTHING
    return settle(
      projectDir,
      keepMemories(
        projectDir,
        waiting.map(({ draft }) => draft),
      ),
    )
  } catch (error) {
    const path = '.holdfast/memory/pending'
    return { ...NOTHING, problems: [{ code: 'state-not-writable', path, cause: errorCode(error) }] }
  }
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
