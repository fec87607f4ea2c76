import { openCall } from '../base/core/call.ts'
import { escapeText } from '../base/core/element.ts'
import type { ToolResultInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import { readConfig } from '../config/io/config-files.ts'
import { compileGlobs, type PathTest } from '../files/core/globs.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { findGuardPlaces } from '../guards/guard-places.ts'
import { loadGlobTest } from '../guards/load-glob-test.ts'
import type { Hook } from '../host/io/respond.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import type { JournalEvent } from '../state/core/event.ts'
import { appendEvents } from '../state/io/journal-store.ts'
import { readSessionState } from '../state/io/session-store.ts'
import { describeAftermath, describeUnseen, findChangedPaths, type WorkSnapshot } from './core/aftermath.ts'
import { readPendingCalls } from './io/pending-calls.ts'
import { listCommitted, takeWorkSnapshot } from './io/work-snapshot.ts'

/**
 * Tells the model of files that changed outside the write roots, and journals them. The check covers calls that no
 * guard could judge beforehand. A governance file that was written raises the session's criticality. The notes go once
 * all findings are told: a hook that is killed earlier leaves them to the next hook.
 */
export async function checkAftermath(hook: Hook, config: Config, input: ToolResultInput): Promise<string> {
  const { projectDir, later, report } = hook
  const { sessionId, toolUseId, agentId } = input
  const { calls, remove } = readPendingCalls(projectDir, sessionId, toolUseId, agentId)
  later(remove)
  const own = calls.find((call) => call.toolUseId === toolUseId)
  if (own?.governed != null) {
    const { raiseTo } = await import('../guards/raise-criticality.ts')
    const { state } = readSessionState(projectDir, sessionId)
    raiseTo(projectDir, applyCriticality(hook, config, state), sessionId, own.governed)
  }
  const open = calls.filter(({ snapshot }) => snapshot !== null)
  // Switched off since the call began, the guard has nothing more to say.
  if (open.length === 0 || config['guardrails.modes.confined_writes'] === 'off') return ''
  const globs = await findRoots(projectDir, config)
  if (globs === null) return ''
  const after = takeWorkSnapshot(projectDir)
  const isInRoot = compileGlobs(
    globs,
    await findGuardPlaces(projectDir, input.cwd ?? projectDir),
    await loadGlobTest(globs),
  )
  // The call that just ended comes first: earlier calls are told only the paths that are left.
  const ordered = [...open.filter((call) => call === own), ...open.filter((call) => call !== own)]
  const told = new Set<string>()
  const events: JournalEvent[] = []
  const texts = ordered.flatMap((call) => {
    const found = after === null ? null : findOutside(projectDir, call.snapshot ?? {}, after, isInRoot)
    const outside = found?.filter((path) => !told.has(path)) ?? null
    for (const path of outside ?? []) told.add(path)
    if (outside?.length === 0) return []
    const paths = outside === null ? NOT_SEEN : outside.slice(0, 50).join(', ')
    const { tool, target } = call
    events.push({ event: 'write_outside_roots', tool, target, paths, agent_id: agentId })
    return [escapeText(outside === null ? describeUnseen(call, globs) : describeAftermath(call, outside, globs))]
  })
  try {
    if (events.length > 0) appendEvents(projectDir, sessionId, events)
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
  }
  return texts.join('\n')
}

/** The note says that there were roots. A configuration without roots is read again: the first read may have failed. */
async function findRoots(projectDir: string, config: Config): Promise<readonly string[] | null> {
  return config['guardrails.write_roots'] ?? (await readConfig(openCall(projectDir))).config['guardrails.write_roots']
}

/** Stands for the paths when the project could be looked at before the call and not afterwards. */
const NOT_SEEN = 'not known: the project could not be looked at'

function findOutside(projectDir: string, before: WorkSnapshot, after: WorkSnapshot, isInRoot: PathTest): string[] {
  const changed = [...findChangedPaths(before, after), ...listCommitted(projectDir, before, after)]
  return changed.filter(
    (path) => !/^(?:\.holdfast|\.git)\//.test(path) && !isInRoot(resolveRealPath(`${projectDir}/${path}`)),
  )
}
