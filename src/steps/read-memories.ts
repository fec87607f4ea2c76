import { readIndex } from '../io/memory-index.ts'
import { readManifest } from '../io/memory-lookup.ts'
import { listMemories, type MemoryListing } from '../io/memory-store.ts'
import { readStoreKey } from '../io/store-key.ts'

/** Every memory of a project: from the index where that is up to date, which is far quicker, else from where they are stored. */
export async function readMemories(projectDir: string): Promise<MemoryListing> {
  const isCurrent = readManifest(projectDir)?.key === readStoreKey(projectDir)
  const indexed = isCurrent ? readIndex(projectDir) : null
  return indexed === null ? await listMemories(projectDir) : { memories: indexed, problems: [] }
}
