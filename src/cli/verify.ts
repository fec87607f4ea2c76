import { listCrossings } from '../report/core/crossings.ts'
import { openCheckpoints } from '../report/examine-checkpoints.ts'
import { hasJournal, listUnreadJournal, readRecentEvents } from '../state/io/journal-store.ts'
import { tellVerdict, verifyExports } from './export-sessions.ts'
import { fail } from './terminal.ts'

/**
 * `verify`: exit 1 when a session crossed CRITICAL without its checkpoint in the journal and on disk. A journal without
 * a crossing has nothing to prove, a clone without a journal cannot prove anything. `from` names exports to judge instead.
 */
export async function verify(root: string, { from }: { from?: string[] }): Promise<void> {
  if (from !== undefined) return verifyExports(from)
  if (!hasJournal(root))
    return fail('No journal here to judge: git does not carry it. In a clone: holdfast ci verify --from FILE')
  const events = readRecentEvents(root)
  const examine = openCheckpoints(root, events)
  const crossings = listCrossings(events).map(({ sessionId, at, tier, checkpointId }) => {
    const missing = checkpointId === null ? 'no checkpoint was made' : examine(checkpointId).trouble
    return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
  })
  tellVerdict(crossings, { unreadable: listUnreadJournal(root), consequence: 'a crossing in it may be missed' })
}
