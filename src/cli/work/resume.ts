import { openCall } from '../../base/core/call.ts'
import { describeProblem } from '../../base/core/describe-problem.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { cleanText } from '../../base/core/text.ts'
import { estimateTokens } from '../../base/core/tokens.ts'
import { fail, print, printJson } from '../../files/io/terminal.ts'
import { renderResumptionPrompt } from '../../resumption/core/resumption-prompt.ts'
import { readSinceCheckpoint } from '../../resumption/hand-over.ts'
import { describeRecall } from '../../resumption/resume-work.ts'
import { findFolder } from '../../settings/io/install-files.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import { listCheckpoints, readCheckpoint } from '../../work/io/checkpoint-store.ts'

/** `resume`: the newest saved work as a prompt to start a new session with. */
export function printResumption(
  dir: string,
  options: { readonly session?: string; readonly checkpoint?: string; readonly json?: boolean },
): void {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const { session } = options
  if (session !== undefined && !isSafeName(session)) return fail(`"${cleanText(session)}" is not a session id`, 2)
  const found = findCheckpoint(root, session ?? null, options.checkpoint ?? null)
  if ('sentence' in found) return fail(cleanText(found.sentence), found.exitCode)
  const { checkpoint, isNewest } = found
  // An older checkpoint is told as it stands: later work of its session belongs to newer checkpoints.
  const { workState, compacted } = isNewest
    ? readSinceCheckpoint(openCall(root), checkpoint)
    : { workState: checkpoint.workState, compacted: true }
  const recallCommand = describeRecall(root)
  const prompt = renderResumptionPrompt({ ...checkpoint, workState }, { compacted, recallCommand })
  if (options.json !== true) return print(prompt)
  printJson({
    checkpoint_id: checkpoint.checkpointId,
    session_id: checkpoint.sessionId,
    tokens: estimateTokens(prompt),
    prompt,
  })
}

type Found =
  | { readonly checkpoint: CheckpointData; readonly isNewest: boolean }
  | { readonly sentence: string; readonly exitCode: 1 | 2 }

const SEE_LIST = 'holdfast checkpoint list shows what there is'

/** The named checkpoint, or the newest readable checkpoint; a sentence when there is none. */
function findCheckpoint(root: string, session: string | null, id: string | null): Found {
  const { ids } = listCheckpoints(root)
  if (id !== null && !ids.includes(id)) return { sentence: `There is no checkpoint "${id}"; ${SEE_LIST}`, exitCode: 2 }
  const wanted = id === null ? null : readCheckpoint(root, id)
  if (wanted !== null && 'problem' in wanted) {
    return { sentence: `${describeProblem(wanted.problem)}. ${SEE_LIST}`, exitCode: 1 }
  }
  const owner = wanted?.checkpoint.sessionId ?? session
  for (const candidate of [...ids].reverse()) {
    const found = readCheckpoint(root, candidate)
    if ('problem' in found || (owner !== null && !found.checkpoint.sessionId.startsWith(owner))) continue
    const checkpoint = wanted?.checkpoint ?? found.checkpoint
    return { checkpoint, isNewest: checkpoint.checkpointId === candidate }
  }
  const sentence =
    session === null
      ? 'No checkpoint yet: one is written before each compaction, or by holdfast checkpoint create'
      : `No checkpoint of session "${session}"; ${SEE_LIST}`
  return { sentence, exitCode: 1 }
}
