import { HOOK_EVENTS, type HookName } from '../hook/input.ts'
import { HOOK_NAMES, INSTALL_FOLDER, REGISTERED_SECONDS } from '../install/registration.ts'
import { CLIENT_EVENTS, findSimilarEvent } from './client-events.ts'
import { createFinding, type Finding } from './finding.ts'
import { type HookEntry, PLUGIN_ROOT } from './hook-entries.ts'
import { classifyStart, listOutdated, type ProjectSettings } from './own-command.ts'

export interface OwnFacts {
  readonly entries: readonly HookEntry[]
  /** Whether the repository holds a copy of the bundles. */
  readonly isDropIn: boolean
  /** Whether guardrails.fail is "closed". */
  readonly isFailClosed: boolean
  /** Of own entries: why the script, or the node they name, cannot be started. */
  readonly missing: ReadonlyMap<HookEntry, string>
  readonly lacksNode: ReadonlyMap<HookEntry, string>
  /** The settings `init` writes, as far as the client can read them. */
  readonly files: readonly ProjectSettings[]
  /** What keeps somebody from being told what is missing, or from having it repaired. */
  readonly limits: RepairLimits
}

/** What `--fix` cannot do here. */
export interface RepairLimits {
  /** What to do before anything can be registered anew in the project's settings; null where nothing stands in the way. */
  readonly firstStep: string | null
  /** A settings file that cannot be read may well hold our registration. */
  readonly mayBeRegistered: boolean
  /** The bundles cannot be written: this command runs from them, or their folder is closed. */
  readonly areBundlesFixed: boolean
}

/** A number this large was meant as milliseconds: the client counts seconds, and gives a hook 600 at most by itself. */
export const MILLISECONDS_FROM = 1000

/** Where a hook is registered, for a person. */
export function describePlace({ scope, event }: HookEntry): string {
  return `${scope.label}, ${event}`
}

/** What is wrong with how holdfast's own hooks are registered, in all places together. Nothing there is no error. */
export function checkOwnHooks(facts: OwnFacts): Finding[] {
  const { entries, isDropIn, limits } = facts
  const own = entries.filter((entry) => entry.own !== null)
  if (own.length === 0 && limits.mayBeRegistered) return []
  if (own.length === 0 && !isDropIn) {
    return [createFinding('not-installed', 'holdfast is not installed in this repository, nor as a plugin')]
  }
  const byEntry = own.map((entry) => ({
    event: entry.event,
    findings: [...checkEvent(entry, isDropIn), ...checkEntry(entry, facts)],
  }))
  const byHook = HOOK_NAMES.map((hook) => ({
    event: HOOK_EVENTS[hook] as string,
    findings: checkPresence(hook, own, facts),
  }))
  const told = new Set([...byEntry, ...byHook].flatMap(({ event, findings }) => (findings.length > 0 ? [event] : [])))
  return [
    ...[...byHook, ...byEntry].flatMap(({ findings }) => findings),
    ...checkBothWays(own),
    ...checkOutdated(facts, told),
  ].map((finding) => postpone(finding, limits))
}

function postpone(finding: Finding, { firstStep }: RepairLimits): Finding {
  const isPostponed = finding.isFixable && firstStep !== null
  return isPostponed ? { ...finding, isFixable: false, fix: `${firstStep}; then holdfast init` } : finding
}

/** What `init` would write anew and nothing else was said of: then both say the same. */
function checkOutdated({ files, isFailClosed }: OwnFacts, told: ReadonlySet<string>): Finding[] {
  const outdated = listOutdated(files, isFailClosed)
  const events = outdated?.events.filter((event) => !told.has(event)) ?? []
  return events.map((event) =>
    createFinding('hook-outdated', `${outdated?.label}, ${event}: it is not as this version registers it`),
  )
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
  const options = { isFixable: mayEdit(entry, isDropIn) }
  if (CLIENT_EVENTS.has(entry.event)) {
    return [createFinding('event-wrong', `${describePlace(entry)} starts ${entry.own}`, options)]
  }
  const near = findSimilarEvent(entry.event) ?? HOOK_EVENTS[entry.own]
  const what = `${describePlace(entry)}: there is no such event; ${near} is meant`
  return [createFinding('event-unknown', what, options)]
}

