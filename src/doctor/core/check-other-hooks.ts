import { createFinding, type Finding } from '../../base/core/finding.ts'
import { isRecord, stringOf } from '../../base/core/record.ts'
import {
  CLIENT_EVENTS,
  findSimilarEvent,
  type HookEntry,
  type HookScope,
  isToolEvent,
  PLUGIN_ROOT,
} from '../../client/core/hook-entries.ts'
import { HOOK_EVENTS } from '../../client/core/input.ts'
import { describePlace, MILLISECONDS_FROM } from './check-own-hooks.ts'

const OUR_EVENTS: ReadonlySet<string> = new Set(Object.values(HOOK_EVENTS))

/** Finds hooks of other people that do not work or that disturb ours. `--fix` never changes these hooks. */
export function checkOtherHooks(entries: readonly HookEntry[], missing: ReadonlyMap<HookEntry, string>): Finding[] {
  const others = entries.filter(({ own }) => own === null)
  const beside = others.filter(({ event }) => OUR_EVENTS.has(event))
  return [
    ...others.flatMap((entry) => checkOther(entry, missing.get(entry))),
    ...beside
      .filter(({ event }) => event === 'PreCompact')
      .map((entry) => createFinding('pre-compact-foreign', `${describePlace(entry)}: ${entry.command}`)),
    ...(beside.length === 0 ? [] : [createFinding('hooks-foreign', listBeside(beside))]),
  ]
}

function checkOther(entry: HookEntry, whyMissing: string | undefined): Finding[] {
  const place = describePlace(entry)
  const { hook, event, command, scope } = entry
  const findings: Finding[] = []
  const add = (id: Finding['id'], what: string, fix?: string) => {
    const own = { severity: 'warning' as const, isFixable: false, ...(fix === undefined ? {} : { fix }) }
    findings.push(createFinding(id, `${place}: ${what}`, own))
  }
  if (!CLIENT_EVENTS.has(event)) {
    const near = findSimilarEvent(event)
    add('event-unknown', `there is no such event${near === null ? '' : `; ${near} is near`}`, 'correct the name')
  }
  if (typeof hook.timeout === 'number' && hook.timeout >= MILLISECONDS_FROM)
    add('timeout-milliseconds', `timeout ${hook.timeout} of "${command}" is in seconds`, 'write it in seconds')
  if (scope.name !== 'plugin' && command.includes(PLUGIN_ROOT))
    add('plugin-root', `${PLUGIN_ROOT} stands in a settings file`, 'write the path')
  if (hook.if !== undefined && CLIENT_EVENTS.has(event) && !isToolEvent(event))
    add('hook-condition', `if ${JSON.stringify(hook.if)} on an event without a tool`)
  if (whyMissing !== undefined) add('hook-path-missing', whyMissing, 'put the script there, or take the hook out')
  return findings
}

function listBeside(beside: readonly HookEntry[]): string {
  const counts = new Map<string, number>()
  for (const { event, scope } of beside) {
    const key = `${event} in ${scope.label}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const count = beside.length === 1 ? '1 other hook runs' : `${beside.length} other hooks run`
  return `${count} beside ours: ${[...counts].map(([key, number]) => `${number} on ${key}`).join(', ')}`
}

/** Scopes from the strongest to the weakest: the first scope with a status line shows that line. */
const STRENGTH: readonly HookScope['name'][] = ['managed', 'local', 'project', 'user']

/** Finds a status line of holdfast that another covers: the client's own numbers are then missing. */
export function checkStatusline(scopes: readonly HookScope[]): Finding[] {
  const lines = STRENGTH.flatMap((name) => scopes.filter((scope) => scope.name === name)).flatMap(
    ({ settings, label }) => {
      const command = isRecord(settings.statusLine) ? stringOf(settings.statusLine.command) : null
      return command === null
        ? []
        : [{ label, isOurs: /holdfast[^"']{0,1000}[\\/]statusline\.mjs/.test(command.slice(0, 4096)) }]
    },
  )
  const [shown] = lines
  const covered = lines.find(({ isOurs }) => isOurs)
  if (shown === undefined || covered === undefined || shown.isOurs) return []
  return [
    createFinding('statusline-covered', `the status line of ${covered.label} is covered by that of ${shown.label}`),
  ]
}
