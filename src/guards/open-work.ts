import type { Call } from '../base/core/call.ts'
import type { ToolResultInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { findWrittenPath, listOwnFragments, mayBeGovernance, STANDARD_FRAGMENTS } from '../policy/core/governance.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { openSession } from '../work/open-session.ts'

/** Reads a session's state after a tool call. A written governance file raises the criticality in the configuration. */
export async function openWork(
  call: Call,
  general: Config,
  input: ToolResultInput,
): Promise<{ readonly state: SessionState; readonly config: Config }> {
  const state = await openSession(call, input.sessionId)
  const config = applyCriticality(call, general, state)
  // Most paths contain no fragment of a governance pattern, and the code behind the import is dear.
  const fragments = listOwnFragments(config) ?? STANDARD_FRAGMENTS
  const isWrite = findWrittenPath(input.toolName, input.toolInput) !== null
  if (!isWrite || !mayBeGovernance(input.toolName, input.toolInput, fragments)) return { state, config }
  const { raiseByWrite } = await import('./raise-criticality.ts')
  const raised = await raiseByWrite(call.projectDir, config, input)
  return raised === null ? { state, config } : { state: raised, config: applyCriticality(call, general, raised) }
}
