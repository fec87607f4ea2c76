import { listMemories, type MemoryListing } from '../notes/io/memory-store.ts'
import { readStoreKey } from '../notes/io/store-key.ts'
import { readIndex } from './io/memory-index.ts'
import { readManifest } from './io/memory-lookup.ts'

/** Every memory of a project. A current index answers far quicker than the store. */
export async function readMemories(projectDir: string): Promise<MemoryListing> {
  const isCurrent = readManifest(projectDir)?.key === readStoreKey(projectDir)
  const indexed = isCurrent ? readIndex(projectDir) : null
  return indexed === null ? await listMemories(projectDir) : { memories: indexed, problems: [] }
}
