import type { Problem } from '../base/core/problem.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import { findPlace } from '../guards/find-place.ts'
import { parseStoredMemory } from '../notes/core/memory.ts'
import { readStoreKey } from '../notes/io/store-key.ts'
import { createSessionQuery } from './core/rank.ts'
import { renderRelatedMemories, selectMemories } from './core/related-memories.ts'
import { lookUpMemories, readManifest } from './io/memory-lookup.ts'
import { claimMemories } from './io/told-memories.ts'

/** Memories about the branch and the track a session starts on. A told memory is not told again in this session. */
export async function openMemories(
  projectDir: string,
  config: Config,
  input: SessionStartInput,
  report: (problem: Problem) => void,
): Promise<string> {
  const { place, found } = await findOpening(projectDir, config, input.cwd, report)
  return renderRelatedMemories(claimMemories(projectDir, input.sessionId, found), place)
}

/** The memories that a session would be told if it started now. */
export async function previewMemories(
  projectDir: string,
  config: Config,
  report: (problem: Problem) => void,
): Promise<string> {
  const { place, found } = await findOpening(projectDir, config, projectDir, report)
  const memories = found.map(parseStoredMemory).filter((memory) => memory !== null)
  return renderRelatedMemories(selectMemories(memories), place)
}

/** Brings the index up to date before the lookup. */
async function findOpening(projectDir: string, config: Config, cwd: string | null, report: (problem: Problem) => void) {
  if (readStoreKey(projectDir) !== (readManifest(projectDir)?.key ?? '')) {
    const { refreshIndex } = await import('./refresh-index.ts')
    for (const problem of await refreshIndex(projectDir)) report(problem)
  }
  const place = findPlace(projectDir, cwd)
  const limit = config['memory.surface.at_start']
  const query = createSessionQuery(place.branch, place.track)
  const found = limit === 0 ? [] : lookUpMemories(projectDir, { query, limit, accepts: () => true, wants: () => true })
  return { place, found }
}
