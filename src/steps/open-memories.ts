import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import { parseStoredMemory } from '../core/memory/memory.ts'
import { createSessionQuery } from '../core/memory/rank.ts'
import type { Problem } from '../core/problem.ts'
import { renderRelatedMemories, selectMemories } from '../core/xml/related-memories.ts'
import { lookUpMemories, readManifest } from '../io/memory-lookup.ts'
import { readStoreKey } from '../io/store-key.ts'
import { claimMemories } from '../io/told-memories.ts'
import { findPlace } from './find-place.ts'

/** What is kept about the branch and the track a session starts on. What is told is not told again in this session. */
export async function openMemories(
  projectDir: string,
  config: Config,
  input: SessionStartInput,
  report: (problem: Problem) => void,
): Promise<string> {
  const { place, found } = await findOpening(projectDir, config, input.cwd, report)
  return renderRelatedMemories(claimMemories(projectDir, input.sessionId, found), place)
}

/** What a session that starts now would be told of it. */
export async function previewMemories(
  projectDir: string,
  config: Config,
  report: (problem: Problem) => void,
): Promise<string> {
  const { place, found } = await findOpening(projectDir, config, projectDir, report)
  const memories = found.map(parseStoredMemory).filter((memory) => memory !== null)
  return renderRelatedMemories(selectMemories(memories), place)
}

/** The index is brought up to date first. */
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
