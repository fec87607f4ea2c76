import { describeProblem } from '../base/core/describe-problem.ts'
import { cleanText } from '../base/core/text.ts'
import { fail, print, printJson } from '../files/io/terminal.ts'
import { findFolder } from '../settings/io/install-files.ts'
import { parseCheckpointId } from '../state/core/checkpoint-id.ts'
import { readRecentEvents } from '../state/io/journal-store.ts'
import { type CrossingFinding, findRemovedThrough, listCrossings } from '../work/core/verify.ts'
import { readCheckpoint } from '../work/io/checkpoint-store.ts'

/** More events than a journal within reach (its last 64 MiB) can hold. */
const ALL_EVENTS = 1_000_000

/**
 * `verify`: exit 1 when a session crossed CRITICAL without its checkpoint in the journal and on disk. A journal without
 * a crossing has nothing to prove. A checkpoint that retention removed counts as present.
 */
export function verifyJournal(dir: string, asJson: boolean): void {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const events = readRecentEvents(root, ALL_EVENTS)
  const removedThrough = findRemovedThrough(events)
  const crossings = listCrossings(events).map((crossing) => ({
    ...crossing,
    missing: describeMissing(root, crossing, removedThrough),
  }))
  const failed = crossings.filter(({ missing }) => missing !== null)
  if (asJson) printJson({ crossings: crossings.map(toWire), failed: failed.length })
  else {
    for (const { sessionId, at, tier, missing } of failed) {
      print(cleanText(`${at} session ${sessionId} reached ${tier.toUpperCase()}: ${missing}`))
    }
    if (failed.length === 0) print(`${crossings.length} crossings of CRITICAL, each with its checkpoint`)
  }
  if (failed.length > 0)
    fail(`${failed.length} of ${crossings.length} crossings are without the checkpoint they demand`)
}

function describeMissing(root: string, { checkpointId }: CrossingFinding, removedThrough: number): string | null {
  if (checkpointId === null) return 'no checkpoint was made'
  const found = readCheckpoint(root, checkpointId)
  if ('checkpoint' in found) return null
  const wasRemoved = found.problem.cause === 'ENOENT' && (parseCheckpointId(checkpointId) ?? 0) <= removedThrough
  return wasRemoved ? null : describeProblem(found.problem)
}

function toWire({ sessionId, at, tier, checkpointId, missing }: CrossingFinding & { readonly missing: string | null }) {
  return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
}
