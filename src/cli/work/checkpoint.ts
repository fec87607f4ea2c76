import { NOT_OWN } from '../../author/core/not-own.ts'
import { describeProblem } from '../../base/core/problem.ts'
import { cleanText, excerptLine } from '../../base/core/text.ts'
import { formatPercentage } from '../../base/core/tokens.ts'
import { isThere } from '../../install/io/install-files.ts'
import { findCallingSession } from '../../recall/find-transcripts.ts'
import { createPage } from '../../report/io/page-file.ts'
import { cancelAlert, markAcknowledged } from '../../resumption/acknowledge-checkpoints.ts'
import { checkpointNow } from '../../resumption/checkpoint-now.ts'
import { renderHandoffPage } from '../../resumption/core/handoff-page.ts'
import { renderResumptionContext } from '../../resumption/core/resumption-context.ts'
import { parseCheckpointId } from '../../sessions/core/checkpoint-id.ts'
import { type CheckpointData, serializeCheckpoint } from '../../work/core/checkpoint.ts'
import {
  listCheckpoints,
  listOpenCheckpoints,
  readAcknowledgedAt,
  readAnyCheckpoint,
  readCheckpoint,
} from '../../work/io/checkpoint-store.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'
import { chooseSession, isCheckpointThere, SEE_LIST } from './choose-session.ts'

/** `checkpoint list`: every checkpoint, oldest first; damaged ones and those of somebody else are named. */
export function listAll({ dir: root }: { readonly dir: string }): void {
  const { ids, acknowledged } = listCheckpoints(root)
  const read = ids.map((id) => ({ id, told: acknowledged.has(id), ...readAnyCheckpoint(root, id) }))
  if (isJson()) {
    const rows = read.map((row) =>
      'checkpoint' in row
        ? { ...summarize(row.checkpoint), acknowledged: row.told, ...ownership(row.isOwn) }
        : { checkpoint_id: row.id, problem: describeProblem(row.problem) },
    )
    return printJson(rows)
  }
  if (read.length === 0)
    return print('No checkpoints yet: one is written before each compaction, or by holdfast checkpoint create')
  for (const row of read) {
    if ('problem' in row) print(`${row.id}  ${cleanText(describeProblem(row.problem))}`)
    else print(describeRow(row.checkpoint, row.told, row.isOwn))
  }
}

/** `checkpoint show ID`. The words of a stranger's checkpoint are shown as data alone, never as what a session was told. */
export function showCheckpoint(id: string, { dir: root }: { readonly dir: string }): void {
  if (!isCheckpointThere(root, id)) return
  const found = readAnyCheckpoint(root, id)
  if ('problem' in found) return fail(`${cleanText(describeProblem(found.problem))}. ${SEE_LIST}`)
  const { checkpoint, isOwn } = found
  if (isJson()) return printJson({ ...JSON.parse(serializeCheckpoint(checkpoint)), ...ownership(isOwn) })
  print(describeRow(checkpoint, listCheckpoints(root).acknowledged.has(id), isOwn))
  if (!isOwn) return print(`${id} is ${NOT_OWN}, so it is never restored; --json shows what it holds`)
  print(renderResumptionContext(checkpoint, { continuing: 'same', compacted: false }))
}

/** `checkpoint create`: a later session is handed the checkpoint as usual, but no alert follows. */
export async function createCheckpoint(options: { readonly dir: string; readonly session?: string }): Promise<void> {
  const { dir: root } = options
  const session = chooseSession(root, options.session, 'save')
  if (session === null) return
  const saved = await save(root, session)
  if (saved === null) return
  const { checkpoint, problems } = saved
  const { checkpointId } = checkpoint
  if (isJson()) printJson(summarize(checkpoint))
  else print(`${checkpointId} saved: .holdfast/checkpoints/${checkpointId}-checkpoint.json (session ${session})`)
  tellProblems(problems)
}

/** Saves a session now; null after a message. */
async function save(root: string, sessionId: string) {
  const saved = await checkpointNow(root, sessionId)
  if (saved === null) fail(`Session ${sessionId} has no transcript that can be read, so nothing was saved`)
  return saved
}

const ownership = (isOwn: boolean) => (isOwn ? {} : { own: false })

function summarize({ checkpointId, timestamp, sessionId, trigger, contextState, sessionInfo }: CheckpointData) {
  return {
    checkpoint_id: checkpointId,
    timestamp,
    session_id: sessionId,
    trigger,
    fill_percentage: contextState.fillPercentage,
    branch: sessionInfo.branch,
  }
}

function describeRow(checkpoint: CheckpointData, told: boolean, isOwn: boolean): string {
  const { checkpointId, timestamp, trigger, contextState, sessionInfo, sessionId, workState } = checkpoint
  const fill = contextState.fillPercentage === null ? '' : formatPercentage(contextState.fillPercentage)
  const words = excerptLine(workState.lastUserMessages.at(-1) ?? '', 60)
  const parts = [
    checkpointId,
    timestamp,
    trigger,
    fill,
    sessionInfo.branch ?? '',
    sessionId.slice(0, 8),
    isOwn ? (told ? 'told' : 'not told yet') : NOT_OWN,
  ]
  return cleanText([...parts, words === '' ? '' : `"${words}"`].filter((part) => part !== '').join('  '))
}

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
  const saved = await save(root, sessionId)
  if (saved === null) return
  const { checkpoint, problems } = saved
  const { checkpointId } = checkpoint
  const written = createPage(output ?? `${root}/handoff-${checkpointId}.md`, renderHandoffPage(checkpoint))
  if ('problem' in written) return tellProblems([written.problem])
  if (isJson()) printJson({ path: written.path, checkpoint_id: checkpointId, session_id: sessionId })
  else
    print(`${written.path}: the work of session ${sessionId}, as of ${checkpointId}. Review it before you pass it on`)
  tellProblems(problems)
}
