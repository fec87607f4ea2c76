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

type Registration = Readonly<Record<string, readonly { readonly hooks: readonly object[] }[]>>
const REGISTRATION: Registration = hooksFile.hooks

function closeRegistration(): Registration {
  const groups = REGISTRATION.PreToolUse ?? []
  const closed = groups.map((group) => ({
    ...group,
    hooks: group.hooks.map((hook) => ({ ...hook, onFailure: 'block' })),
  }))
  return { ...REGISTRATION, PreToolUse: closed }
}

/** Whether a settings text registers the drop-in copy of a hook, in the form `init` writes. */
export function mentionsHook(settingsText: string, hook: HookName): boolean {
  return settingsText.includes(`${INSTALL_FOLDER}}/dist/${hook}.mjs`)
}

/**
 * The edits that register holdfast's hooks as `hooks.json` says. What is there stays as and where it is; our own
 * entries of an earlier version are replaced. Nothing to change, no edits.
 *
 * @param failClosed Has the client refuse a tool call when our hook gives no usable answer: it crashed or ran out of time.
 */
export function planRegistration(settings: UnknownRecord, failClosed = false): SettingsEdit[] {
  const wanted = failClosed ? closeRegistration() : REGISTRATION
  const events = isRecord(settings.hooks) ? settings.hooks : {}
  const edits: SettingsEdit[] = []
  if (settings.hooks !== undefined && !isRecord(settings.hooks)) edits.push({ path: ['hooks'], value: {} })
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

/** A command that runs a holdfast bundle from the drop-in folder, of this version or any other. */
function isOurs(hook: unknown): boolean {
  if (!isRecord(hook) || typeof hook.command !== 'string') return false
  return /\.claude[\\/]holdfast\}?[\\/]dist[\\/]/.test(hook.command)
}
