import { describeProblem } from '../core/describe-problem.ts'
import { renderHandoffPage } from '../core/resumption/handoff-page.ts'
import { isSafeName } from '../core/safe-name.ts'
import { cleanText } from '../core/text.ts'
import { findFolder } from '../io/install-files.ts'
import { createPage } from '../io/page-file.ts'
import { findNewestSession } from '../io/session-list.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { checkpointNow } from '../steps/checkpoint-now.ts'

export interface HandoffOptions {
  readonly session?: string
  readonly output?: string
  readonly json?: boolean
}

/** `handoff`: saves the session and writes what it holds as a page for a person, who reviews it before it is passed on. */
export async function writeHandoff(dir: string, { session, output, json }: HandoffOptions): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  if (session !== undefined && !isSafeName(session)) return fail(`"${cleanText(session)}" is not a session id`, 2)
  const sessionId = session ?? findNewestSession(root)
  if (sessionId === null) return fail('No session has run here with holdfast yet, so there is nothing to hand over')
  const { checkpoint, problems } = await checkpointNow(root, sessionId)
  const { checkpointId } = checkpoint
  const written = createPage(output ?? `${root}/handoff-${checkpointId}.md`, renderHandoffPage(checkpoint))
  if ('problem' in written) return fail(cleanText(describeProblem(written.problem)))
  if (json === true) printJson({ path: written.path, checkpoint_id: checkpointId, session_id: sessionId })
  else
    print(`${written.path}: the work of session ${sessionId}, as of ${checkpointId}. Review it before you pass it on`)
  for (const problem of problems) fail(cleanText(describeProblem(problem)))
}
