import type { Config } from '../core/config/config.ts'
import {
  findWrittenPath,
  listOwnFragments,
  mayBeGovernance,
  STANDARD_FRAGMENTS,
} from '../core/guardrails/governance.ts'
import type { ToolResultInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import type { SessionState } from '../core/session/state.ts'
import { applyCriticality } from './find-criticality.ts'
import { openSession } from './open-session.ts'

/** A session's state after a tool call, and the configuration with the criticality that what was written raised it to. */
export async function openWork(
  projectDir: string,
  general: Config,
  input: ToolResultInput,
  report: (problem: Problem) => void,
): Promise<{ readonly state: SessionState; readonly config: Config }> {
  const state = await openSession(projectDir, input.sessionId, report)
  const config = applyCriticality(projectDir, general, state)
  // Most paths hold no piece of any governance glob, and what compares them is dear.
  const fragments = listOwnFragments(config) ?? STANDARD_FRAGMENTS
  const isWrite = findWrittenPath(input.toolName, input.toolInput) !== null
  if (!isWrite || !mayBeGovernance(input.toolName, input.toolInput, fragments)) return { state, config }
  const { raiseByWrite } = await import('./raise-criticality.ts')
  const raised = await raiseByWrite(projectDir, config, input)
  return raised === null ? { state, config } : { state: raised, config: applyCriticality(projectDir, general, raised) }
}
