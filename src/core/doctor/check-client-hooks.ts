import type { OtherClient } from '../clients/client.ts'
import { CLIENT_PLACES } from '../install/client-registration.ts'
import { isOurs } from '../install/registration.ts'
import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
import { MILLISECONDS_FROM } from './check-own-hooks.ts'
import { createFinding, type Finding } from './finding.ts'
import { findOwnHook } from './hook-entries.ts'

/** The events of the other clients, Codex 0.169.0 and Gemini CLI 0.61.0. What is registered for any other name is passed over. */
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

/** One hook of ours in a registration, and where it stands. */
export interface ClientHook {
  readonly event: string
  /** Of the group under its event, and of the hook in the group. */
  readonly place: readonly [group: number, hook: number]
  readonly hook: UnknownRecord
  readonly command: string
  readonly group: UnknownRecord
}

/** The hooks of ours in a registration for another client. */
export function listClientHooks(settings: UnknownRecord): ClientHook[] {
  const events = isRecord(settings.hooks) ? Object.entries(settings.hooks) : []
  return events.flatMap(([event, groups]) =>
    (Array.isArray(groups) ? groups : []).flatMap((group: unknown, first) =>
      (isRecord(group) && Array.isArray(group.hooks) ? group.hooks : []).flatMap((hook: unknown, second) =>
        isRecord(hook) && isRecord(group) && isOurs(hook)
          ? [{ event, place: [first, second] as const, hook, command: stringOf(hook.command) ?? '', group }]
          : [],
      ),
    ),
  )
}

export interface ClientRegistration {
  readonly client: OtherClient
  /** The file, as a person would name it. */
  readonly label: string
  readonly hooks: readonly ClientHook[]
  /** Whether `--fix` may write it: what a person has registered for all projects is theirs. */
  readonly isFixable: boolean
}

/** What of a registration is not as `init --client` of this version writes it, in the units and events of that client. */
export function checkClientHooks({ client, label, hooks, isFixable }: ClientRegistration): Finding[] {
  const fix = isFixable ? 'holdfast doctor --fix' : `holdfast init --client ${client} ~`
  const add = (id: Finding['id'], what: string, more: { readonly severity?: 'error' } = {}) =>
    createFinding(id, `${label}, ${what}`, { isFixable, fix, ...more })
  const wanted = Object.entries(CLIENT_PLACES[client].registration)
  const eventOf = new Map(wanted.map(([event, groups]) => [findOwnHook(JSON.stringify(groups)), event]))
  const findings: Finding[] = []
  for (const { event, command } of hooks) {
    const own = findOwnHook(command.slice(0, 4096))
    if (eventOf.get(own) === event) continue
    if (EVENTS[client].has(event)) findings.push(add('event-wrong', `${event} starts ${own ?? command}`))
    else findings.push(add('event-unknown', `${event}: there is no such event`, { severity: 'error' }))
  }
  for (const [event, groups] of wanted) {
    const own = findOwnHook(JSON.stringify(groups))
    const here = hooks.filter((item) => item.event === event && findOwnHook(item.command.slice(0, 4096)) === own)
    const [only] = here
    if (only === undefined) findings.push(add('event-missing', `${event} has no hook of holdfast`))
    else if (here.length > 1) findings.push(add('hook-outdated', `${event}: ${own} is registered ${here.length} times`))
    else findings.push(...checkTimeout(client, only, add))
    const isAsWanted = JSON.stringify(here.map(({ group }) => group)) === JSON.stringify(groups)
    const isTold = findings.some(({ what }) => what.startsWith(`${label}, ${event}`))
    if (only !== undefined && !isAsWanted && !isTold)
      findings.push(add('hook-outdated', `${event}: it is not what this version registers`))
  }
  return findings
}

/** Codex counts seconds, Gemini CLI milliseconds. */
function checkTimeout(
  client: OtherClient,
  { event, hook: { timeout } }: ClientHook,
  add: (id: Finding['id'], what: string) => Finding,
): Finding[] {
  if (typeof timeout !== 'number') return []
  if (client === 'codex' && timeout >= MILLISECONDS_FROM)
    return [add('timeout-milliseconds', `${event}: timeout ${timeout} is in seconds`)]
  if (client === 'gemini' && timeout < MILLISECONDS_FROM)
    return [add('timeout-seconds', `${event}: timeout ${timeout} is in milliseconds`)]
  return []
}

const CODEX_TYPES: ReadonlySet<unknown> = new Set(['command', 'mcp_tool', 'prompt', 'agent'])

/** Why Codex refuses a whole `hooks.json` (measured, 0.169.0), or null: one slip in anybody's hook is enough. */
export function findCodexRefusal(file: UnknownRecord): string | null {
  const field = Object.keys(file).find((name) => name !== 'hooks' && name !== 'description')
  if (field !== undefined) return `it has a field "${field}"`
  for (const [event, groups] of Object.entries(isRecord(file.hooks) ? file.hooks : {})) {
    if (!EVENTS.codex.has(event)) continue
    if (!Array.isArray(groups)) return `${event} is not a list`
    const hooks = groups.flatMap((group: unknown) => (isRecord(group) ? group.hooks : [])).filter(isRecord)
    if (hooks.some(({ type }) => !CODEX_TYPES.has(type))) return `a hook of ${event} has a type Codex does not know`
    if (!hooks.every(({ timeout }) => timeout === undefined || isWholeNumber(timeout)))
      return `a timeout of ${event} is not a whole number`
  }
  return null
}

function isWholeNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
