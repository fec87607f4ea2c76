import type { SessionStartInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import { noteInjected, wasInjected } from '../core/session/ledger.ts'
import type { SessionState } from '../core/session/state.ts'
import { readClock } from '../io/clock.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { loadSession } from './load-session.ts'

/**
 * Records that the session runs, in which client process, and, after a compaction, that its context starts anew.
 *
 * @returns which of the texts are to be told: not what a resumed session has heard already.
 */
export function noteSessionStart(
  projectDir: string,
  input: SessionStartInput,
  texts: readonly string[],
  report: (problem: Problem) => void,
): readonly boolean[] {
  const { sessionId, source, transcriptPath } = input
  const pid = Number(process.env.CLAUDE_PID)
  const clientPid = Number.isInteger(pid) && pid > 0 ? pid : null
  const compacted = source === 'compact'
  try {
    const startedAt = readClock().toISOString()
    loadSession(projectDir, sessionId, report)
    const told = updateSessionState(projectDir, sessionId, (state) => {
      const next: SessionState = {
        ...state,
        tier: compacted ? 'nominal' : state.tier,
        escalations: compacted ? [] : state.escalations,
        compactions: state.compactions + (compacted ? 1 : 0),
        clientPid,
        transcriptPath,
        startedAt: state.startedAt ?? startedAt,
        injected: compacted ? [] : state.injected,
        reminder: compacted && state.reminder !== null ? { ...state.reminder, told: null } : state.reminder,
      }
      return { state: texts.reduce(noteInjected, next), answer: texts.map((text) => wasInjected(state, text)) }
    })
    if (told === null) report({ code: 'state-busy', path: `.holdfast/sessions/${sessionId}` })
    if (!compacted) appendEvents(projectDir, sessionId, [{ event: 'session_started', source }])
    return texts.map((_, index) => source !== 'resume' || told?.[index] !== true)
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
    return texts.map(() => source !== 'resume')
  }
}
