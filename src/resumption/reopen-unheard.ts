import type { Call } from '../base/core/call.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { measureKeptWords } from '../sessions/io/kept-words.ts'
import { readClient } from '../sessions/io/running-session.ts'
import { forgetStates } from '../sessions/io/session-list.ts'
import { annotateSessionState } from '../sessions/io/session-writer.ts'
import { withdrawMark } from '../work/io/checkpoint-store.ts'
import { settleSession } from './left-work.ts'
import { lookAtSession } from './look-at-session.ts'

/**
 * Takes back what was told to sessions whose client ended without a prompt. Their models never heard a word of it. The work
 * waits again for the next session. A client without a process number may still wait for its first prompt.
 *
 * @returns Whether any work waits again.
 */
export function reopenUnheard(call: Call, ids: readonly string[]): boolean {
  const reopened = ids.filter((id) => {
    const session = lookAtSession(call, id)
    const told = session?.state.continues ?? null
    if (session === null || told === null || session.lastRow !== null) return false
    const { clientPid } = session.state
    if (clientPid === null || clientPid === readClient().clientPid) return false
    if (measureKeptWords(call.projectDir, id) > 0) return false
    reopenWork(call, told, id)
    settleSession(call, id, session.at ?? '')
    return true
  })
  if (reopened.length > 0) forgetStates(call)
  return reopened.length > 0
}

function reopenWork(call: Call, sessionId: string, unheardBy: string): void {
  const session = lookAtSession(call, sessionId)
  if (session === null) return
  const reopen = () => {
    annotateSessionState(call.projectDir, sessionId, (state) => ({ ...state, settled: null }))
    const { lastCheckpoint } = session.state
    if (lastCheckpoint !== null) withdrawMark(call, lastCheckpoint, unheardBy)
  }
  tryWrite(call, reopen, `.holdfast/sessions/${sessionId}`)
}
