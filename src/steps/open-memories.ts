import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import { createSessionQuery } from '../core/memory/rank.ts'
import type { Problem } from '../core/problem.ts'
import { renderRelatedMemories } from '../core/xml/related-memories.ts'
import { lookUpMemories, readManifest } from '../io/memory-lookup.ts'
import { readStoreKey } from '../io/store-key.ts'
import { claimMemories } from '../io/told-memories.ts'
import { findPlace } from './find-place.ts'

/** What is kept about the branch and the track a session starts on. The index is brought up to date first. */
export async function openMemories(
  projectDir: string,
  config: Config,
  input: SessionStartInput,
  report: (problem: Problem) => void,
): Promise<string> {
  if (readStoreKey(projectDir) !== (readManifest(projectDir)?.key ?? '')) {
    const { refreshIndex } = await import('./refresh-index.ts')
    for (const problem of await refreshIndex(projectDir)) report(problem)
  }
  const { branch, track } = findPlace(projectDir, input.cwd)
  const limit = config['memory.surface.at_start']
  const query = createSessionQuery(branch, track)
  const found = limit === 0 ? [] : lookUpMemories(projectDir, { query, limit, accepts: () => true, wants: () => true })
  const claimed = claimMemories(projectDir, input.sessionId, found)
  return renderRelatedMemories(claimed, { branch, track })
}
