import hooksFile from '../../../hooks.json' with { type: 'json' }
import { HOOK_EVENTS, type HookName } from '../hook/input.ts'
import { isRecord, type UnknownRecord } from '../record.ts'

/** Where the drop-in copy lives in a repository, relative to its root. */
export const INSTALL_FOLDER = '.claude/holdfast'

export const HOOK_NAMES = Object.keys(HOOK_EVENTS) as HookName[]

/** One change of a settings file: `value` at `path`, where undefined removes and `-1` as last step appends to a list. */
export interface SettingsEdit {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/**
 * How the client is told to start a hook: `shell` as a line for a POSIX shell, the same for the plugin and in a project's
 * settings; `exec` as a program with arguments, on every system and without a shell, for clients that know `args`.
 */
export type HookForm = 'shell' | 'exec'

export type Registration = Readonly<Record<string, readonly { readonly hooks: readonly object[] }[]>>

interface RegisteredHook {
  readonly type: string
  readonly command: string
  readonly timeout: number
}
type HooksFile = Readonly<Record<string, readonly { readonly hooks: readonly RegisteredHook[] }[]>>

const REGISTRATION: HooksFile = hooksFile.hooks

/** How many seconds the client gives each hook as `hooks.json` registers it. */
export const REGISTERED_SECONDS = Object.fromEntries(
  HOOK_NAMES.map((hook) => [hook, REGISTRATION[HOOK_EVENTS[hook]]?.[0]?.hooks[0]?.timeout]),
) as Readonly<Record<HookName, unknown>>

export interface RegistrationOptions {
  readonly form?: HookForm
  /** Has the client refuse a tool call when our hook gives no usable answer: it crashed or ran out of time. */
  readonly failClosed?: boolean
}

/** What `init` puts into a project's settings: the hooks of the plugin, which run from the drop-in folder there. */
export function createRegistration({ form = 'shell', failClosed = false }: RegistrationOptions = {}): Registration {
  const place = ({ type, command, timeout }: RegisteredHook, event: string) => {
    const bundle = /\/dist\/[\w-]+\.mjs/.exec(command)?.[0] ?? ''
    const start =
      form === 'exec'
        ? { type, command: 'node', args: [`\u0024{CLAUDE_PROJECT_DIR}/${INSTALL_FOLDER}${bundle}`] }
        : { type, command }
    return { ...start, timeout, ...(failClosed && event === 'PreToolUse' ? { onFailure: 'block' } : {}) }
  }
  return Object.fromEntries(
    Object.entries(REGISTRATION).map(([event, groups]) => [
      event,
      groups.map((group) => ({ ...group, hooks: group.hooks.map((hook) => place(hook, event)) })),
    ]),
  )
}

/** The form in which a settings file registers our hooks; null when it registers none. */
export function findForm(settings: UnknownRecord): HookForm | null {
  const ours = listHooks(settings).filter(isOurs)
  if (ours.length === 0) return null
  return ours.some((hook) => isRecord(hook) && hook.args !== undefined) ? 'exec' : 'shell'
}

function listHooks(settings: UnknownRecord): unknown[] {
  const groups = isRecord(settings.hooks) ? Object.values(settings.hooks).flat() : []
  return groups.flatMap((group) => (isRecord(group) && Array.isArray(group.hooks) ? group.hooks : []))
}

/** Whether a settings text registers the drop-in copy of a hook, in a form `init` writes or wrote. */
export function mentionsHook(settingsText: string, hook: HookName): boolean {
  return ['/', '}/'].some((end) => settingsText.includes(`${INSTALL_FOLDER}${end}dist/${hook}.mjs`))
}

/**
 * The edits that register holdfast's hooks as `hooks.json` says. What is there stays as and where it is; our own
 * entries of an earlier version are replaced. Nothing to change, no edits.
 */
export function planRegistration(settings: UnknownRecord, options: RegistrationOptions = {}): SettingsEdit[] {
  return planMerge(settings, createRegistration(options))
}

/**
 * Why settings have no place for a registration beside what stands there, as the end of a sentence; null where they do. Whatever
 * it is, it is somebody's, and is not written over.
 */
export function findMisfit({ hooks }: UnknownRecord, wanted: Readonly<Record<string, unknown>> = REGISTRATION) {
  if (hooks === undefined) return null
  if (!isRecord(hooks)) return '"hooks" in it is not an object'
  const event = Object.keys(wanted).find((name) => hooks[name] !== undefined && !Array.isArray(hooks[name]))
  return event === undefined ? null : `"hooks.${event}" in it is not a list`
}

/** The same for any registration in the form the clients share. Where `findMisfit` finds something, no plan is any good. */
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

/** The edits that take holdfast's hooks out; groups, events and `hooks` left empty by that go too. */
export function planUnregistration(settings: UnknownRecord): SettingsEdit[] {
  if (!isRecord(settings.hooks)) return []
  const events = Object.entries(settings.hooks)
  const edits = events.flatMap(([event, groups]) => planRemoval(event, groups, true))
  const removed = edits.filter(({ path, value }) => path.length === 2 && value === undefined).length
  return removed > 0 && removed === events.length ? [{ path: ['hooks'], value: undefined }] : edits
}

/** Removals go from the last entry to the first, so that each path is still right when its turn comes. */
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

/** Whether a hook runs a bundle from the drop-in folder, of this version or any other, in whatever form. */
export function isOurs(hook: unknown): boolean {
  if (!isRecord(hook) || typeof hook.command !== 'string') return false
  const [first] = Array.isArray(hook.args) ? hook.args : []
  return [hook.command, first].some(
    (text) =>
      typeof text === 'string' && /\.(?:claude|codex|gemini)[\\/]holdfast\}?[\\/]dist[\\/][\w-]+\.mjs/.test(text),
  )
}
