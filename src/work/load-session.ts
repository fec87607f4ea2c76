import { readPersonKey } from '../author/io/person-key.ts'
import type { Call } from '../base/core/call.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { EMPTY_SESSION_STATE, type SessionState } from '../sessions/core/session-state.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { listCheckpoints, readCheckpoint } from './io/checkpoint-store.ts'

/** Checkpoints that `rebuildState` reads at most. */
const MAX_LOOKED_AT = 50

/** A damaged or foreign state is rebuilt from own checkpoints at once, so that a due alert is given. */
export function loadSession(call: Call, sessionId: string): SessionState {
  const { projectDir, report } = call
  const { state, problem, isForeign = false } = readSessionState(projectDir, sessionId)
  if (problem !== null) report(problem)
  // A state that somebody else changed is as lost as a damaged state.
  else if (!isForeign || readPersonKey(projectDir) === null) return state
  const rebuilt = rebuildState(projectDir, sessionId)
  tryWrite(call, () => updateSessionState(projectDir, sessionId, () => ({ state: rebuilt, answer: true })))
  return rebuilt
}

function rebuildState(projectDir: string, sessionId: string): SessionState {
  const { ids, acknowledged } = listCheckpoints(projectDir)
  const own = ids.slice(-MAX_LOOKED_AT).flatMap((id) => {
    const found = readCheckpoint(projectDir, id)
    return 'checkpoint' in found && found.checkpoint.sessionId === sessionId ? [found.checkpoint] : []
  })
  const due = own.filter(
    ({ checkpointId, trigger }) => trigger !== 'request' && trigger !== 'threshold' && !acknowledged.has(checkpointId),
  )
  return {
    ...EMPTY_SESSION_STATE,
    pending: due.map((item) => item.checkpointId),
    lastCheckpoint: own.at(-1)?.checkpointId ?? null,
  }
}
