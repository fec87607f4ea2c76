import type { HookInput } from '../client/core/input.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { type MeasuredSession, type Measurement, measureContext } from '../measure/measure-context.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { rememberQuiet } from './remember-quiet.ts'

/**
 * Measures the context for a hook that runs often. The measurement learns first from a compaction of the session and
 * records a client that went past the point. The new bounds let the next hook be silent at once. Most calls learn
 * nothing, and load nothing for it.
 */
export async function followContext(
  call: ConfiguredCall,
  session: HookInput & MeasuredSession,
  state: SessionState,
): Promise<Measurement> {
  const { sessionId, transcriptPath } = session
  if (transcriptPath !== null && state.compactions > state.compactionsLearned) {
    const { learnPoint } = await import('../measure/learn-point.ts')
    tryWrite(call, () => learnPoint(call, { sessionId, transcriptPath }, state))
  }
  const measured = measureContext(call, call.config, { ...session, relay: state.relay })
  if (measured.problem !== null) call.report(measured.problem)
  if (measured.isDisproved) {
    const { keepPassed } = await import('../measure/learn-point.ts')
    tryWrite(call, () => keepPassed(call, measured, state))
  }
  rememberQuiet(call, sessionId, { measured, known: state.quiet })
  return measured
}
