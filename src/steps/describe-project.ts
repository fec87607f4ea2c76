import { parseOrchestrationNotes } from '../core/resumption/orchestration.ts'
import type { ProjectFacts } from '../core/xml/project-context.ts'
import { type GitFacts, readGitFacts } from '../io/git.ts'
import { findOperation, listOtherWorktrees, readWorkingTree } from '../io/git-state.ts'
import { readResumptionSection } from '../io/orchestration-file.ts'
import { hasProjectFile } from '../io/project-files.ts'
import { listRunningSessions } from '../io/session-list.ts'
import { readTrackPointer } from '../io/track-pointer.ts'

/** Who asks, and where the workflow is described. */
export interface ProjectQuestion {
  readonly cwd: string | null
  readonly sessionId: string
  /** Null where the phase of the workflow is told elsewhere. */
  readonly orchestrationFile: string | null
}

/** What a session should know of the place it runs in, from files: git's, the track pointer, the states of other sessions. */
export async function describeProject(projectDir: string, question: ProjectQuestion): Promise<ProjectFacts> {
  const git = readGitFacts(question.cwd ?? projectDir) ?? readGitFacts(projectDir)
  const pointer = readTrackPointer(projectDir)
  return {
    projectId: projectDir.slice(Math.max(projectDir.lastIndexOf('/'), projectDir.lastIndexOf('\\')) + 1),
    root: projectDir,
    branch: git?.branch ?? null,
    head: git?.head ?? null,
    worktree: git?.commonDir ?? null,
    operation: git === null ? null : findOperation(git),
    workingTree: git === null ? null : readWorkingTree(git),
    activeTrack: pointer !== null && 'trackId' in pointer ? pointer.trackId : null,
    phase: await findPhase(projectDir, question.orchestrationFile),
    sessions: findSessions(projectDir, git, question.sessionId),
  }
}

async function findPhase(projectDir: string, file: string | null): Promise<string | null> {
  if (file === null || !hasProjectFile(projectDir, file)) return null
  const { resumption } = await readResumptionSection(projectDir, file)
  const { phase, status } = parseOrchestrationNotes(resumption)
  return phase !== null && status !== null ? `${phase}, ${status}` : (phase ?? status)
}

function findSessions(projectDir: string, git: GitFacts | null, ownSession: string): ProjectFacts['sessions'] {
  const here = listRunningSessions(projectDir, ownSession).map(({ id }) => ({ id, place: null }))
  const elsewhere = (git === null ? [] : listOtherWorktrees(git)).flatMap((place) =>
    listRunningSessions(place, ownSession).map(({ id }) => ({ id, place })),
  )
  return [...here, ...elsewhere]
}
