import hooksFile from '../../../hooks.json' with { type: 'json' }
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { ACTING_MATCHER } from './acting-tools.ts'
import { listHookGroups } from './hook-groups.ts'
import { HOOK_EVENTS, type HookName } from './input.ts'
import type { PolicyNeeds } from './policy-needs.ts'

/** Folder of the drop-in copy in a repository, relative to its root. */
export const INSTALL_FOLDER = '.claude/holdfast'
export const CONFIG_SCHEMA = 'config.schema.json'

export const HOOK_NAMES = Object.keys(HOOK_EVENTS) as HookName[]

/** An undefined `value` removes the place at `path`; `-1` as last step appends to a list. */
export interface SettingsEdit {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

export const RUNTIMES = ['node', 'bun'] as const
export type Runtime = (typeof RUNTIMES)[number]

/** Plain Bun runs what a `bunfig.toml` preloads, and reads `.env` (measured, 1.4.5): either would switch hooks off. */
export const RUNTIME_OPTIONS: Readonly<Record<Runtime, readonly string[]>> = {
  node: [],
  bun: ['--no-env-file', '--config=/dev/null', '--no-install'],
}

export type Registration = Readonly<Record<string, readonly { readonly hooks: readonly object[] }[]>>

type HookGroup = (typeof hooksFile.hooks)['SessionStart'][number]

const REGISTRATION: Readonly<Record<string, readonly HookGroup[]>> = hooksFile.hooks

/** Seconds the client gives each hook, as `hooks.json` registers them. */
export const REGISTERED_SECONDS = Object.fromEntries(
  HOOK_NAMES.map((hook) => [hook, REGISTRATION[HOOK_EVENTS[hook]]?.[0]?.hooks[0]?.timeout]),
) as Readonly<Record<HookName, unknown>>

export interface StartWay {
  /** `shell` is a line for a POSIX shell. `exec` works on every system, for clients that know `args`. */
  readonly form: 'shell' | 'exec'
  readonly runtime: Runtime
}

export type RegistrationOptions = Partial<PolicyNeeds & StartWay>

/** The plugin cannot know a policy, so the plugin's own file starts `PreToolUse` for every tool. */
export function createRegistration(options: RegistrationOptions = {}): Registration {
  const { form = 'shell', runtime = 'node', failClosed = false, everyTool = false } = options
  const place = ({ type, command, timeout }: HookGroup['hooks'][number], event: string) => {
    const bundle = /\/dist\/[\w-]+\.mjs/.exec(command)?.[0] ?? ''
    const own = RUNTIME_OPTIONS[runtime]
    const start =
      form === 'exec'
        ? { type, command: runtime, args: [...own, `\u0024{CLAUDE_PROJECT_DIR}/${INSTALL_FOLDER}${bundle}`] }
        : { type, command: command.replace(/^node(?= )/, [runtime, ...own].join(' ')) }
    return { ...start, timeout, ...(failClosed && event === 'PreToolUse' ? { onFailure: 'block' } : {}) }
  }
  return Object.fromEntries(
    Object.entries(REGISTRATION).map(([event, groups]) => {
      const matcher = event === 'PreToolUse' && !everyTool ? { matcher: ACTING_MATCHER } : {}
      return [event, groups.map(({ hooks }) => ({ ...matcher, hooks: hooks.map((hook) => place(hook, event)) }))]
    }),
  )
}

/** The way in which a settings file starts our hooks; null when the file registers none. */
export function findStartWay(settings: UnknownRecord): StartWay | null {
  const ours = listHookGroups(settings)
    .flatMap(({ hooks }) => hooks.filter(isRecord))
    .filter(isOurs)
  if (ours.length === 0) return null
  const isExec = ours.some(({ args }) => args !== undefined)
  const isBun = ours.some(({ command }) => /^(?:\S*\/)?bun(?: |$)/.test(String(command)))
  return { form: isExec ? 'exec' : 'shell', runtime: isBun ? 'bun' : 'node' }
}

/** True when a settings text registers the drop-in copy of a hook, in any form `init` writes or wrote. */
export function mentionsHook(settingsText: string, hook: HookName): boolean {
  return ['/', '}/'].some((end) => settingsText.includes(`${INSTALL_FOLDER}${end}dist/${hook}.mjs`))
}

/** `spans`: the policy speaks about every tool, so that a registration for some tools does not serve. */
export function registersHook(settings: UnknownRecord, event: string, spans: boolean): boolean {
  const groups = isRecord(settings.hooks) ? settings.hooks[event] : null
  const found = new Set(Array.isArray(groups) ? groups.map((group) => JSON.stringify(group)) : [])
  const ways = RUNTIMES.flatMap((runtime) => (['shell', 'exec'] as const).map((form) => ({ runtime, form })))
  const needs = [true, false].flatMap((failClosed) => [true, spans].map((everyTool) => ({ failClosed, everyTool })))
  const forms = ways.flatMap((way) => needs.flatMap((need) => createRegistration({ ...way, ...need })[event] ?? []))
  return forms.some((group) => found.has(JSON.stringify(group)))
}

/** Foreign entries stay as and where they are. Settings with a current registration need no edits. */
export function planRegistration(settings: UnknownRecord, options: RegistrationOptions = {}): SettingsEdit[] {
  return planMerge(settings, createRegistration(options))
}

/** The reason ends a sentence. The value in the way belongs to a person, so no edit overwrites it. */
export function findMisfit({ hooks }: UnknownRecord, wanted: Readonly<Record<string, unknown>> = REGISTRATION) {
  if (hooks === undefined) return null
  if (!isRecord(hooks)) return '"hooks" in it is not an object'
  const event = Object.keys(wanted).find((name) => hooks[name] !== undefined && !Array.isArray(hooks[name]))
  return event === undefined ? null : `"hooks.${event}" in it is not a list`
}

/** Callers ask `findMisfit` first: a plan for misfit settings is useless. */
export function planMerge(settings: UnknownRecord, wanted: Registration): SettingsEdit[] {
  const events = isRecord(settings.hooks) ? settings.hooks : {}
  const edits: SettingsEdit[] = []
  for (const event of new Set([...Object.keys(events), ...Object.keys(wanted)])) {
    const groups = events[event]
    const ours = Array.isArray(groups) ? groups.filter(hasOurs) : []
    if (JSON.stringify(ours) === JSON.stringify(wanted[event] ?? [])) continue
    edits.push(...planRemoval(event, groups, wanted[event] === undefined))
    if (!Array.isArray(groups)) edits.push({ path: ['hooks', event], value: wanted[event] })
    else for (const group of wanted[event] ?? []) edits.push({ path: ['hooks', event, -1], value: group })
  }
  return edits
}

/** Plans the edits that take out our hooks, what these edits empty, and the description that `hooks.json` brings. */
export function planUnregistration(settings: UnknownRecord): SettingsEdit[] {
  const isCopy = settings.description === hooksFile.description
  const own: SettingsEdit[] = isCopy ? [{ path: ['description'], value: undefined }] : []
  if (!isRecord(settings.hooks)) return own
  const events = Object.entries(settings.hooks)
  const edits = events.flatMap(([event, groups]) => planRemoval(event, groups, true))
  const removed = edits.filter(({ path, value }) => path.length === 2 && value === undefined).length
  return [...own, ...(removed > 0 && removed === events.length ? [{ path: ['hooks'], value: undefined }] : edits)]
}

/** Removals go from the last entry to the first, so that each path is still right at its turn. */
function planRemoval(event: string, groups: unknown, dropEmpty: boolean): SettingsEdit[] {
  if (!Array.isArray(groups)) return []
  if (dropEmpty && groups.length > 0 && groups.every((group) => hasOurs(group) && group.hooks.every(isOurs))) {
    return [{ path: ['hooks', event], value: undefined }]
  }
  return groups
    .flatMap((group, index): SettingsEdit[] => {
      if (!hasOurs(group)) return []
      if (group.hooks.every(isOurs)) return [{ path: ['hooks', event, index], value: undefined }]
      return group.hooks
        .flatMap((hook, place): SettingsEdit[] =>
          isOurs(hook) ? [{ path: ['hooks', event, index, 'hooks', place], value: undefined }] : [],
        )
        .reverse()
    })
    .reverse()
}

function hasOurs(group: unknown): group is UnknownRecord & { readonly hooks: readonly unknown[] } {
  return isRecord(group) && Array.isArray(group.hooks) && group.hooks.some(isOurs)
}

/** True when a hook runs a bundle of any version from the drop-in folder, in either form. */
export function isOurs(hook: unknown): boolean {
  if (!isRecord(hook) || typeof hook.command !== 'string') return false
  const args: readonly unknown[] = Array.isArray(hook.args) ? hook.args : []
  const isBun = /(?:^|[\\/])bun$/.test(hook.command)
  const script = isBun ? args.find((arg) => !String(arg).startsWith('-')) : args[0]
  return [hook.command, script].some(
    (text) =>
      typeof text === 'string' && /\.(?:claude|codex|gemini)[\\/]holdfast\}?[\\/]dist[\\/][\w-]+\.mjs/.test(text),
  )
}
