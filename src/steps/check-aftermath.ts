import type { Config } from '../core/config/config.ts'
import { describeAftermath, describeUnseen, findChangedPaths, type WorkSnapshot } from '../core/guardrails/aftermath.ts'
import { compileGlobs, type PathTest } from '../core/guardrails/globs.ts'
import type { ToolResultInput } from '../core/hook/input.ts'
import type { JournalEvent } from '../core/journal/event.ts'
import { escapeText } from '../core/xml/element.ts'
import { readConfig } from '../io/config-files.ts'
import { appendEvents } from '../io/journal-store.ts'
import { readPendingCalls } from '../io/pending-calls.ts'
import { resolveRealPath } from '../io/real-path.ts'
import type { Hook } from '../io/respond.ts'
import { readSessionState } from '../io/session-store.ts'
import { takeWorkSnapshot } from '../io/work-snapshot.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { applyCriticality } from './find-criticality.ts'
import { findGuardPlaces } from './guard-places.ts'
import { loadGlobTest } from './load-glob-test.ts'

/**
 * Looks at what calls left behind that could not be judged beforehand: files changed outside the write roots are told to
 * the model and journaled. A governance file that was written raises the session's criticality. The notes go when all of
 * it is told: a hook that is killed before that leaves them to the next.
 */
export async function checkAftermath(
  { projectDir, later, report }: Pick<Hook, 'projectDir' | 'later' | 'report'>,
  config: Config,
  input: ToolResultInput,
): Promise<string> {
  const { sessionId, toolUseId, agentId } = input
  const { calls, remove } = readPendingCalls(projectDir, sessionId, toolUseId, agentId)
  later(remove)
  const own = calls.find((call) => call.toolUseId === toolUseId)
  if (own?.governed != null) {
    const { raiseTo } = await import('./raise-criticality.ts')
    const { state } = readSessionState(projectDir, sessionId)
    raiseTo(projectDir, applyCriticality(projectDir, config, state), sessionId, own.governed)
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
  // The call that just ended first: what an earlier note shows besides is all that is left to tell of it.
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

/** The note says that there were roots. Where there are none now, the configuration is asked again: it may not have been readable. */
async function findRoots(projectDir: string, config: Config): Promise<readonly string[] | null> {
  return config['guardrails.write_roots'] ?? (await readConfig(projectDir)).config['guardrails.write_roots']
}

/** Instead of paths, where the project could be looked at before the call and not after it. */
const NOT_SEEN = 'not known: the project could not be looked at'

function findOutside(projectDir: string, before: WorkSnapshot, after: WorkSnapshot, isInRoot: PathTest): string[] {
  return findChangedPaths(before, after).filter(
    (path) => !/^(?:\.holdfast|\.git)\//.test(path) && !isInRoot(resolveRealPath(`${projectDir}/${path}`)),
  )
}
