import type { Config } from '../core/config/config.ts'
import { raiseCriticality } from '../core/context/criticality.ts'
import { findWrittenPath, listGovernance } from '../core/guardrails/governance.ts'
import type { ToolInput } from '../core/hook/input.ts'
import type { SessionState } from '../core/session/state.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'

/**
 * Raises the session's criticality when the call wrote a governance file; never lowers it. The bounds the next hooks are
 * silent by belong to the old thresholds, so they go.
 *
 * @returns the new state, or null where nothing was raised.
 */
export async function raiseByWrite(projectDir: string, config: Config, input: ToolInput): Promise<SessionState | null> {
  const path = findWrittenPath(input.toolName, input.toolInput)
  if (path === null) return null
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : path
  const { matchesPattern } = await import('../io/path-patterns.ts')
  const level = listGovernance(config).find(({ patterns }) => matchesPattern(inside, patterns))?.level
  if (level === undefined || raiseCriticality(config.criticality, level) === config.criticality) return null
  const raised = updateSessionState(projectDir, input.sessionId, (now) => {
    if (raiseCriticality(level, now.raisedCriticality) === now.raisedCriticality) return null
    const state = { ...now, raisedCriticality: level, quiet: null }
    return { state, answer: state }
  })
  if (raised !== null) {
    const { criticality: previous } = config
    appendEvents(projectDir, input.sessionId, [
      { event: 'criticality_raised', previous, criticality: level, path: inside },
    ])
  }
  return raised
}
