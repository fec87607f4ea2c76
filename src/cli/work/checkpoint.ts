import { NOT_OWN } from '../../author/core/not-own.ts'
import { describeProblem } from '../../base/core/problem.ts'
import { cleanText, excerptLine } from '../../base/core/text.ts'
import { formatPercentage } from '../../base/core/tokens.ts'
import { checkpointNow } from '../../resumption/checkpoint-now.ts'
import { renderResumptionContext } from '../../resumption/core/resumption-context.ts'
import { type CheckpointData, serializeCheckpoint } from '../../work/core/checkpoint.ts'
import { listCheckpoints, readAnyCheckpoint } from '../../work/io/checkpoint-store.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'
import { isCheckpointThere, SEE_LIST } from './checkpoint-name.ts'
import { chooseSession } from './choose-session.ts'

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
  const saved = await checkpointNow(root, session)
  if (saved === null) return fail(`Session ${session} has no transcript that can be read, so nothing was saved`)
  const { checkpoint, problems } = saved
  const { checkpointId } = checkpoint
  if (isJson()) printJson(summarize(checkpoint))
  else print(`${checkpointId} saved: .holdfast/checkpoints/${checkpointId}-checkpoint.json (session ${session})`)
  tellProblems(problems)
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
