import { isThere } from '../../install/io/install-files.ts'
import { createPage } from '../../report/io/page-file.ts'
import { checkpointNow } from '../../resumption/checkpoint-now.ts'
import { renderHandoffPage } from '../../resumption/core/handoff-page.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'
import { chooseSession } from './choose-session.ts'

/** `handoff`: saves the session and writes a page for a person, who reviews the page before passing it on. */
export async function writeHandoff(
  root: string,
  { session, output }: { readonly session?: string; readonly output?: string },
): Promise<void> {
  const sessionId = chooseSession(root, session, 'hand over')
  if (sessionId === null) return
  // A page that cannot be made leaves no checkpoint behind.
  if (output !== undefined && isThere(output))
    return tellProblems([{ code: 'state-not-writable', path: output, cause: 'it is there already' }])
  const saved = await checkpointNow(root, sessionId)
  if (saved === null) return fail(`Session ${sessionId} has no transcript that can be read, so nothing was saved`)
  const { checkpoint, problems } = saved
  const { checkpointId } = checkpoint
  const written = createPage(output ?? `${root}/handoff-${checkpointId}.md`, renderHandoffPage(checkpoint))
  if ('problem' in written) return tellProblems([written.problem])
  if (isJson()) printJson({ path: written.path, checkpoint_id: checkpointId, session_id: sessionId })
  else
    print(`${written.path}: the work of session ${sessionId}, as of ${checkpointId}. Review it before you pass it on`)
  tellProblems(problems)
}
