import type { CheckpointData } from '../core/checkpoint/checkpoint.ts'
import { describeProblem } from '../core/describe-problem.ts'
import { isSafeName } from '../core/safe-name.ts'
import { cleanText } from '../core/text.ts'
import { estimateTokens } from '../core/tokens.ts'
import { renderResumptionPrompt } from '../core/xml/resumption-prompt.ts'
import { listCheckpoints, readCheckpoint } from '../io/checkpoint-store.ts'
import { findFolder } from '../io/install-files.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { describeRecall, readSinceCheckpoint } from '../steps/resume-work.ts'

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
  if (typeof found === 'string') return fail(cleanText(found))
  const { workState, compacted } = readSinceCheckpoint(root, found)
  const prompt = renderResumptionPrompt({ ...found, workState }, { compacted, recallCommand: describeRecall(root) })
  if (options.json !== true) return print(prompt)
  printJson({ checkpoint_id: found.checkpointId, session_id: found.sessionId, tokens: estimateTokens(prompt), prompt })
}

/** The checkpoint asked for, or the newest readable one; a sentence when there is none. */
function findCheckpoint(root: string, session: string | null, id: string | null): CheckpointData | string {
  if (id !== null) {
    const found = readCheckpoint(root, id)
    return 'checkpoint' in found
      ? found.checkpoint
      : `${describeProblem(found.problem)}. holdfast checkpoint list shows what there is`
  }
  for (const candidate of [...listCheckpoints(root).ids].reverse()) {
    const found = readCheckpoint(root, candidate)
    if ('checkpoint' in found && (session === null || found.checkpoint.sessionId === session)) return found.checkpoint
  }
  return session === null
    ? 'No checkpoint yet: one is written before each compaction, or by holdfast checkpoint create'
    : `No checkpoint of session "${session}"; holdfast checkpoint list shows what there is`
}
