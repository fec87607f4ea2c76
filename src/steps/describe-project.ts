import type { ProjectFacts } from '../core/xml/project-context.ts'
import { readGitFacts } from '../io/git.ts'
import { readTrackPointer } from '../io/track-pointer.ts'

/** What a session should know of the place it runs in, from git's files and the track pointer. */
export function describeProject(projectDir: string, cwd: string | null): ProjectFacts {
  const git = readGitFacts(cwd ?? projectDir) ?? readGitFacts(projectDir)
  const pointer = readTrackPointer(projectDir)
  return {
    projectId: projectDir.slice(Math.max(projectDir.lastIndexOf('/'), projectDir.lastIndexOf('\\')) + 1),
    root: projectDir,
    branch: git?.branch ?? null,
    head: git?.head ?? null,
    worktree: git?.commonDir ?? null,
    activeTrack: pointer !== null && 'trackId' in pointer ? pointer.trackId : null,
  }
}
