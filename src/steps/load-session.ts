import type { Problem } from '../core/problem.ts'
import { EMPTY_SESSION_STATE, type SessionState } from '../core/session/state.ts'
import { listCheckpoints, readCheckpoint } from '../io/checkpoint-store.ts'
import { readSessionState } from '../io/session-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { createWriteProblem } from '../io/write-problem.ts'

/** How many checkpoints are looked at to rebuild a state. */
const MAX_LOOKED_AT = 50

/**
 * A session's state. A damaged one is named and rebuilt from the session's own checkpoints, so that an alert that was
 * due is still given; the rebuilt state replaces the damaged file at once, before another hook starts from nothing.
 */
export function loadSession(projectDir: string, sessionId: string, report: (problem: Problem) => void): SessionState {
  const { state, problem } = readSessionState(projectDir, sessionId)
  if (problem === null) return state
  report(problem)
  const rebuilt = rebuildState(projectDir, sessionId)
  try {
    updateSessionState(projectDir, sessionId, () => ({ state: rebuilt, answer: true }))
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
  }
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
