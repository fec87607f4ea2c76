import { createFinding, type Finding } from '../base/core/finding.ts'
import { countNouns } from '../base/core/text.ts'
import { HOOK_EVENTS, type HookEvent } from '../client/core/input.ts'
import { findStartWay, type Runtime } from '../client/core/registration.ts'
import { resolveProject } from '../config/io/config-parser.ts'
import type { ConfigSources } from '../config/io/config-sources.ts'
import { findClientFolder, findHome } from '../files/io/own-places.ts'
import { canRunHooks, checkBun, checkClient, checkNode, parseVersion } from '../host/core/versions.ts'
import { fireBundles, fireForClient, type Volley } from '../host/fire-bundles.ts'
import { findSandboxFault } from '../host/io/create-sandbox.ts'
import { askVersion, findOnPath } from '../host/io/program-version.ts'
import { checkStart, measureStart } from '../host/measure-start.ts'
import { readModifiedAt } from '../install/io/bundle-files.ts'
import { describeFault, dropToldFaults } from './describe-fault.ts'
import { examineClients } from './examine-clients.ts'
import { examineConfig } from './examine-config.ts'
import { examineHooks, type HooksReport } from './examine-hooks.ts'
import { examineNotes } from './examine-notes.ts'
import { examineSessions } from './examine-sessions.ts'
import { examineState } from './examine-state.ts'

export interface Area {
  readonly name: string
  readonly summary: string
  readonly findings: readonly Finding[]
}

export type Examination = Awaited<ReturnType<typeof examineProject>>

/** A part that cannot be examined becomes a finding. `isBrief` leaves out firing and timing, which takes seconds. */
export async function examineProject(root: string, version: string, isBrief: boolean) {
  const configured = await resolveProject(root)
  const { sources } = configured
  const isFailClosed = configured.config['guardrails.fail'] === 'closed'
  const faults: Area[] = []
  const look = async <T>(name: string, examine: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await examine()
    } catch (error) {
      faults.push({ name, summary: 'not looked at', findings: [describeFault(name, error, root)] })
      return null
    }
  }
  const hooks = await look('hooks', () => examineHooks(root, configured.config, version))
  const program = findProgram(root, hooks)
  // Every shot would repeat the finding on the program.
  const isQuick = isBrief || !program.canTry
  const firing =
    hooks === null || isQuick ? null : await look('bundles', () => tryBundles(hooks, sources, program.runtime))
  const sessions =
    hooks === null
      ? null
      : await look('sessions', () =>
          examineSessions(root, findRegistrationTime(root, hooks), (event) => isRegistered(hooks, event)),
        )
  const versions = await look('versions', () =>
    examineVersions(root, hooks, { program, lastClient: sessions?.clientVersion ?? null, isFailClosed }),
  )
  const configuration = await look('configuration', () => examineConfig(root, configured))
  const state = await look('state', () => examineState(root))
  const clients = hooks === null ? null : await look('other clients', () => examineClients(root, hooks.known))
  const others: Area[] = []
  for (const { client, name, dist, trusted, ...area } of clients ?? []) {
    const fire = () => fireForClient({ client, dist, hooks: trusted }, sources)
    const volley = isQuick || trusted.length === 0 ? null : await look(`bundles for ${name}`, fire)
    others.push(addVolley({ name, ...area }, volley))
  }
  const isElsewhere = others.length > 0
  const notes = await look('git notes', () => examineNotes(root, hooks?.isDropIn === true || isElsewhere))
  const set = `${countNouns(sources.files.length, 'file')}, ${countNouns(sources.variables.length, 'variable')}`
  const areas = [
    ...describeHooks(hooks, firing, isElsewhere),
    ...others,
    ...(versions === null ? [] : [{ name: 'versions', ...versions }]),
    ...describeStart(firing),
    ...(configuration === null ? [] : [{ name: 'configuration', summary: set, findings: configuration }]),
    ...(state === null ? [] : [{ name: 'state', ...state }]),
    ...(notes === null ? [] : [{ name: 'git notes', ...notes }]),
    ...(sessions === null ? [] : [{ name: 'sessions', ...sessions }]),
    ...dropToldFaults(faults, state?.findings ?? []),
  ].map(({ name, summary, findings }) => ({ name, summary, findings }))
  return {
    areas,
    firings: sessions?.firings ?? [],
    start: firing?.start ?? null,
    node: versions?.node ?? null,
    client: versions?.client ?? null,
  }
}

type Firing = ReturnType<typeof tryBundles>

function tryBundles({ trusted }: HooksReport, sources: ConfigSources, runtime: Runtime) {
  const silent = trusted.get('pre-tool-use')
  return {
    volley: trusted.size === 0 ? null : fireBundles(trusted, sources, runtime),
    start: silent === undefined ? null : measureStart(silent, runtime),
  }
}

