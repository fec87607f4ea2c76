import type { Call } from '../base/core/call.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { readClock } from '../files/io/clock.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { noteInjected, wasInjected } from '../state/core/ledger.ts'
import type { SessionState } from '../state/core/state.ts'
import { appendEvents } from '../state/io/journal-store.ts'
import { updateSessionState } from '../state/io/session-writer.ts'

/**
 * Records the running session and its client process. After a compaction the context starts anew, so tier, escalations
 * and told texts reset. A resumed session does not hear a text twice.
 *
 * @returns For each text whether to tell that text.
 */
export function noteSessionStart(
  { projectDir, report }: Call,
  input: SessionStartInput,
  texts: readonly string[],
): readonly boolean[] {
  const { sessionId, source, transcriptPath } = input
  const pid = Number(process.env.CLAUDE_PID)
  const clientPid = Number.isInteger(pid) && pid > 0 ? pid : null
  const compacted = source === 'compact'
  try {
    const startedAt = readClock().toISOString()
    const told = updateSessionState(projectDir, sessionId, (state) => {
      const next: SessionState = {
        ...state,
        tier: compacted ? 'nominal' : state.tier,
        escalations: compacted ? [] : state.escalations,
        compactions: state.compactions + (compacted ? 1 : 0),
        // Without bounds the next event takes the full look and learns where the client compacted.
        quiet: compacted ? null : state.quiet,
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
