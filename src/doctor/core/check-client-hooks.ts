import { createFinding, type Finding } from '../../base/core/finding.ts'
import { isRecord, stringOf, type UnknownRecord, wholeNumber } from '../../base/core/record.ts'
import type { OtherClient } from '../../client/core/client.ts'
import { leadsElsewhere, registerBelow } from '../../client/core/client-registration.ts'
import { findOwnHook } from '../../client/core/hook-entries.ts'
import { listHookGroups } from '../../client/core/hook-groups.ts'
import { isOurs } from '../../client/core/registration.ts'
import { MILLISECONDS_FROM } from './check-own-hooks.ts'

/** Events of Codex 0.169.0 and Gemini CLI 0.61.0. A client ignores a registration under any other name. */
const EVENTS: Readonly<Record<OtherClient, ReadonlySet<string>>> = {
  codex: new Set(
    `SessionStart UserPromptSubmit PreToolUse PostToolUse PreCompact PostCompact Stop SessionEnd SubagentStart SubagentStop
    PermissionRequest Interrupt`.split(/\s+/),
  ),
  gemini: new Set(
    `SessionStart SessionEnd BeforeAgent AfterAgent BeforeModel AfterModel BeforeToolSelection BeforeTool AfterTool
    PreCompress Notification`.split(/\s+/),
  ),
}

export type ClientHook = ReturnType<typeof listClientHooks>[number]

/** Each hook has the index of its group under the event, and its own in the group, as `place`. */
export function listClientHooks(settings: UnknownRecord) {
  return listHookGroups(settings).flatMap(({ event, index, group, hooks }) =>
    hooks.flatMap((hook, second) =>
      isRecord(hook) && isOurs(hook)
        ? [{ event, place: [index, second] as const, hook, command: stringOf(hook.command) ?? '', group }]
        : [],
    ),
  )
}

interface ClientRegistration {
  readonly client: OtherClient
  readonly label: string
  readonly hooks: readonly ClientHook[]
  /** Path of the project below the top of its repository. A registration for all projects has an empty path. */
  readonly below: string
  /** True when `--fix` may write the file. A registration for all projects belongs to the person. */
  readonly isFixable: boolean
}

/** Makes a finding about one event; the words follow the event's name. */
type Tell = (id: Finding['id'], what: string, more?: { readonly severity?: 'error' }) => Finding

/** Timeouts and events follow the units and names of that client. */
export function checkClientHooks({ client, label, hooks, below, isFixable }: ClientRegistration): Finding[] {
  const fix = isFixable ? 'holdfast doctor --fix' : `holdfast init --client ${client} ~`
  const told = new Set<string>()
  const about =
    (event: string): Tell =>
    (id, what, more = {}) => {
      told.add(event)
      return createFinding(id, `${label}, ${event}${what}`, { isFixable, fix, ...more })
    }
  const wanted = Object.entries(registerBelow(client, below))
  const eventOf = new Map(wanted.map(([event, groups]) => [findOwnHook(JSON.stringify(groups)), event]))
  const findings: Finding[] = []
  for (const { event, command } of hooks) {
    const own = findOwnHook(command.slice(0, 4096))
    if (eventOf.get(own) === event) continue
    if (EVENTS[client].has(event)) findings.push(about(event)('event-wrong', ` starts ${own ?? command}`))
    else findings.push(about(event)('event-unknown', ': there is no such event', { severity: 'error' }))
  }
  for (const [event, groups] of wanted) {
    const add = about(event)
    const own = findOwnHook(JSON.stringify(groups))
    const here = hooks.filter((item) => item.event === event && findOwnHook(item.command.slice(0, 4096)) === own)
    const [only] = here
    if (only === undefined) findings.push(add('event-missing', ' has no hook of holdfast'))
    else if (here.length > 1) findings.push(add('hook-outdated', `: ${own} is registered ${here.length} times`))
    else if (leadsElsewhere(only.command, below))
      findings.push(add('hook-path-missing', ': it starts the bundles of another folder of the repository'))
    else findings.push(...checkTimeout(client, only, add))
    const isAsWanted = JSON.stringify(here.map(({ group }) => group)) === JSON.stringify(groups)
    if (only !== undefined && !isAsWanted && !told.has(event))
      findings.push(add('hook-outdated', ': it is not what this version registers'))
  }
  return findings
}

/** Codex counts seconds, Gemini CLI milliseconds. */
function checkTimeout(client: OtherClient, { hook: { timeout } }: ClientHook, add: Tell): Finding[] {
  if (typeof timeout !== 'number') return []
  if (client === 'codex' && timeout >= MILLISECONDS_FROM)
    return [add('timeout-milliseconds', `: timeout ${timeout} is in seconds`)]
  if (client === 'gemini' && timeout < MILLISECONDS_FROM)
    return [add('timeout-seconds', `: timeout ${timeout} is in milliseconds`)]
  return []
}

const CODEX_TYPES: ReadonlySet<unknown> = new Set(['command', 'mcp_tool', 'prompt', 'agent'])

/** Reason why Codex refuses a whole `hooks.json` (measured, 0.169.0), or null. A slip in anybody's hook is enough. */
export function findCodexRefusal(file: UnknownRecord): string | null {
  const field = Object.keys(file).find((name) => name !== 'hooks' && name !== 'description')
  if (field !== undefined) return `it has a field "${field}"`
  for (const [event, groups] of Object.entries(isRecord(file.hooks) ? file.hooks : {})) {
    if (!EVENTS.codex.has(event)) continue
    if (!Array.isArray(groups)) return `${event} is not a list`
    const hooks = groups.flatMap((group: unknown) => (isRecord(group) ? group.hooks : [])).filter(isRecord)
    if (hooks.some(({ type }) => !CODEX_TYPES.has(type))) return `a hook of ${event} has a type Codex does not know`
    if (!hooks.every(({ timeout }) => timeout === undefined || wholeNumber(timeout) !== null))
      return `a timeout of ${event} is not a whole number`
  }
  return null
}
