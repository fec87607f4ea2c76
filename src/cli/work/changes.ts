import { type Call, openCall } from '../../base/core/call.ts'
import { redactData } from '../../base/core/redact.ts'
import { findProjectPath } from '../../files/core/path-text.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { listUncommitted } from '../../git/io/tree-paths.ts'
import { createBriefing } from '../../resumption/core/briefing.ts'
import { recordSession } from '../../resumption/left-work.ts'
import { lookAtSession } from '../../resumption/look-at-session.ts'
import { listSessionChanges, renderSessionChanges } from '../../work/core/session-changes.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'
import { chooseSession } from './choose-session.ts'

/** `checkpoint changes`: the files, commits and checks of a session, by its record and git. The call saves nothing. */
export function showChanges({ dir: root, session }: { readonly dir: string; readonly session?: string }): void {
  const sessionId = chooseSession(root, session, 'sum up')
  if (sessionId === null) return
  const call = openCall(root, (problem) => tellProblems([problem], 0))
  const found = lookAtSession(call, sessionId)
  if (found === null) return fail(`Nothing of session "${sessionId}" can be read as yours; doctor says what is wrong`)
  const { workState } = recordSession(call, found).told
  const changes = listSessionChanges(workState, listUncommittedHere(call), createBriefing(workState))
  if (isJson()) return printJson({ session_id: sessionId, branch: found.branch, ...changes })
  const branch = found.branch === null ? '' : ` on ${found.branch}`
  print(`Session ${sessionId}${branch}, by its record and git\n${renderSessionChanges(changes)}`)
}

/** Uncommitted files of the project, relative to it; null where git does not tell. */
function listUncommittedHere({ projectDir }: Call): string[] | null {
  const root = findGitRoot(projectDir)
  const paths = root === null ? null : listUncommitted(root, true)
  if (paths === null) return null
  return redactData(paths.flatMap((path) => findProjectPath(`${root}/${path}`, projectDir) ?? [])) as string[]
}
