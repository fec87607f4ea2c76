import type { Call } from '../base/core/call.ts'
import { readTrackPointer } from '../config/io/project-files.ts'
import { lastName } from '../files/core/path-text.ts'
import { hasPage } from '../files/io/read-text.ts'
import { type GitFacts, readGitFacts } from '../git/io/git-facts.ts'
import { findOperation, listOtherWorktrees, readWorkingTree } from '../git/io/git-state.ts'
import { listRunningSessions } from '../sessions/io/session-list.ts'
import { parseOrchestrationNotes } from '../work/core/orchestration.ts'
import { readResumptionSection } from '../work/io/orchestration-file.ts'
import type { ProjectFacts } from './core/project-context.ts'

export interface ProjectQuestion {
  readonly sessionId: string
  /** Workflow file; null where another section tells the phase of the workflow. */
  readonly orchestrationFile: string | null
}

export async function describeProject(call: Call, question: ProjectQuestion): Promise<ProjectFacts> {
  const { projectDir } = call
  const git = call.know(readGitFacts)
  const pointer = call.know(readTrackPointer)
  return {
    projectId: lastName(projectDir),
    root: projectDir,
    branch: git?.branch ?? null,
    head: git?.head ?? null,
    worktree: git?.commonDir ?? null,
    operation: git === null ? null : findOperation(git),
    workingTree: git === null ? null : readWorkingTree(git),
    activeTrack: pointer !== null && 'trackId' in pointer ? pointer.trackId : null,
    phase: await findPhase(call, question.orchestrationFile),
    sessions: findSessions(call, git, question.sessionId),
  }
}

async function findPhase(call: Call, file: string | null): Promise<string | null> {
  if (file === null || !hasPage(call, file)) return null
  const { resumption } = await readResumptionSection(call, file)
  const { phase, status } = parseOrchestrationNotes(resumption)
  return phase !== null && status !== null ? `${phase}, ${status}` : (phase ?? status)
}

function findSessions(call: Call, git: GitFacts | null, ownSession: string): ProjectFacts['sessions'] {
  const here = listRunningSessions(call, call.projectDir, ownSession).map(({ id }) => ({ id, place: null }))
  const elsewhere = (git === null ? [] : listOtherWorktrees(git)).flatMap((place) =>
    listRunningSessions(call, place, ownSession).map(({ id }) => ({ id, place })),
  )
  return [...here, ...elsewhere]
}
