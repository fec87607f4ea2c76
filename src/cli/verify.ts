import { describeProblem } from '../core/describe-problem.ts'
import { type CrossingFinding, listCrossings } from '../core/journal/verify.ts'
import { cleanText } from '../core/text.ts'
import { readCheckpoint } from '../io/checkpoint-store.ts'
import { findFolder } from '../io/install-files.ts'
import { readRecentEvents } from '../io/journal-store.ts'
import { fail, print } from '../io/terminal.ts'

/** More events than a journal within reach (its last 16 MiB) can hold. */
const ALL_EVENTS = 1_000_000

/**
 * `verify`: exit 1 when a session crossed CRITICAL and the checkpoint that demands is not in the journal, or not on disk.
 * A journal without a crossing has nothing to prove.
 */
export function verifyJournal(dir: string, asJson: boolean): void {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const crossings = listCrossings(readRecentEvents(root, ALL_EVENTS)).map((crossing) => ({
    ...crossing,
    missing: describeMissing(root, crossing),
  }))
  const failed = crossings.filter(({ missing }) => missing !== null)
  if (asJson) print(JSON.stringify({ crossings: crossings.map(toWire), failed: failed.length }, null, 2))
  else {
    for (const { sessionId, at, tier, missing } of failed) {
      print(cleanText(`${at} session ${sessionId} reached ${tier.toUpperCase()}: ${missing}`))
    }
    if (failed.length === 0) print(`${crossings.length} crossings of CRITICAL, each with its checkpoint`)
  }
  if (failed.length > 0)
    fail(`${failed.length} of ${crossings.length} crossings are without the checkpoint they demand`)
}

function describeMissing(root: string, { checkpointId }: CrossingFinding): string | null {
  if (checkpointId === null) return 'no checkpoint was made'
  const found = readCheckpoint(root, checkpointId)
  return 'problem' in found ? describeProblem(found.problem) : null
}

function toWire({ sessionId, at, tier, checkpointId, missing }: CrossingFinding & { readonly missing: string | null }) {
  return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
}
