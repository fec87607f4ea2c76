import { createFinding, type Finding } from '../../base/core/finding.ts'
import { ACTING_MATCHER } from '../../client/core/acting-tools.ts'
import { CLIENT_EVENTS, findSimilarEvent, type HookEntry, PLUGIN_ROOT } from '../../client/core/hook-entries.ts'
import { HOOK_EVENTS, type HookName } from '../../client/core/input.ts'
import type { PolicyNeeds } from '../../client/core/policy-needs.ts'
import { HOOK_NAMES, INSTALL_FOLDER, REGISTERED_SECONDS } from '../../client/core/registration.ts'
import { classifyStart, listOutdated, type ProjectSettings } from './own-start.ts'

interface OwnFacts {
  readonly entries: readonly HookEntry[]
  /** True when the repository holds a copy of the bundles. */
  readonly isDropIn: boolean
  readonly needs: PolicyNeeds
  /** Reasons by own entry: the script in `missing` or the node in `lacksNode` cannot start. */
  readonly missing: ReadonlyMap<HookEntry, string>
  readonly lacksNode: ReadonlyMap<HookEntry, string>
  /** Settings that `init` writes, as far as the client can read them. */
  readonly files: readonly ProjectSettings[]
  readonly limits: {
    /** First step of a person before the project's settings can register hooks anew; null without an obstacle. */
    readonly firstStep: string | null
    /** True when an unreadable settings file may hold our registration. */
    readonly mayBeRegistered: boolean
    /** True when the bundles cannot be written: this command runs from them, or their folder is closed. */
    readonly areBundlesFixed: boolean
  }
}

/** Timeouts this large were meant as milliseconds. The client counts seconds, and its own default is at most 600. */
export const MILLISECONDS_FROM = 1000

export function describePlace({ scope, event }: HookEntry): string {
  return `${scope.label}, ${event}`
}

/** A project without any hook is no error. */
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
  ].map((finding) =>
    finding.isFixable && limits.firstStep !== null
      ? { ...finding, isFixable: false, fix: `${limits.firstStep}; then holdfast init` }
      : finding,
  )
}

/** Finds events that `init` would write anew, without those of other findings. Doctor and `init` then agree. */
function checkOutdated({ files, needs }: OwnFacts, told: ReadonlySet<string>): Finding[] {
  const outdated = listOutdated(files, needs)
  const events = outdated?.events.filter((event) => !told.has(event)) ?? []
  return events.map((event) =>
    createFinding('hook-outdated', `${outdated?.label}, ${event}: it is not as this version registers it`),
  )
}

/**
 * Registrations for all projects and those of a plugin are the person's. A project without its own copy may run the
 * bundles from elsewhere on purpose.
 */
function mayEdit({ scope, command }: HookEntry, isDropIn: boolean): boolean {
  const isOfProject = scope.name === 'project' || scope.name === 'local'
  return isOfProject && (isDropIn || command.includes(INSTALL_FOLDER) || command.includes(PLUGIN_ROOT))
}

const isRight = ({ own, event }: HookEntry): boolean => own !== null && HOOK_EVENTS[own] === event

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
  // A registration outside the project stays, so `--fix` cannot reduce such copies to a single registration.
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

/** Compares the command and never runs the line. In a file that `--fix` may not edit, another spelling is as good. */
function checkCommand(entry: HookEntry, facts: OwnFacts): Finding[] {
  const { hook, command, scope } = entry
  const isFixable = mayEdit(entry, facts.isDropIn)
  const start = classifyStart(entry)
  const noNode = facts.lacksNode.get(entry)
  if (start === 'registered' || (scope.name !== 'plugin' && command.includes(PLUGIN_ROOT))) return []
  const fix =
    scope.name === 'plugin' ? 'claude plugin update holdfast' : 'write it as node and the path of the bundle alone'
  const options = isFixable ? { isFixable } : { isFixable, fix }
  const place = describePlace(entry)
  if (noNode !== undefined) return [createFinding('hook-command', `${place}: ${noNode}`, options)]
  if (start === 'plain')
    return isFixable ? [createFinding('hook-outdated', `${place}: "${command}" is spelled otherwise`, options)] : []
  if (hook.type !== 'command')
    return [createFinding('hook-command', `${place}: its type is ${JSON.stringify(hook.type)}`, options)]
  // A person may wrap a hook in a program on purpose, in a file that belongs to the person.
  const severity = isFixable ? 'error' : 'warning'
  return [createFinding('hook-command', `${place}: "${command}" is not node and a bundle`, { ...options, severity })]
}

/** Describes a matcher that leaves out calls a guard speaks about; null for a matcher that fits. */
function describeMatcher({ matcher, own }: HookEntry, { everyTool }: PolicyNeeds): string | null {
  if (matcher === undefined || matcher === '' || matcher === '*') return null
  if (own !== 'pre-tool-use' || matcher !== ACTING_MATCHER) return `matcher ${JSON.stringify(matcher)}`
  return everyTool ? 'its matcher leaves out tools that guardrails.allowed_tools speaks about' : null
}

function checkEntry(entry: HookEntry, facts: OwnFacts): Finding[] {
  const { needs, isDropIn, missing, limits } = facts
  const place = describePlace(entry)
  const { hook, own } = entry
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
  const narrow = describeMatcher(entry, needs)
  if (narrow !== null) add('hook-matcher', narrow)
  if (typeof timeout === 'number' && timeout >= MILLISECONDS_FROM)
    add('timeout-milliseconds', `timeout ${timeout} is in seconds`)
  else if (own !== null && timeout !== REGISTERED_SECONDS[own])
    add(
      'hook-outdated',
      `timeout ${JSON.stringify(timeout) ?? 'not set'}, this version registers ${REGISTERED_SECONDS[own]} seconds`,
    )
  if (hook.if !== undefined) add('hook-condition', `if ${JSON.stringify(hook.if)}`)
  if (hook.async === true || hook.asyncRewake === true) add('hook-async', 'it is started in the background')
  if (needs.failClosed && own === 'pre-tool-use' && hook.onFailure !== 'block')
    add('fail-open', 'onFailure is not "block"')
  return findings
}
