import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { HOOK_EVENTS, type HookName } from './input.ts'

export interface HookScope {
  readonly name: 'managed' | 'user' | 'project' | 'local' | 'plugin'
  /** The file, as a person would name it. */
  readonly label: string
  readonly settings: UnknownRecord
  readonly pluginRoot: string | null
  /** The plugin's own name, and its marketplace's behind an `@`; settings have none. */
  readonly pluginKey?: string
}

export interface HookEntry {
  readonly scope: HookScope
  readonly event: string
  readonly matcher: unknown
  readonly hook: UnknownRecord
  readonly command: string
  readonly own: HookName | null
}

/** Variable for the folder of a plugin. The client does not replace `PLUGIN_ROOT` in a settings file. */
export const PLUGIN_ROOT = '\u0024{CLAUDE_PLUGIN_ROOT}'

/** `joinCommand` cuts a command here: no real command is that long, and the patterns need a bound. */
const MAX_COMMAND_CHARS = 4096
const MAX_ENTRIES = 2000
const HOOKS = Object.keys(HOOK_EVENTS).join('|')

/** A folder of ours, named holdfast as a copy, a package and a checkout are. A plugin's has a version or a variable. */
const FOLDER = String.raw`(?<![\w.-])holdfast(?:[\\/]+\d[\w.-]{0,40})?\}?|\$\{?CLAUDE_PLUGIN_ROOT\}?`
const OWN = new RegExp(String.raw`(?:${FOLDER})[\\/]+dist[\\/]+(${HOOKS})\.mjs(?![\w.])`)

/** A bundle of ours lies in `dist` of a folder of ours, because others name hooks alike. */
export function findOwnHook(command: string): HookName | null {
  return (OWN.exec(command)?.[1] as HookName | undefined) ?? null
}

/** `skipped` names the places whose form makes the client pass over them. */
export function listHookEntries(scope: HookScope) {
  const { hooks } = scope.settings
  if (hooks === undefined) return { entries: [], skipped: [] }
  if (!isRecord(hooks)) return { entries: [], skipped: ['"hooks" is not an object'] }
  const entries: HookEntry[] = []
  const skipped: string[] = []
  for (const [event, groups] of Object.entries(hooks)) {
    if (!Array.isArray(groups)) skipped.push(`${event} is not a list`)
    else for (const [index, group] of groups.entries()) readGroup(`${event}[${index}]`, group, event)
  }
  return { entries, skipped: skipped.slice(0, 20) }

  function readGroup(place: string, group: unknown, event: string): void {
    if (!isRecord(group) || !Array.isArray(group.hooks)) {
      skipped.push(`${place} has no list "hooks"`)
      return
    }
    for (const [index, hook] of group.hooks.entries()) {
      if (entries.length >= MAX_ENTRIES) return
      const why = findSkipReason(hook, group.matcher)
      if (why !== null) skipped.push(`${place}.hooks[${index}] ${why}`)
      else entries.push({ scope, event, matcher: group.matcher, ...readHook(hook as UnknownRecord, scope) })
    }
  }
}

const TYPES: ReadonlySet<unknown> = new Set(['command', 'prompt', 'agent', 'http', 'mcp_tool'])

/** Reason why the client passes over one hook and runs the rest (measured, 2.1.329); null for an accepted hook. */
function findSkipReason(hook: unknown, matcher: unknown): string | null {
  if (!isRecord(hook)) return 'is not an object'
  const { type, timeout, args, onFailure } = hook
  if (!TYPES.has(type)) return type === undefined ? 'has no "type"' : 'has a "type" the client does not know'
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
    return 'has a "timeout" that is no number above 0'
  if (args !== undefined && !Array.isArray(args)) return 'has "args" that are not a list'
  if (onFailure !== undefined && onFailure !== 'block' && onFailure !== 'continue') return 'has an unknown "onFailure"'
  return matcher === undefined || typeof matcher === 'string' ? null : 'has a "matcher" that is not text'
}

export function joinCommand(hook: UnknownRecord): string {
  const args = Array.isArray(hook.args) ? hook.args.map((arg) => stringOf(arg) ?? '') : []
  return [stringOf(hook.command) ?? '', ...args].join(' ').slice(0, MAX_COMMAND_CHARS)
}