function checkPresence(hook: HookName, own: readonly HookEntry[], { isDropIn, limits }: OwnFacts): Finding[] {
  const event = HOOK_EVENTS[hook]
  const right = own.filter((entry) => entry.own === hook && isRight(entry))
  if (right.length === 0) {
    const mayRegister = isDropIn || own.some((entry) => mayEdit(entry, isDropIn))
    const options = { isFixable: mayRegister, ...(mayRegister ? {} : { fix: 'holdfast init' }) }
    return limits.mayBeRegistered ? [] : [createFinding('event-missing', `${event} has no hook of holdfast`, options)]
  }
  const settings = right.filter(({ scope }) => scope.name !== 'plugin')
  const spellings = new Set(settings.map(({ command }) => command))
  // What stands outside the project stays, beside the one registration there is to be.
  const isFixable = settings.every((entry) => mayEdit(entry, isDropIn))
  const places = [...new Set(settings.map(({ scope }) => scope.label))].join(' and ')
  if (settings.length < 2) return []
  const isSame = spellings.size === 1
  const what = `${event}: ${hook} is registered ${isSame ? settings.length : spellings.size} times, in ${places}`
  return [createFinding(isSame ? 'hook-copies' : 'hook-twice', what, { isFixable })]
}

function checkBothWays(own: readonly HookEntry[]): Finding[] {
  const plugins = own.filter(({ scope }) => scope.name === 'plugin')
  const copies = own.filter(({ command, scope }) => scope.name !== 'plugin' && command.includes(INSTALL_FOLDER))
  const [plugin] = plugins
  if (plugin === undefined || copies.length === 0) return []
  return [createFinding('plugin-and-drop-in', `${plugin.scope.label} is enabled, and the repository has its own copy`)]
}

/** The command itself, which is compared and never run. One that is spelled otherwise where it may be is as good. */
function checkCommand(entry: HookEntry, facts: OwnFacts): Finding[] {
  const { hook, command, scope } = entry
  const isFixable = mayEdit(entry, facts.isDropIn)
  const start = classifyStart(entry)
  const noNode = facts.lacksNode.get(entry)
  if (start === 'registered' || (scope.name !== 'plugin' && command.includes(PLUGIN_ROOT))) return []
  const options = isFixable
    ? { isFixable }
    : {
        isFixable,
        fix:
          scope.name === 'plugin'
            ? 'claude plugin update holdfast'
            : 'write it as node and the path of the bundle alone',
      }
  const place = describePlace(entry)
  if (noNode !== undefined) return [createFinding('hook-command', `${place}: ${noNode}`, options)]
  if (start === 'plain')
    return isFixable ? [createFinding('hook-outdated', `${place}: "${command}" is spelled otherwise`, options)] : []
  if (hook.type !== 'command')
    return [createFinding('hook-command', `${place}: its type is ${JSON.stringify(hook.type)}`, options)]
  // Somebody may have put a program of theirs around a hook on purpose, where it is theirs to do.
  const severity = isFixable ? 'error' : 'warning'
  return [createFinding('hook-command', `${place}: "${command}" is not node and a bundle`, { ...options, severity })]
}

function checkEntry(entry: HookEntry, facts: OwnFacts): Finding[] {
  const { isFailClosed, isDropIn, missing, limits } = facts
  const place = describePlace(entry)
  const { hook, matcher, own } = entry
  const isFixable = mayEdit(entry, isDropIn)
  const { timeout } = hook
  const findings: Finding[] = []
  const add = (id: Finding['id'], what: string, isRepaired = isFixable) => {
    findings.push(createFinding(id, `${place}: ${what}`, { isFixable: isRepaired }))
  }
  if (entry.scope.name !== 'plugin' && entry.command.includes(PLUGIN_ROOT))
    add('plugin-root', `${PLUGIN_ROOT} stands in a settings file`)
  const path = missing.get(entry)
  if (path === undefined) findings.push(...checkCommand(entry, facts))
  else add('hook-path-missing', path, isFixable && (facts.isDropIn || !limits.areBundlesFixed))
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
  if (isFailClosed && own === 'pre-tool-use' && hook.onFailure !== 'block') add('fail-open', 'onFailure is not "block"')
  return findings
}
