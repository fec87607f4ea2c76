import { listCrossings } from '../report/core/crossings.ts'
import type { JudgedCrossing } from '../report/core/session-export.ts'
import { openCheckpoints } from '../report/examine-checkpoints.ts'
import { hasJournal, listUnreadJournal, readRecentEvents } from '../state/io/journal-store.ts'
import { describeKept, failCrossings, failUnreadable, reportCrossings, verifyExports } from './export-sessions.ts'
import { fail, isJson, print, printJson } from './terminal.ts'

/**
 * `verify`: exit 1 when a session crossed CRITICAL without its checkpoint in the journal and on disk. A journal without
 * a crossing has nothing to prove, a clone without a journal cannot prove anything. `from` names exports to judge instead.
 */
export async function verify(root: string, { from }: { from?: string[] }): Promise<void> {
  if (from !== undefined) return verifyExports(from)
  if (!hasJournal(root))
    return fail('No journal here to judge: git does not carry it. In a clone: holdfast ci verify --from FILE')
  const unreadable = listUnreadJournal(root)
  const crossings = judgeJournal(root)
  const failed = crossings.filter(({ missing }) => missing !== null)
  if (isJson()) printJson({ crossings, failed: failed.length, unreadable })
  else reportCrossings(failed)
  failUnreadable(unreadable, 'a crossing in it may be missed')
  if (failed.length > 0) return failCrossings(failed.length, crossings.length)
  if (unreadable.length === 0 && !isJson()) print(describeKept(crossings.length))
}

function judgeJournal(root: string): JudgedCrossing[] {
  const events = readRecentEvents(root)
  const examine = openCheckpoints(root, events)
  return listCrossings(events).map(({ sessionId, at, tier, checkpointId }) => {
    const missing = checkpointId === null ? 'no checkpoint was made' : examine(checkpointId).trouble
    return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
  })
}
