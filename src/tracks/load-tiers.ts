import type { Call } from '../base/core/call.ts'
import { CORE_FILES, listTaskPaths, listTransientPaths } from '../config/core/tier-paths.ts'
import { readTrackPointer } from '../config/io/project-files.ts'
import type { Tier, Tiers } from './core/document-tiers.ts'
import { readTierDocument } from './io/tier-document.ts'

/** The order is fixed: core, documents of the active track, artifacts of one session, if any. */
export function loadTiers({ projectDir, know }: Call, sessionId: string | null): Tiers {
  const pointer = know(readTrackPointer)
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
