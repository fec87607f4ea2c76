import { NOT_OWN } from '../../author/core/not-own.ts'
import { type Call, openCall } from '../../base/core/call.ts'
import { describeProblem } from '../../base/core/problem.ts'
import { cleanText } from '../../base/core/text.ts'
import { estimateWide } from '../../base/core/tokens.ts'
import type { Client } from '../../client/core/client.ts'
import { CLIENT_PLACES } from '../../client/core/client-registration.ts'
import { INSTALL_FOLDER } from '../../client/core/registration.ts'
import { isThere } from '../../install/io/install-files.ts'
import { renderResumptionPrompt } from '../../resumption/core/resumption-prompt.ts'
import { findEndedSession } from '../../resumption/find-ended.ts'
import { readSinceCheckpoint } from '../../resumption/hand-over.ts'
import { recordSession } from '../../resumption/left-work.ts'
import { listCompactions } from '../../resumption/list-compactions.ts'
import { describeRecall } from '../../resumption/resume-work.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import { listCheckpoints, readCheckpoint } from '../../work/io/checkpoint-store.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'
import { isCheckpointThere, SEE_LIST } from './choose-session.ts'

export function printResumption(
  root: string,
  options: { readonly session?: string; readonly checkpoint?: string; readonly for?: Client },
): void {
  const { session, for: reader } = options
  if (options.checkpoint !== undefined && !isCheckpointThere(root, options.checkpoint)) return
  const call = openCall(root)
  const found = findCheckpoint(root, session ?? null, options.checkpoint ?? null)
  const isNamed = options.checkpoint !== undefined
  const newest = typeof found === 'string' ? null : found.checkpoint
  const left = isNamed ? null : findLeft(call, session ?? null, newest)
  if (left === null && typeof found === 'string') return fail(cleanText(found))
  const { told, ...situation } = left ?? readFound(call, found as Found)
  const recallCommand = (reader && findRecallOf(reader, root)) ?? describeRecall(root)
  const prompt = renderResumptionPrompt(told, { ...situation, recallCommand }, reader)
  if (!isJson()) return print(prompt)
  printJson({
    checkpoint_id: told.checkpointId,
    session_id: told.sessionId,
    ...(reader && { for: reader }),
    tokens: estimateWide(prompt),
    prompt,
  })
}

/** The search as the copy installed for a client offers it; null without such a copy. */
function findRecallOf(client: Client, root: string): string | null {
  const bundle = `${client === 'claude' ? INSTALL_FOLDER : CLIENT_PLACES[client].folder}/dist/holdfast.mjs`
  return isThere(`${root}/${bundle}`) ? `node ${bundle} recall WORDS` : null
}

/** An older checkpoint is told as it stands: later work of its session belongs to newer checkpoints. */
function readFound(call: Call, { checkpoint, isNewest }: Found) {
  if (!isNewest) return { told: checkpoint, compacted: true, compactions: listCompactions(call.projectDir, checkpoint) }
  const { workState, ...situation } = readSinceCheckpoint(call, checkpoint)
  return { told: { ...checkpoint, workState }, ...situation }
}

/** The work of an ended session that is newer than the newest checkpoint; null when the checkpoint's session is newest. */
function findLeft(call: Call, session: string | null, newest: CheckpointData | null) {
  const left = findEndedSession(call, session)
  if (left === null || left.sessionId === newest?.sessionId) return null
  return newest === null || (left.at ?? '') > newest.timestamp ? recordSession(call, left) : null
}

interface Found {
  readonly checkpoint: CheckpointData
  readonly isNewest: boolean
}

/** The named checkpoint, or the newest readable checkpoint; a sentence when there is none. */
function findCheckpoint(root: string, session: string | null, id: string | null): Found | string {
  const { ids } = listCheckpoints(root)
  const wanted = id === null ? null : readCheckpoint(root, id)
  if (wanted !== null && 'problem' in wanted) return `${describeProblem(wanted.problem)}. ${SEE_LIST}`
  const owner = wanted?.checkpoint.sessionId ?? session
  let foreign = 0
  for (const candidate of [...ids].reverse()) {
    const found = readCheckpoint(root, candidate)
    if ('problem' in found && found.problem.code === 'checkpoint-foreign') foreign += 1
    if ('problem' in found || (owner !== null && !found.checkpoint.sessionId.startsWith(owner))) continue
    const checkpoint = wanted?.checkpoint ?? found.checkpoint
    return { checkpoint, isNewest: checkpoint.checkpointId === candidate }
  }
  const others = foreign === 0 ? '' : `; ${foreign} in .holdfast ${foreign === 1 ? 'was' : 'were'} ${NOT_OWN}`
  const sentence =
    session === null
      ? 'No work yet: no session of yours has asked for anything here'
      : `No checkpoint of session "${session}"; ${SEE_LIST}`
  return `${sentence}${others}`
}
