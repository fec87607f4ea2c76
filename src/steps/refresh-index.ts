import type { Problem } from '../core/problem.ts'
import { saveIndex } from '../io/memory-index.ts'
import { listMemories, moveFilesToNotes } from '../io/memory-store.ts'
import { readStoreKey } from '../io/store-key.ts'

/** Some ten thousand memories: what a hook can read and index in its time. */
const MAX_HOOK_BYTES = 4 << 20

/** Makes the index anew from everything that is stored. @throws when it cannot be written. */
export async function rebuildIndex(
  projectDir: string,
): Promise<{ readonly count: number; readonly problems: readonly Problem[] }> {
  await moveFilesToNotes(projectDir)
  const key = readStoreKey(projectDir)
  const { memories, problems } = await listMemories(projectDir)
  saveIndex(projectDir, memories, key)
  return { count: memories.length, problems }
}

/**
 * Makes the index anew in a hook, where memories came in from elsewhere: a pull, a rebase, another worktree. A store too
 * large for a hook is left to the command.
 *
 * @throws when it cannot be written.
 */
export async function refreshIndex(projectDir: string): Promise<readonly Problem[]> {
  const key = readStoreKey(projectDir)
  const listing = await listMemories(projectDir, MAX_HOOK_BYTES)
  if (listing === null)
    return [{ code: 'memory-index-old', path: '.holdfast/memory/index.json', cause: 'too much changed for a hook' }]
  saveIndex(projectDir, listing.memories, key)
  return listing.problems
}
