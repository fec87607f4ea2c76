import { HOOK_EVENTS, type HookName } from '../hook/input.ts'
import { HOOK_NAMES, INSTALL_FOLDER, REGISTERED_SECONDS } from '../install/registration.ts'
import { CLIENT_EVENTS, findSimilarEvent } from './client-events.ts'
import { createFinding, type Finding } from './finding.ts'
import { type HookEntry, PLUGIN_ROOT } from './hook-entries.ts'

export interface OwnFacts {
  readonly entries: readonly HookEntry[]
  /** Whether the repository holds a copy of the bundles. */
  readonly isDropIn: boolean
  /** Whether guardrails.fail is "closed". */
  readonly isFailClosed: boolean
  /** Scripts of own entries that are not there. */
  readonly missing: ReadonlyMap<HookEntry, string>
}

/** A number this large was meant as milliseconds: the client counts seconds, and gives a hook 600 at most by itself. */
export const MILLISECONDS_FROM = 1000

/** Where a hook is registered, for a person. */
export function describePlace({ scope, event }: HookEntry): string {
  return `${scope.label}, ${event}`
}

/** What is wrong with how holdfast's own hooks are registered, in all places together. Nothing there is no error. */
export function checkOwnHooks(facts: OwnFacts): Finding[] {
  const own = facts.entries.filter((entry) => entry.own !== null)
  if (own.length === 0 && !facts.isDropIn) {
    return [createFinding('not-installed', 'holdfast is not installed in this repository, nor as a plugin')]
  }
  return [
    ...own.flatMap((entry) => checkEvent(entry, facts.isDropIn)),
    ...HOOK_NAMES.flatMap((hook) => checkPresence(hook, own, facts.isDropIn)),
    ...checkBothWays(own),
    ...own.flatMap((entry) => checkEntry(entry, facts)),
  ]
}

/**
 * `--fix` edits the settings of the project; what is said for all projects, or by a plugin, is the person's to change. So is
 * a project without a copy of its own whose settings run the bundles from somewhere else: that was meant.
 */
function mayEdit({ scope, command }: HookEntry, isDropIn: boolean): boolean {
  const isOfProject = scope.name === 'project' || scope.name === 'local'
  return isOfProject && (isDropIn || command.includes(INSTALL_FOLDER) || command.includes(PLUGIN_ROOT))
}

function isRight({ own, event }: HookEntry): boolean {
  return own !== null && HOOK_EVENTS[own] === event
}

function checkEvent(entry: HookEntry, isDropIn: boolean): Finding[] {
  if (isRight(entry) || entry.own === null) return []
  const options = { severity: 'error' as const, isFixable: mayEdit(entry, isDropIn) }
  if (CLIENT_EVENTS.has(entry.event)) {
    return [createFinding('event-wrong', `${describePlace(entry)} starts ${entry.own}`, options)]
  }
  const near = findSimilarEvent(entry.event) ?? HOOK_EVENTS[entry.own]
  return [
    createFinding('event-unknown', `${describePlace(entry)}: there is no such event; ${near} is meant`, {
      ...options,
      fix: 'holdfast doctor --fix',
    }),
  ]
}

function checkPresence(hook: HookName, own: readonly HookEntry[], isDropIn: boolean): Finding[] {
  const event = HOOK_EVENTS[hook]
  const right = own.filter((entry) => entry.own === hook && isRight(entry))
  if (right.length === 0)
    return [
      createFinding('event-missing', `${event} has no hook of holdfast`, {
        isFixable: isDropIn || own.some((entry) => mayEdit(entry, isDropIn)),
      }),
    ]
  const settings = right.filter(({ scope }) => scope.name !== 'plugin')
  const spellings = new Map(settings.map((entry) => [entry.command, entry]))
  const isFixable = settings.filter((entry) => !mayEdit(entry, isDropIn)).length <= 1
  const places = [...new Set(settings.map(({ scope }) => scope.label))].join(' and ')
  if (spellings.size > 1)
    return [
      createFinding('hook-twice', `${event}: ${hook} is registered ${spellings.size} times, in ${places}`, {
        isFixable,
      }),
    ]
  if (settings.length > 1)
    return [
      createFinding('hook-copies', `${event}: ${hook} is registered ${settings.length} times, in ${places}`, {
        isFixable,
      }),
    ]
  return []
}

function checkBothWays(own: readonly HookEntry[]): Finding[] {
  const plugins = own.filter(({ scope }) => scope.name === 'plugin')
  const copies = own.filter(({ command, scope }) => scope.name !== 'plugin' && command.includes(INSTALL_FOLDER))
  const [plugin] = plugins
  if (plugin === undefined || copies.length === 0) return []
  return [createFinding('plugin-and-drop-in', `${plugin.scope.label} is enabled, and the repository has its own copy`)]
}

function checkEntry(entry: HookEntry, { isFailClosed, isDropIn, missing }: OwnFacts): Finding[] {
  const place = describePlace(entry)
  const { hook, matcher, own } = entry
  const isFixable = mayEdit(entry, isDropIn)
  const { timeout } = hook
  const findings: Finding[] = []
  const add = (id: Finding['id'], what: string) => {
    findings.push(createFinding(id, `${place}: ${what}`, { isFixable }))
  }
  if (entry.scope.name !== 'plugin' && entry.command.includes(PLUGIN_ROOT))
    add('plugin-root', `${PLUGIN_ROOT} stands in a settings file`)
  if (matcher !== undefined && matcher !== '' && matcher !== '*')
    add('hook-matcher', `matcher ${JSON.stringify(matcher)}`)
  if (typeof timeout === 'number' && timeout >= MILLISECONDS_FROM)
    add('timeout-milliseconds', `timeout ${timeout} is in seconds`)
  else if (own !== null && timeout !== REGISTERED_SECONDS[own])
    add(
      'hook-outdated',
      `timeout ${JSON.stringify(timeout) ?? 'not set'}, this version registers ${REGISTERED_SECONDS[own]} seconds`,
    )
  if (hook.if !== undefined) add('hook-condition', `if ${JSON.stringify(hook.if)}`)
  if (hook.async === true || hook.asyncRewake === true) add('hook-async', 'it is started in the background')
  const path = missing.get(entry)
  if (path !== undefined) add('hook-path-missing', `there is no "${path}"`)
  if (isFailClosed && own === 'pre-tool-use' && hook.onFailure !== 'block') add('fail-open', 'onFailure is not "block"')
  return findings
}
