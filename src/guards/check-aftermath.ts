import { openCall } from '../base/core/call.ts'
import { escapeText } from '../base/core/element.ts'
import { remember } from '../base/core/remember.ts'
import { confinesWrites } from '../calls/core/unseen.ts'
import type { ToolResultInput } from '../client/core/input.ts'
import { readConfig } from '../config/io/config-files.ts'
import { compileGlobs, type PathTest } from '../files/core/globs.ts'
import { describePath, isInside } from '../files/core/path-text.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import type { Tree } from '../git/core/tree-changes.ts'
import { listCommitted, listDirty, listIgnored } from '../git/io/dirty-files.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import type { Hook } from '../host/io/respond.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { isHandoffPage } from '../policy/core/governance.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import {
  describeGuarded,
  describeOutside,
  describeOwn,
  describeUnseen,
  type EndedCall,
  findChangedPaths,
  type WorkSnapshot,
} from './core/aftermath.ts'
import { findGuardPlaces } from './guard-places.ts'
import { isUntouchedSince, listChangedSince } from './io/changed-since.ts'
import { readPendingCalls, takeWorkSnapshot } from './io/pending-calls.ts'
import { loadGlobTest } from './load-glob-test.ts'

/**
 * Tells the model of files that changed where this call had no business, and journals them. A governance file that was
 * written raises the session's criticality. The notes go once all findings are told: a hook that is killed earlier
 * leaves them to the next hook.
 */
export async function checkAftermath(hook: Hook, input: ToolResultInput): Promise<string> {
  const { projectDir, later } = hook
  const { sessionId, toolUseId, agentId } = input
  const { calls, remove } = readPendingCalls(projectDir, input)
  later(remove)
  const own = calls.find((call) => call.toolUseId === toolUseId)
  if (own?.governed != null) {
    const { raiseTo } = await import('./raise-criticality.ts')
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
  const events = found.map(({ event, call: { tool, target }, paths }) => {
    return { event, tool, target, paths: paths.slice(0, 50).join(', '), agent_id: agentId }
  })
  if (events.length > 0) tryWrite(hook, () => appendEvents(projectDir, sessionId, events))
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

interface StrayRules {
  readonly projectDir: string
  readonly isInRoot: PathTest
  readonly isGuarded: PathTest
  /** Globs of the guarded files, which git may ignore. */
  readonly guarded: readonly string[]
}

type StrayLook = ReturnType<typeof openLook>

/** A look at the project as it is now, taken at most once for all calls that are over. */
function openLook(rules: StrayRules) {
  const listNow = remember(4, (root) => {
    const dirty = listDirty(root)
    return dirty === null ? null : [...dirty, ...listIgnored(root, rules.guarded)]
  })
  return { rules, listNow, walkNow: remember(1, takeWorkSnapshot) }
}

/** Files that changed while a call ran where no call should write; absolute paths. Null when nobody could look. */
function findStray(look: StrayLook, { before, agreed, startedMs }: EndedCall) {
  const { projectDir, isInRoot, isGuarded } = look.rules
  const changed =
    before === null || 'trees' in before
      ? findInTrees(look, before?.trees ?? [], startedMs)
      : findInFolder(before.snapshot, look.walkNow(projectDir))?.map((path) => `${projectDir}/${path}`)
  if (changed == null) return null
  const places = changed
    .filter((path) => !/\/(?:\.holdfast|\.git)(?:\/|$)/.test(path))
    .map((path) => ({ path, real: resolveRealPath(path) }))
    .filter(({ real }) => !agreed.some((place) => isInside(real, place)))
  const guarded = places.filter(({ real }) => isGuarded(real))
  const outside = places.filter((place) => !isInRoot(place.real) && !guarded.includes(place))
  return { outside: outside.map(({ path }) => path).sort(), guarded: guarded.map(({ path }) => path).sort() }
}

function findInTrees({ listNow, rules }: StrayLook, trees: readonly Tree[], startedMs: number): string[] | null {
  const found: string[] = []
  for (const { root, head } of trees) {
    const isSameHead = (readGitFacts(root)?.head ?? null) === head
    if (isSameHead && isUntouchedSince(root, startedMs, rules.guarded.length > 0)) continue
    const dirty = listNow(root)
    if (dirty === null) return null
    const committed = listCommitted(root, head, readGitFacts(root)?.head ?? null)
    const known = new Map([...committed, ...dirty].map((candidate) => [candidate.path, candidate]))
    found.push(...listChangedSince(root, [...known.values()], startedMs).map((path) => `${root}/${path}`))
  }
  return found
}

const findInFolder = (before: WorkSnapshot, after: WorkSnapshot | null) =>
  after === null ? null : findChangedPaths(before, after)
