import { fail, print, printJson } from '../files/io/terminal.ts'
import type { JudgedCrossing } from '../report/core/session-export.ts'
import { openCheckpoints } from '../report/examine-checkpoints.ts'
import { hasJournal, readRecentEvents } from '../state/io/journal-store.ts'
import { listCrossings } from '../work/core/verify.ts'
import { describeKept, failCrossings, reportCrossings, verifyExports } from './export-sessions.ts'

/** More events than a journal within reach (its last 64 MiB) can hold. */
const ALL_EVENTS = 1_000_000

/**
 * `verify`: exit 1 when a session crossed CRITICAL without its checkpoint in the journal and on disk. A journal without
 * a crossing has nothing to prove, a clone without a journal cannot prove anything. `from` names exports to judge instead.
 */
export async function verify(root: string, { from, json }: { from?: string[]; json?: boolean }): Promise<void> {
  const asJson = json === true
  if (from !== undefined) return verifyExports(from, asJson)
  if (!hasJournal(root))
    return fail('No journal here to judge: git does not carry it. In a clone: holdfast ci verify --from FILE')
  const crossings = judgeJournal(root)
  const failed = crossings.filter(({ missing }) => missing !== null)
  if (asJson) printJson({ crossings, failed: failed.length })
  else reportCrossings(failed)
  if (failed.length > 0) return failCrossings(failed.length, crossings.length)
  if (!asJson) print(describeKept(crossings.length))
}

function judgeJournal(root: string): JudgedCrossing[] {
  const events = readRecentEvents(root, ALL_EVENTS)
  const examine = openCheckpoints(root, events)
  return listCrossings(events).map(({ sessionId, at, tier, checkpointId }) => {
    const missing = checkpointId === null ? 'no checkpoint was made' : examine(checkpointId).trouble
    return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
  })
}
