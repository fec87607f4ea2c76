import { openPersonKey } from '../author/io/open-person-key.ts'
import type { Problem } from '../base/core/problem.ts'
import type { Memory } from './core/memory.ts'
import { saveIndex } from './io/memory-index.ts'
import { listMemories, moveFilesToNotes } from './io/memory-store.ts'
import { readStoreKey } from './io/store-key.ts'

/** Limit for a hook, some ten thousand memories, which a hook can read and index in its time. */
const MAX_HOOK_BYTES = 4 << 20

/** Makes the index anew from all stored memories. @throws An error when the index cannot be written. */
export async function rebuildIndex(projectDir: string, tell: (state: string) => void = () => {}) {
  await moveFilesToNotes(projectDir)
  tell('reading the notes')
  const key = readStoreKey(projectDir)
  const { memories, problems } = await listMemories(projectDir)
  tell(`${memories.length} read`)
  saveIndex(projectDir, memories, key)
  return { count: memories.length, problems }
}

/** A store too large for a hook is left to the command. @throws An error when the index cannot be written. */
export async function refreshIndex(projectDir: string): Promise<readonly Problem[]> {
  if (openPersonKey(projectDir) === null) return []
  const key = readStoreKey(projectDir)
  const listing = await listMemories(projectDir, MAX_HOOK_BYTES)
  if (listing === null)
    return [{ code: 'memory-index-old', path: '.holdfast/memory/index.json', cause: 'too much changed for a hook' }]
  saveIndex(projectDir, listing.memories, key)
  return listing.problems
}

/** The stored memories, as `refreshIndex` would index them; null for a store that is left to the command. */
export async function readUnindexed(projectDir: string): Promise<readonly Memory[] | null> {
  return (await listMemories(projectDir, MAX_HOOK_BYTES))?.memories ?? null
}
