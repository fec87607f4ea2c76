import { readIndex } from './io/memory-index.ts'
import { readManifest } from './io/memory-lookup.ts'
import { listMemories, listStrangers, type MemoryListing } from './io/memory-store.ts'
import { readStoreKey } from './io/store-key.ts'

/** Memories in files of somebody else stand last. A current index answers far quicker than the store. */
export async function readMemories(projectDir: string): Promise<MemoryListing> {
  const isCurrent = readManifest(projectDir)?.key === readStoreKey(projectDir)
  const indexed = isCurrent ? readIndex(projectDir) : null
  const { memories, problems } = indexed === null ? await listMemories(projectDir) : { memories: indexed, problems: [] }
  const known = new Set(memories.map(({ id }) => id))
  const strangers = (await listStrangers(projectDir)).filter(({ id }) => !known.has(id))
  return { memories: [...memories, ...strangers], problems }
}