/** The variable of a plugin is the folder of that plugin, so a hook of another plugin is never ours. */
function readHook(hook: UnknownRecord, { pluginKey }: HookScope): Pick<HookEntry, 'hook' | 'command' | 'own'> {
  const command = joinCommand(hook)
  const isForeign = pluginKey !== undefined && !pluginKey.startsWith('holdfast@')
  return { hook, command, own: isForeign ? null : findOwnHook(command) }
}

/** Null for a command with other variables than those of the client, or without a script. */
export function findScriptPath(entry: HookEntry, projectDir: string): string | null {
  const { pluginRoot } = entry.scope
  const text = entry.command
    .replace(/\$\{CLAUDE_PLUGIN_ROOT:-([^}]*)\}/g, (_, otherwise: string) => pluginRoot ?? otherwise)
    .replace(/\$\{CLAUDE_PLUGIN_ROOT\}/g, (whole) => pluginRoot ?? whole)
    .replace(/\$\{?CLAUDE_PROJECT_DIR\}?/g, () => projectDir)
  const path =
    entry.hook.args === undefined
      ? findScriptWord(text)
      : entry.own === null
        ? null
        : text.replace(/^\S+ (?:--\S+ )*/, '')
  return path !== null && /^(?:[/\\]|[A-Za-z]:[\\/])[^"'$`*?{}]*\.(?:[cm]?[jt]s|py|sh)$/.test(path) ? path : null
}

/** Null for shell syntax: such a command may test for its script itself. */
function findScriptWord(text: string): string | null {
  if (/[;|&<>`\n]|\$\(|^\s*(?:\[|test\b|if\b)/.test(text)) return null
  const [, double, single] = /"([^"]*)"|'([^']*)'/.exec(text) ?? []
  return double ?? single ?? text.split(' ').find((word) => /^(?:[/\\]|[A-Za-z]:).*\.\w+$/.test(word)) ?? null
}

/** Scopes from the weakest to the strongest: a later scope overrides an earlier scope. */
const ORDER: readonly HookScope['name'][] = ['user', 'project', 'local', 'managed']

/** Lists the plugins that the settings switch on, and holdfast's switched-off plugins, by `name@marketplace`. */
export function listEnabledPlugins(scopes: readonly HookScope[]) {
  const states = new Map<string, boolean>()
  for (const name of ORDER) {
    for (const { settings } of scopes.filter((scope) => scope.name === name)) {
      const plugins = isRecord(settings.enabledPlugins) ? Object.entries(settings.enabledPlugins) : []
      for (const [key, value] of plugins.slice(0, 500)) states.set(key, value === true || Array.isArray(value))
    }
  }
  const keys = [...states.keys()].filter((key) => /^[\w.-]{1,100}@[\w.-]{1,100}$/.test(key)).sort()
  return {
    enabled: keys.filter((key) => states.get(key) === true),
    disabled: keys.filter((key) => states.get(key) === false && key.startsWith('holdfast@')),
  }
}

/** Events of the client (2.1.329). The client ignores a registration under any other name. */
export const CLIENT_EVENTS: ReadonlySet<string> = new Set(
  `PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart
  SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PreModelSwitch PostModelSwitch
  PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ElicitationResult
  ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged DirectoryAdded
  MessageDisplay`.split(/\s+/),
)

/** True for events of a tool. Only their hooks may have a condition. */
export function isToolEvent(event: string): boolean {
  return /^(?:PreToolUse|PostToolUse|PostToolUseFailure|PermissionRequest|PermissionDenied)$/.test(event)
}

/** The best event shares most of the name's beginning and end; null means that no event shares 60 %. */
export function findSimilarEvent(name: string): string | null {
  const wanted = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  let best: string | null = null
  let bestScore = 0
  for (const event of CLIENT_EVENTS) {
    const other = event.toLowerCase()
    let start = 0
    while (start < wanted.length && wanted[start] === other[start]) start += 1
    let end = 0
    while (end < wanted.length - start && wanted.at(-1 - end) === other.at(-1 - end)) end += 1
    const score = (start + end) / Math.max(wanted.length, other.length)
    if (score > bestScore) [best, bestScore] = [event, score]
  }
  return bestScore >= 0.6 ? best : null
}
