import { cleanText } from '../../base/core/text.ts'
import { findTranscripts } from '../../recall/find-transcripts.ts'
import { parseCheckpointId } from '../../sessions/core/checkpoint-id.ts'
import { findNewestSession, listSessions } from '../../sessions/io/session-list.ts'
import { listCheckpoints } from '../../work/io/checkpoint-store.ts'
import { fail } from '../terminal.ts'

/**
 * The named session, else the one that started last; null after a message. Hooks may be put in while a session runs.
 */
export function chooseSession(root: string, named: string | undefined, purpose: string): string | null {
  const chosen = findSessionOption(root, named)
  if (chosen === null) fail(`No session has run here with holdfast yet, so there is nothing to ${purpose}`)
  return chosen || null
}

/** The named session, else the one that started last, or null where none has. False after a message. */
export function findSessionOption(root: string, named: string | undefined): string | null | false {
  if (named === undefined) return findNewestSession(root)
  return hasRun(root, named) ? named : false
}

/** Whether a session begins with these characters. `others` are ids that stand elsewhere than in the state. */
export function isSessionKnown(root: string, start: string, others: readonly (string | null)[]): boolean {
  const ids = [...others, ...listSessions(root), ...findTranscripts(root).map(({ sessionId }) => sessionId)]
  if (ids.some((id) => id?.startsWith(start) === true)) return true
  fail(`No session "${cleanText(start)}" has run here; holdfast status names the newest`)
  return false
}

function hasRun(root: string, named: string): boolean {
  if (listSessions(root).includes(named)) return true
  if (findTranscripts(root).some(({ sessionId }) => sessionId === named)) return true
  fail(`No session "${named}" has run here; holdfast status names the newest`)
  return false
}

export const SEE_LIST = 'holdfast checkpoint list shows what there is'

/** Whether a checkpoint has this id. A message tells an id of another form from an id that no checkpoint has. */
export function isCheckpointThere(root: string, id: string): boolean {
  if (parseCheckpointId(id) === null) fail(`"${cleanText(id)}" is not a checkpoint id, as cx-001 is; ${SEE_LIST}`, 2)
  else if (listCheckpoints(root).ids.includes(id)) return true
  else fail(`There is no checkpoint "${id}"; ${SEE_LIST}`)
  return false
}
