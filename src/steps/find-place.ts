import { readGitFacts } from '../io/git.ts'
import { readTrackPointer } from '../io/track-pointer.ts'

/** What work is done on: the branch and the active track, each null where there is none. */
export function findPlace(projectDir: string, cwd: string | null): { branch: string | null; track: string | null } {
  const pointer = readTrackPointer(projectDir)
  return {
    branch: (readGitFacts(cwd ?? projectDir) ?? readGitFacts(projectDir))?.branch ?? null,
    track: pointer !== null && 'trackId' in pointer ? pointer.trackId : null,
  }
}
