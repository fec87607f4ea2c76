import { readTrackPointer } from '../config/io/track-pointer.ts'
import { readGitFacts } from '../git/io/git-facts.ts'

/** Finds the branch and the active track; each is null where there is none. */
export function findPlace(projectDir: string, cwd: string | null): { branch: string | null; track: string | null } {
  const pointer = readTrackPointer(projectDir)
  return {
    branch: (readGitFacts(cwd ?? projectDir) ?? readGitFacts(projectDir))?.branch ?? null,
    track: pointer !== null && 'trackId' in pointer ? pointer.trackId : null,
  }
}
