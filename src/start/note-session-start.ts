import type { Call } from '../base/core/call.ts'
import { redactText } from '../base/core/redact.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { readClock } from '../files/io/clock.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { noteInjected, wasInjected } from '../state/core/injected-text.ts'
import type { SessionState } from '../state/core/session-state.ts'
import { appendEvents } from '../state/io/journal-store.ts'
import { readClient } from '../state/io/running-session.ts'
import { updateSessionState } from '../state/io/session-writer.ts'

/**
 * Records the running session and its client process. After a compaction the context starts anew, so tier, escalations
 * and told texts reset. A resumed session does not hear a text twice.
 *
 * @returns For each text whether to tell that text.
 */
export function noteSessionStart(call: Call, input: SessionStartInput, texts: readonly string[]): readonly boolean[] {
  const { projectDir, report } = call
  const { client, sessionId, source, transcriptPath } = input
  const branch = call.know(readGitFacts)?.branch ?? null
  const compacted = source === 'compact'
  const isContinuation = source === 'fork' || source === 'resume'
  try {
    const startedAt = readClock().toISOString()
    const told = updateSessionState(projectDir, sessionId, (state) => {
      const next: SessionState = {
        ...state,
        ...(compacted ? emptyContext(state) : {}),
        ...readClient(),
        // Another client does not say whether a person was there, so its work is for every session.
        ...(client === 'claude' ? {} : { isUnattended: true }),
        // Clients before 2.1 copy the rows of a resumed session, too.
        isCopy: state.isCopy || (isContinuation && state.startedAt === null),
        transcriptPath,
        startedAt: state.startedAt ?? startedAt,
        branch: branch === null ? null : redactText(branch),
        settled: state.settled === null ? null : { ...state.settled, bytes: null },
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

/** The state of a session whose context begins anew. */
function emptyContext({ compactions, reminder }: SessionState): Partial<SessionState> {
  return {
    tier: 'nominal',
    told: null,
    escalations: [],
    compactions: compactions + 1,
    // Without bounds the next event takes the full look and learns where the client compacted.
    quiet: null,
    injected: [],
    reminder: reminder === null ? null : { ...reminder, told: null },
  }
}