/** Describes the hooks of Claude Code. An installation for another client counts as installed. */
function describeHooks(hooks: HooksReport | null, firing: Firing | null, isElsewhere: boolean): Area[] {
  if (hooks === null) return []
  const findings = hooks.findings.filter(({ id }) => id !== 'not-installed' || !isElsewhere)
  return [addVolley({ name: 'hooks', summary: describePlaces(hooks), findings }, firing?.volley ?? null)]
}

function addVolley({ name, summary, findings }: Area, volley: Volley | null): Area {
  const fired = volley === null ? 'not tried in this run' : `fired ${volley.shots} times in throw-away repositories`
  return { name, summary: `${summary}; ${fired}`, findings: [...findings, ...(volley?.findings ?? [])] }
}

function describeStart(firing: Firing | null): Area[] {
  const start = firing?.start ?? null
  if (start === null) return []
  const ratio = (start.hookMs / Math.max(1, start.bareMs)).toFixed(2)
  const summary = `a silent hook ${start.hookMs} ms, bare ${start.runtime} ${start.bareMs} ms (x${ratio})`
  return [{ name: 'start', summary, findings: checkStart(start) }]
}

function isRegistered({ entries }: HooksReport, event: HookEvent): boolean {
  return entries.some((entry) => entry.own !== null && entry.event === event && HOOK_EVENTS[entry.own] === event)
}

function describePlaces({ entries }: HooksReport): string {
  const own = entries.filter((entry) => entry.own !== null)
  const events = new Set(own.map(({ event }) => event)).size
  const places = [...new Set(own.map(({ scope }) => scope.label))].join(' and ')
  return own.length === 0 ? 'not registered' : `${events} events in ${places}`
}

/** Sessions that began before this knew other hooks, or none: they say nothing of these. */
function findRegistrationTime(root: string, { entries, folders, scopes }: HooksReport): number {
  const client = findClientFolder(findHome())
  const paths: Readonly<Record<string, string>> = {
    project: `${root}/.claude/settings.json`,
    local: `${root}/.claude/settings.local.json`,
    user: `${client}/settings.json`,
  }
  const isPlugin = entries.some(({ own, scope }) => own !== null && scope.name === 'plugin')
  const holders = scopes.filter(
    (scope) =>
      entries.some((entry) => entry.own !== null && entry.scope === scope) ||
      (isPlugin && JSON.stringify(scope.settings.enabledPlugins ?? '').includes('holdfast@')),
  )
  const bundles = folders.flatMap(({ folder }) => Object.keys(HOOK_EVENTS).map((hook) => `${folder}/${hook}.mjs`))
  const files = [...holders.flatMap(({ name }) => paths[name] ?? []), ...bundles]
  return Math.max(0, ...files.map(readModifiedAt))
}

function examineVersions(
  root: string,
  hooks: HooksReport | null,
  { program, lastClient, isFailClosed }: { program: HookProgram; lastClient: string | null; isFailClosed: boolean },
) {
  const clientPath = findOnPath('claude', root)
  const asked = clientPath === null ? null : parseVersion(askVersion(clientPath))
  const client = asked ?? (lastClient === null ? null : parseVersion(lastClient))
  const scopes = hooks?.scopes ?? []
  const isPlugin = scopes.some(({ pluginKey }) => pluginKey?.startsWith('holdfast@') === true)
  const source = asked === null ? 'of the newest session' : 'on the PATH'
  const isHere = hooks !== null && (hooks.isDropIn || hooks.entries.some(({ own }) => own !== null))
  return {
    node: program.runtime === 'node' ? program.version : null,
    client,
    summary: `${program.runtime} ${program.version ?? 'not found'}, client ${client ?? 'not found'}`,
    findings: [
      ...program.findings,
      ...(isHere ? checkClient({ version: client, source, isPlugin, isFailClosed }) : []),
    ],
  }
}

type HookProgram = ReturnType<typeof findProgram>

/** `canTry` tells that hooks can be fired here: the program runs them, and a throw-away repository can be made. */
function findProgram(root: string, hooks: Pick<HooksReport, 'scopes'> | null) {
  const own = (hooks?.scopes ?? []).filter(({ name }) => name === 'project' || name === 'local')
  const way = own.map(({ settings }) => findStartWay(settings)).find((found) => found !== null)
  const runtime = way?.runtime ?? 'node'
  const path = findOnPath(runtime, root)
  const version = path === null ? null : parseVersion(askVersion(path))
  const findings = runtime === 'node' ? checkNode(version, process.versions.node) : checkBun(version)
  const isFit = runtime === 'node' ? canRunHooks(version) : findings.length === 0
  const fault = findSandboxFault()
  if (fault === null) return { runtime, version, canTry: isFit, findings }
  const unusable = createFinding('temporary-unusable', `the folder for temporary files is ${fault}`)
  return { runtime, version, canTry: false, findings: [...findings, unusable] }
}
