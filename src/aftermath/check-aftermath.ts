import { openCall } from '../base/core/call.ts'
import { escapeText } from '../base/core/element.ts'
import { confinesWrites } from '../calls/core/unseen.ts'
import type { ToolResultInput } from '../client/core/input.ts'
import { readConfig } from '../config/io/config-files.ts'
import { compileGlobs } from '../files/core/globs.ts'
import { describePath } from '../files/core/path-text.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { findGuardPlaces } from '../guards/guard-places.ts'
import { loadGlobTest } from '../guards/load-glob-test.ts'
import type { Hook } from '../host/io/respond.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { isHandoffPage } from '../policy/core/own-pages.ts'
import { appendEvents } from '../state/io/journal-store.ts'
import { readSessionState } from '../state/io/session-store.ts'
import type { EndedCall } from './core/aftermath.ts'
import { describeGuarded, describeOutside, describeOwn, describeUnseen } from './core/describe-aftermath.ts'
import { findStray, openLook } from './find-stray.ts'
import { readPendingCalls } from './io/pending-calls.ts'

/**
 * Tells the model of files that changed where this call had no business, and journals them. A governance file that was
 * written raises the session's criticality. The notes go once all findings are told: a hook that is killed earlier
 * leaves them to the next hook.
 */
export async function checkAftermath(hook: Hook, input: ToolResultInput): Promise<string> {
  const { projectDir, later, report } = hook
  const { sessionId, toolUseId, agentId } = input
  const { calls, remove } = readPendingCalls(projectDir, input)
  later(remove)
  const own = calls.find((call) => call.toolUseId === toolUseId)
  if (own?.governed != null) {
    const { raiseTo } = await import('../guards/raise-criticality.ts')
    const { state } = readSessionState(projectDir, sessionId)
    raiseTo(withCriticality(hook, state), sessionId, own.governed)
  }
  // The call that just ended comes first: earlier calls are told only the paths that are left.
  const ordered = [...calls.filter((call) => call === own), ...calls.filter((call) => call !== own)]
  const found: Told[] = []
  const files = ordered.filter(({ before }) => before !== null)
  if (files.length > 0) found.push(...(await tellFiles(hook, input, files)))
  const marked = ordered.filter(({ own: marks }) => marks !== null)
  if (marked.length > 0) found.push(...(await tellOwn(hook, input, marked)))
  try {
    if (found.length > 0)
      appendEvents(
        projectDir,
        sessionId,
        found.map(({ event, call: { tool, target }, paths }) => ({
          event,
          tool,
          target,
          paths: paths.slice(0, 50).join(', '),
          agent_id: agentId,
        })),
      )
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
  }
  return found.map(({ text }) => escapeText(text)).join('\n')
}

interface Told {
  readonly event: 'write_outside_roots' | 'own_files_changed'
  readonly call: EndedCall
  readonly paths: readonly string[]
  readonly text: string
}

async function tellFiles({ projectDir, config: given }: Hook, { cwd }: ToolResultInput, calls: readonly EndedCall[]) {
  // The note says that writes were confined. A configuration that confines nothing is read again: the first read may have failed.
  const config = confinesWrites(given) ? given : (await readConfig(openCall(projectDir))).config
  // Switched off since the call began, the guard has nothing more to say.
  if (!confinesWrites(config)) return []
  const places = await findGuardPlaces(projectDir, cwd ?? projectDir)
  const roots = config['guardrails.write_roots']
  const kept = config['guardrails.protected']
  const test = await loadGlobTest([...(roots ?? []), ...kept])
  const isInside = compileGlobs(roots ?? [], places, test)
  const look = openLook({
    projectDir: places.projectDir,
    isInRoot: (path) => roots === null || isInside(path) || isHandoffPage(path, places.bases),
    isGuarded: compileGlobs(kept, places, test),
    guarded: kept,
  })
  const told = new Set<string>()
  return calls.flatMap((call): Told[] => {
    const stray = findStray(look, call)
    const note = (text: string, paths: readonly string[]): Told => ({ event: 'write_outside_roots', call, paths, text })
    if (stray === null) return [note(describeUnseen(call, roots), [NOT_SEEN])]
    const [outside, guarded] = [stray.outside, stray.guarded].map((paths) =>
      paths.filter((path) => !told.has(path)).map((path) => describePath(path, places.projectDir)),
    ) as [string[], string[]]
    for (const path of [...stray.outside, ...stray.guarded]) told.add(path)
    return [
      ...(outside.length === 0 ? [] : [note(describeOutside(call, outside, roots ?? []), outside)]),
      ...(guarded.length === 0 ? [] : [note(describeGuarded(call, guarded), guarded)]),
    ]
  })
}

async function tellOwn({ projectDir, config }: Hook, { cwd }: ToolResultInput, calls: readonly EndedCall[]) {
  if (config['guardrails.modes.self_protection'] === 'off') return []
  const places = await findGuardPlaces(projectDir, cwd ?? projectDir)
  const { findOwnChanges } = await import('./own-changes.ts')
  const told = new Set<string>()
  const found: Told[] = []
  for (const call of calls) {
    const changes = (await findOwnChanges(places, call.own ?? {}, call.startedMs)).filter(({ path }) => !told.has(path))
    for (const { path } of changes) told.add(path)
    if (changes.length === 0) continue
    const named = changes.map((change) => ({ ...change, path: describePath(change.path, places.projectDir) }))
    const paths = named.map(({ path }) => path)
    found.push({ event: 'own_files_changed', call, paths, text: describeOwn(call, named) })
  }
  return found
}

/** Stands for the paths when the project could be looked at before the call and not afterwards. */
const NOT_SEEN = 'not known: the project could not be looked at'
