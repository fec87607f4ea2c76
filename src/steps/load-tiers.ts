import type { Tier, Tiers } from '../core/tracks/tier.ts'
import { CORE_FILES, listTaskPaths, listTransientPaths } from '../core/tracks/tier-paths.ts'
import { readTierDocument } from '../io/tier-document.ts'
import { readTrackPointer } from '../io/track-pointer.ts'

/**
 * Loads the tiers in their fixed order: core, the documents of the active track and of no other, the artifacts of one session.
 *
 * @param sessionId Whose artifacts are the transient tier; null for none.
 */
export function loadTiers(projectDir: string, sessionId: string | null): Tiers {
  const pointer = readTrackPointer(projectDir)
  const trackId = pointer !== null && 'trackId' in pointer ? pointer.trackId : null
  const load = (paths: readonly string[]): Tier => {
    const read = paths.map((path) => readTierDocument(projectDir, path))
    return {
      loaded: read.filter((file) => 'text' in file),
      missing: read.filter((file) => 'reason' in file),
    }
  }
  return {
    trackId,
    pointerReason: pointer !== null && 'reason' in pointer ? pointer.reason : null,
    sessionId,
    core: load(CORE_FILES),
    task: load(trackId === null ? [] : listTaskPaths(trackId)),
    transient: load(sessionId === null ? [] : listTransientPaths(sessionId)),
  }
}
