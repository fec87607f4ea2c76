import type { UnknownRecord } from '../base/core/record.ts'
import { readTextFile } from '../files/io/read-text.ts'
import type { CallEffects } from '../policy/core/effects.ts'
import { findFilePath, type ToolCall } from '../policy/core/tool-call.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findResultingText } from './core/resulting-text.ts'
import { judgeSelfProtection } from './core/self-protection.ts'
import type { GuardPlaces } from './guard-places.ts'
import { findProtectedPlaces } from './protected-places.ts'

/** Judges a call that writes, or runs a command, against what keeps the guards in place. */
export async function protectSelfFrom(
  call: ToolCall,
  effects: CallEffects,
  command: string | null,
  places: GuardPlaces,
): Promise<Finding | null> {
  const parse = await loadSettingsParser(call, effects)
  const keepsHooks = (path: string) => {
    if (parse === null) return false
    const file = readTextFile(path, 4 << 20, true)
    const before = 'text' in file ? file.text : null
    const after = findResultingText(call, before)
    if (after === null) return false
    const settings = [parse(before ?? ''), parse(after)]
    // A file that cannot be read is like no other.
    return settings.every((found) => found !== null) && new Set(settings.map(describeHooks)).size === 1
  }
  return judgeSelfProtection(effects, { places: findProtectedPlaces(places), fold: true, command, keepsHooks })
}

/** The reader of settings, loaded only where the call rewrites a file that may hold settings. */
async function loadSettingsParser(call: ToolCall, { writes }: CallEffects) {
  if (findFilePath(call) === null || !writes.some(({ path }) => path.endsWith('.json'))) return null
  return (await import('../settings/io/settings-text.ts')).parseSettings
}

/** The settings that decide whether hooks run, and what the client's sandbox holds, as text to compare. */
function describeHooks(settings: UnknownRecord | null): string {
  const { hooks, hooksConfig, disableAllHooks, enabledPlugins, env, sandbox } = settings ?? {}
  return JSON.stringify([
    hooks ?? {},
    hooksConfig ?? {},
    disableAllHooks ?? false,
    enabledPlugins ?? {},
    env ?? {},
    sandbox ?? {},
  ])
}
