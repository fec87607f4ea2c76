import { isSafeName } from '../../base/core/safe-name.ts'
import { cleanText } from '../../base/core/text.ts'
import { fail } from '../../files/io/terminal.ts'
import { findTranscripts } from '../../recall/find-transcripts.ts'
import { findNewestSession, listSessions } from '../../state/io/session-list.ts'

/**
 * The session that a command saves: the named one, else the one that started last. Null after a message. A session
 * without a state counts by its transcript: hooks may be put in while it runs.
 */
export function chooseSession(root: string, named: string | null, purpose: string): string | null {
  if (named !== null && !isSafeName(named)) {
    fail(`"${cleanText(named)}" is not a session id`, 2)
    return null
  }
  const chosen = named ?? findNewestSession(root)
  if (chosen === null) {
    fail(`No session has run here with holdfast yet, so there is nothing to ${purpose}`)
    return null
  }
  if (named === null || listSessions(root).includes(named)) return chosen
  if (findTranscripts(root).some(({ sessionId }) => sessionId === named)) return chosen
  fail(`No session "${named}" has run here; holdfast status names the newest`)
  return null
}
