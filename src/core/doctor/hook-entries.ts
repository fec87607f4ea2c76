import { HOOK_EVENTS, type HookName } from '../hook/input.ts'
import { isRecord, stringOf, type UnknownRecord } from '../record.ts'

/** A place the client reads hooks from. A plugin's are those of its hooks file. */
export interface HookScope {
  readonly name: 'managed' | 'user' | 'project' | 'local' | 'plugin'
  /** The file, as a person would name it. */
  readonly label: string
  readonly settings: UnknownRecord
  /** The folder of the plugin; null for settings. */
  readonly pluginRoot: string | null
}

/** One registered hook. */
export interface HookEntry {
  readonly scope: HookScope
  readonly event: string
  readonly matcher: unknown
  readonly hook: UnknownRecord
  /** The command with its arguments, as one text. */
  readonly command: string
  /** The hook of holdfast it starts, or null for somebody else's. */
  readonly own: HookName | null
}

/** What stands for the folder of a plugin, and means nothing in a settings file. */
export const PLUGIN_ROOT = '\u0024{CLAUDE_PLUGIN_ROOT}'

/** More text than a command has; patterns are held to it. */
const MAX_COMMAND_CHARS = 4096
const MAX_ENTRIES = 2000
const HOOKS = Object.keys(HOOK_EVENTS).join('|')
const OWN = new RegExp(`(?:holdfast|CLAUDE_PLUGIN_ROOT)[^"']{0,1000}[\\\\/](${HOOKS})\\.mjs(?![\\w.])`)

/** Which hook of holdfast a command starts: in the shell form, with arguments, from the repository or from a plugin. */
export function findOwnHook(command: string): HookName | null {
  return (OWN.exec(command)?.[1] as HookName | undefined) ?? null
}

/** Every hook of a scope the client would see, and the places where it would see none for the form of what stands there. */
export function listHookEntries(scope: HookScope): {
  readonly entries: readonly HookEntry[]
  readonly skipped: readonly string[]
} {
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
      else entries.push(readEntry(scope, event, group.matcher, hook as UnknownRecord))
    }
  }
}

const TYPES: ReadonlySet<unknown> = new Set(['command', 'prompt', 'agent', 'http', 'mcp_tool'])

/** Why the client passes over one hook and runs the rest (measured, 2.1.329); null where it takes it. */
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

function readEntry(scope: HookScope, event: string, matcher: unknown, hook: UnknownRecord): HookEntry {
  const args = Array.isArray(hook.args) ? hook.args.map((arg) => stringOf(arg) ?? '') : []
  const command = [stringOf(hook.command) ?? '', ...args].join(' ').slice(0, MAX_COMMAND_CHARS)
  return { scope, event, matcher, hook, command, own: findOwnHook(command) }
}

/**
 * The script a command starts, its variables replaced as the client and the shell do; null where it cannot be told: it
 * has variables of its own, or no script stands in it.
 */
export function findScriptPath(entry: HookEntry, projectDir: string): string | null {
  const { pluginRoot } = entry.scope
  const text = entry.command
    .replace(/\$\{CLAUDE_PLUGIN_ROOT:-([^}]*)\}/g, (_, otherwise: string) => pluginRoot ?? otherwise)
    .replace(/\$\{CLAUDE_PLUGIN_ROOT\}/g, (whole) => pluginRoot ?? whole)
    .replace(/\$\{?CLAUDE_PROJECT_DIR\}?/g, () => projectDir)
  const path =
    entry.hook.args === undefined ? findScriptWord(text) : entry.own === null ? null : text.slice(text.indexOf(' ') + 1)
  return path !== null && /^(?:[/\\]|[A-Za-z]:[\\/])[^"'$`*?{}]*\.(?:[cm]?[jt]s|py|sh)$/.test(path) ? path : null
}

/** A command that is more than a program and its words may well ask itself whether the script is there. */
function findScriptWord(text: string): string | null {
  if (/[;|&<>`\n]|\$\(|^\s*(?:\[|test\b|if\b)/.test(text)) return null
  const [, double, single] = /"([^"]*)"|'([^']*)'/.exec(text) ?? []
  return double ?? single ?? text.split(' ').find((word) => /^(?:[/\\]|[A-Za-z]:).*\.\w+$/.test(word)) ?? null
}
