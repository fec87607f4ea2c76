import type { ToolInput } from '../client/core/input.ts'
import type { Config, ConfiguredCall } from '../config/core/config.ts'
import { raiseCriticality } from '../config/core/criticality.ts'
import { compileGlobs } from '../files/core/globs.ts'
import { absolutePath, describePath } from '../files/core/path-text.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { findGoverned, findWrittenPath, type Governed, listGovernance } from '../policy/core/governance.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { findGuardPlaces } from './guard-places.ts'

export async function raiseByWrite(projectDir: string, config: Config, input: ToolInput): Promise<SessionState | null> {
  const given = findWrittenPath(input.toolName, input.toolInput)
  if (given === null) return null
  const cwd = input.cwd ?? projectDir
  const places = await findGuardPlaces(projectDir, cwd)
  const path = resolveRealPath(absolutePath(given, cwd, places.home))
  const { makeGlobTest } = await import('../files/io/path-patterns.ts')
  const compile = (patterns: readonly string[]) => compileGlobs(patterns, places, makeGlobTest)
  const found = findGoverned([path], listGovernance(config), compile)
  const inside = describePath(path, places.projectDir)
  return found === null ? null : raiseTo({ projectDir, config }, input.sessionId, { ...found, path: inside })
}

/**
 * Raises the criticality of a session; never lowers it. The bounds the next hooks are silent by belong to the old
 * thresholds, so they go.
 */
export function raiseTo(
  { projectDir, config: { criticality } }: Pick<ConfiguredCall, 'projectDir' | 'config'>,
  sessionId: string,
  { level, path }: Governed,
): SessionState | null {
  if (raiseCriticality(criticality, level) === criticality) return null
  return updateSessionState(projectDir, sessionId, (now) => {
    if (raiseCriticality(level, now.raisedCriticality) === now.raisedCriticality) return null
    // The journal first: after a kill between the two the next write says it again.
    appendEvents(projectDir, sessionId, [
      { event: 'criticality_raised', previous: criticality, criticality: level, path },
    ])
    const state = { ...now, raisedCriticality: level, quiet: null }
    return { state, answer: state }
  })
}
