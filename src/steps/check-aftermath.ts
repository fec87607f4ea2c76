import type { Config } from '../core/config/config.ts'
import { describeAftermath, findChangedPaths, type WorkSnapshot } from '../core/guardrails/aftermath.ts'
import { compileGlobs, type PathTest } from '../core/guardrails/globs.ts'
import type { ToolResultInput } from '../core/hook/input.ts'
import { escapeText } from '../core/xml/element.ts'
import { appendEvents } from '../io/journal-store.ts'
import { takePendingCalls } from '../io/pending-calls.ts'
import { resolveRealPath } from '../io/real-path.ts'
import { readSessionState } from '../io/session-store.ts'
import { takeWorkSnapshot } from '../io/work-snapshot.ts'
import { applyCriticality } from './find-criticality.ts'
import { findGuardPlaces } from './guard-places.ts'
import { loadGlobTest } from './load-glob-test.ts'

/**
 * Looks at what calls left behind that could not be judged beforehand: files changed outside the write roots are told to
 * the model and journaled. A governance file that was written raises the session's criticality.
 */
export async function checkAftermath(projectDir: string, config: Config, input: ToolResultInput): Promise<string> {
  const { sessionId, toolUseId, agentId } = input
  const calls = takePendingCalls(projectDir, sessionId, toolUseId, agentId)
  const own = calls.find((call) => call.toolUseId === toolUseId)
  if (own?.governed != null) {
    const { raiseTo } = await import('./raise-criticality.ts')
    const { state } = readSessionState(projectDir, sessionId)
    raiseTo(projectDir, applyCriticality(projectDir, config, state), sessionId, own.governed)
  }
  const open = calls.filter(({ snapshot }) => snapshot !== null)
  // Switched off since the call began, the guard has nothing more to say.
  const globs = config['guardrails.modes.confined_writes'] === 'off' ? null : config['guardrails.write_roots']
  const after = open.length === 0 || globs === null ? null : takeWorkSnapshot(projectDir)
  if (after === null || globs === null) return ''
  const isInRoot = compileGlobs(
    globs,
    await findGuardPlaces(projectDir, input.cwd ?? projectDir),
    await loadGlobTest(globs),
  )
  // The call that just ended first: what an earlier note shows besides is all that is left to tell of it.
  const ordered = [...open.filter((call) => call === own), ...open.filter((call) => call !== own)]
  const told = new Set<string>()
  const texts = ordered.flatMap((call) => {
    const outside = findOutside(projectDir, call.snapshot ?? {}, after, isInRoot).filter((path) => !told.has(path))
    for (const path of outside) told.add(path)
    if (outside.length === 0) return []
    appendEvents(projectDir, sessionId, [
      {
        event: 'write_outside_roots',
        tool: call.tool,
        target: call.target,
        paths: outside.slice(0, 50).join(', '),
        agent_id: agentId,
      },
    ])
    return [escapeText(describeAftermath(call, outside, globs))]
  })
  return texts.join('\n')
}

function findOutside(projectDir: string, before: WorkSnapshot, after: WorkSnapshot, isInRoot: PathTest): string[] {
  return findChangedPaths(before, after).filter(
    (path) => !/^(?:\.holdfast|\.git)\//.test(path) && !isInRoot(resolveRealPath(`${projectDir}/${path}`)),
  )
}
