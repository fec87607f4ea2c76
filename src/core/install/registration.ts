import hooksFile from '../../../hooks.json' with { type: 'json' }
import { HOOK_EVENTS, type HookName } from '../hook/input.ts'
import { isRecord, type UnknownRecord } from '../record.ts'

/** Where the drop-in copy lives in a repository, relative to its root. */
export const INSTALL_FOLDER = '.claude/holdfast'

export const HOOK_NAMES = Object.keys(HOOK_EVENTS) as HookName[]

/** A command that runs a holdfast bundle from the drop-in folder, of this version or any other. */
function isOurs(hook: unknown): boolean {
  if (!isRecord(hook) || typeof hook.command !== 'string') return false
  const { command } = hook
  return command.includes(`${INSTALL_FOLDER}}/dist/`) || command.includes(`${INSTALL_FOLDER}/dist/`)
}

/**
 * The settings with holdfast's hooks registered as `hooks.json` says. What is there stays as and where it is; our own
 * entries of an earlier version are replaced. Merging into the result changes nothing.
 */
export function registerHooks(settings: UnknownRecord): UnknownRecord {
  const cleaned = unregisterHooks(settings)
  const wanted: UnknownRecord = hooksFile.hooks
  if (isSame(pickOurs(settings), wanted)) return settings
  const hooks: Record<string, unknown> = isRecord(cleaned.hooks) ? { ...cleaned.hooks } : {}
  for (const [event, groups] of Object.entries(wanted)) {
    const present = hooks[event]
    hooks[event] = [...(Array.isArray(present) ? present : []), ...(groups as unknown[])]
  }
  return { ...cleaned, hooks }
}

/** The settings without any of holdfast's hooks; groups, events and `hooks` left empty by that go too. */
export function unregisterHooks(settings: UnknownRecord): UnknownRecord {
  if (!isRecord(settings.hooks)) return settings
  const hooks: Record<string, unknown> = {}
  for (const [event, groups] of Object.entries(settings.hooks)) {
    if (!Array.isArray(groups) || !groups.some(hasOurs)) {
      hooks[event] = groups
      continue
    }
    const rest = groups.flatMap((group) => {
      if (!hasOurs(group)) return [group]
      const others = group.hooks.filter((hook) => !isOurs(hook))
      return others.length === 0 ? [] : [{ ...group, hooks: others }]
    })
    if (rest.length > 0) hooks[event] = rest
  }
  const { hooks: _, ...others } = settings
  return Object.keys(hooks).length === 0 ? others : { ...settings, hooks }
}

function hasOurs(group: unknown): group is UnknownRecord & { readonly hooks: readonly unknown[] } {
  return isRecord(group) && Array.isArray(group.hooks) && group.hooks.some(isOurs)
}

/** Our groups in the settings, by event. */
function pickOurs(settings: UnknownRecord): UnknownRecord {
  if (!isRecord(settings.hooks)) return {}
  const events = Object.entries(settings.hooks).flatMap(([event, groups]) => {
    const ours = Array.isArray(groups) ? groups.filter(hasOurs) : []
    return ours.length === 0 ? [] : [[event, ours] as const]
  })
  return Object.fromEntries(events)
}

function isSame(a: UnknownRecord, b: UnknownRecord): boolean {
  const sorted = (value: UnknownRecord) => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
  return sorted(a) === sorted(b)
}

/** Settings text in the style of the text it replaces: its indentation and its last line break. */
export function formatSettings(settings: UnknownRecord, previous: string | null): string {
  const indent = /^\{\r?\n([ \t]+)"/.exec(previous ?? '')?.[1] ?? 2
  const newline = previous === null || previous.trim() === '' || previous.endsWith('\n') ? '\n' : ''
  const text = `${JSON.stringify(settings, null, indent)}${newline}`
  return previous?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}
