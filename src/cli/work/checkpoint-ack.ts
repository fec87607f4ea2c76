import { describeProblem } from '../../base/core/problem.ts'
import { cleanText } from '../../base/core/text.ts'
import { findCallingSession } from '../../recall/find-transcripts.ts'
import { cancelAlert, markAcknowledged } from '../../resumption/acknowledge-checkpoints.ts'
import { parseCheckpointId } from '../../state/core/checkpoint-id.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import { listOpenCheckpoints, readAcknowledgedAt, readCheckpoint } from '../../work/io/checkpoint-store.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'
import { isCheckpointThere, SEE_LIST } from './checkpoint-name.ts'

/** `checkpoint ack [ID]`: older checkpoints of the session count as told too, because the newer one includes them. */
export function acknowledge(
  id: string | undefined,
  { dir: root, session }: { readonly dir: string; readonly session?: string },
): void {
  if (id !== undefined && session !== undefined) return fail('Name a checkpoint or a session, not both', 2)
  if (id !== undefined && !isCheckpointThere(root, id)) return
  const caller = findCallingSession()
  const found = id === undefined ? findOpen(root, session ?? caller) : findNamed(root, id)
  if (typeof found === 'string') return fail(found)
  const { checkpointId, sessionId } = found
  const before = readAcknowledgedAt(root, checkpointId)
  const ids = [...listOlder(root, found), checkpointId]
  const acknowledged = markAcknowledged(root, caller, ids, 'command')
  const isCancelled = cancelAlert(root, sessionId, ids)
  if (isJson()) printJson({ checkpoint_id: checkpointId, session_id: sessionId, acknowledged })
  else print(describeOutcome(checkpointId, before, acknowledged))
  if (!isCancelled)
    fail(`The state of session ${sessionId} is held by another process: its alert may still come. Run this again`)
}

function findNamed(root: string, id: string): CheckpointData | string {
  const found = readCheckpoint(root, id)
  return 'checkpoint' in found ? found.checkpoint : `${cleanText(describeProblem(found.problem))}. ${SEE_LIST}`
}

/** The newest checkpoint nobody was told of, of one session or of any. Damaged checkpoints are passed over. */
function findOpen(root: string, session: string | null): CheckpointData | string {
  for (const id of listOpenCheckpoints(root).reverse()) {
    const found = readCheckpoint(root, id)
    if ('problem' in found) continue
    if (session === null || found.checkpoint.sessionId === session) return found.checkpoint
  }
  return session === null
    ? `No checkpoint waits to be told; ${SEE_LIST}`
    : `No checkpoint of session ${session} waits to be told; name one, ${SEE_LIST}`
}

function listOlder(root: string, { checkpointId, sessionId }: CheckpointData): string[] {
  const number = parseCheckpointId(checkpointId) ?? 0
  return listOpenCheckpoints(root).filter((id) => {
    if ((parseCheckpointId(id) ?? 0) >= number) return false
    const found = readCheckpoint(root, id)
    return 'checkpoint' in found && found.checkpoint.sessionId === sessionId
  })
}

function describeOutcome(id: string, before: string | null, acknowledged: readonly string[]): string {
  const older = acknowledged.filter((other) => other !== id)
  const also = older.length === 0 ? '' : `; so are the older ones of its session: ${older.join(', ')}`
  if (!acknowledged.includes(id)) return `${id} was acknowledged before${before === null ? '' : `, ${before}`}${also}`
  return `${id} is acknowledged: no session will be told of it${also}`
}
