import type { SessionStartInput } from '../client/core/input.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { parseStoredMemory } from './core/memory.ts'
import { createSessionQuery } from './core/rank.ts'
import { renderRelatedMemories, selectMemories } from './core/render-memories.ts'
import { rankUnindexed } from './core/segment.ts'
import { findPlace } from './find-place.ts'
import { lookUpMemories, readManifest } from './io/memory-lookup.ts'
import { readStoreKey } from './io/store-key.ts'
import { claimMemories } from './io/told-memories.ts'

/** Most memories told at a start: the newest of the branch and the track. */
const LIMIT = 5

/** Memories about the branch and the track a session starts on. A told memory is not told again in this session. */
export async function openMemories(call: ConfiguredCall, input: SessionStartInput): Promise<string> {
  const { projectDir, report } = call
  if (isOutdated(projectDir)) {
    const { refreshIndex } = await import('./refresh-index.ts')
    for (const problem of await refreshIndex(projectDir)) report(problem)
  }
  const { place, lookup } = planOpening(call)
  const found = lookUpMemories(projectDir, lookup)
  return renderRelatedMemories(claimMemories(projectDir, input.sessionId, found), place)
}

/** The preview writes no index: memories that the index lacks are ranked as the index would rank them. */
export async function previewMemories(call: ConfiguredCall): Promise<string> {
  const { projectDir } = call
  const { place, lookup } = planOpening(call)
  const { readUnindexed } = await import('./refresh-index.ts')
  const memories = isOutdated(projectDir) ? await readUnindexed(projectDir) : null
  const found =
    memories === null ? lookUpMemories(projectDir, lookup).map(parseStoredMemory) : rankUnindexed(memories, lookup)
  return renderRelatedMemories(selectMemories(found.filter((memory) => memory !== null)), place)
}

const isOutdated = (projectDir: string) => readStoreKey(projectDir) !== (readManifest(projectDir)?.key ?? '')

function planOpening({ projectDir }: ConfiguredCall) {
  const place = findPlace(projectDir)
  const query = createSessionQuery(place.branch, place.track)
  return { place, lookup: { query, limit: LIMIT, accepts: () => true, wants: () => true } }
}
