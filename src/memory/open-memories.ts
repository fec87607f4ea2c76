import type { SessionStartInput } from '../client/core/input.ts'
import type { ConfiguredCall } from '../config/core/configured-call.ts'
import { findPlace } from '../guards/find-place.ts'
import { parseStoredMemory } from '../notes/core/memory.ts'
import { readStoreKey } from '../notes/io/store-key.ts'
import { createSessionQuery } from './core/rank.ts'
import { renderRelatedMemories, selectMemories } from './core/render-memories.ts'
import { lookUpMemories, readManifest } from './io/memory-lookup.ts'
import { claimMemories } from './io/told-memories.ts'

/** Memories about the branch and the track a session starts on. A told memory is not told again in this session. */
export async function openMemories(call: ConfiguredCall, input: SessionStartInput): Promise<string> {
  const { place, found } = await findOpening(call)
  return renderRelatedMemories(claimMemories(call.projectDir, input.sessionId, found), place)
}

/** The memories that a session would be told if it started now. */
export async function previewMemories(call: ConfiguredCall): Promise<string> {
  const { place, found } = await findOpening(call)
  const memories = found.map(parseStoredMemory).filter((memory) => memory !== null)
  return renderRelatedMemories(selectMemories(memories), place)
}

/** Brings the index up to date before the lookup. */
async function findOpening({ projectDir, config, report }: ConfiguredCall) {
  if (readStoreKey(projectDir) !== (readManifest(projectDir)?.key ?? '')) {
    const { refreshIndex } = await import('./refresh-index.ts')
    for (const problem of await refreshIndex(projectDir)) report(problem)
  }
  const place = findPlace(projectDir)
  const limit = config['memory.surface.at_start']
  const query = createSessionQuery(place.branch, place.track)
  const found = limit === 0 ? [] : lookUpMemories(projectDir, { query, limit, accepts: () => true, wants: () => true })
  return { place, found }
}
