import { describeProblem } from '../../base/core/describe-problem.ts'
import { cleanText } from '../../base/core/text.ts'
import { fail, print, printJson } from '../../files/io/terminal.ts'
import { createPage } from '../../install/io/page-file.ts'
import { checkpointNow } from '../../resumption/checkpoint-now.ts'
import { renderHandoffPage } from '../../resumption/core/handoff-page.ts'
import { chooseSession } from './choose-session.ts'

export interface HandoffOptions {
  readonly session?: string
  readonly output?: string
  readonly json?: boolean
}

/** `handoff`: saves the session and writes a page for a person, who reviews the page before passing it on. */
export async function writeHandoff(root: string, { session, output, json }: HandoffOptions): Promise<void> {
  const sessionId = chooseSession(root, session ?? null, 'hand over')
  if (sessionId === null) return
  const { checkpoint, problems } = await checkpointNow(root, sessionId)
  const { checkpointId } = checkpoint
  const written = createPage(output ?? `${root}/handoff-${checkpointId}.md`, renderHandoffPage(checkpoint))
  if ('problem' in written) return fail(cleanText(describeProblem(written.problem)))
  if (json === true) printJson({ path: written.path, checkpoint_id: checkpointId, session_id: sessionId })
  else
    print(`${written.path}: the work of session ${sessionId}, as of ${checkpointId}. Review it before you pass it on`)
  for (const problem of problems) fail(cleanText(describeProblem(problem)))
}
