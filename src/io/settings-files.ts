import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import type { SettingsReading } from '../core/doctor/check-settings.ts'
import { findManagedFolder, findStateFile } from './client-settings.ts'
import { findClientFolder, findHome } from './own-places.ts'
import { readTextFile } from './read-text.ts'

const MAX_SETTINGS_BYTES = 4 << 20

/**
 * Every settings file the client reads for a project, as far as it is there; each file once, also where the project
 * is the home.
 */
export function readSettingsFiles(projectDir: string): SettingsReading[] {
  const client = findClientFolder(findHome())
  const managed = findManagedFolder()
  const places: [name: SettingsReading['name'], path: string, label: string][] = [
    ['managed', `${managed}/managed-settings.json`, `${managed}/managed-settings.json`],
    ...listDropIns(`${managed}/managed-settings.d`).map((path): [SettingsReading['name'], string, string] => [
      'managed',
      path,
      path,
    ]),
    ...(client === null
      ? []
      : [['user', `${client}/settings.json`, '~/.claude/settings.json'] as [SettingsReading['name'], string, string]]),
    ['project', `${projectDir}/.claude/settings.json`, '.claude/settings.json'],
    ['local', `${projectDir}/.claude/settings.local.json`, '.claude/settings.local.json'],
  ]
  const seen = new Set<string>()
  return places.flatMap(([name, path, label]): SettingsReading[] => {
    const file = readTextFile(path, MAX_SETTINGS_BYTES, true)
    if ('error' in file) return isAbsent(file.error) ? [] : [{ name, label, error: file.error }]
    const real = realpathSync(path)
    if (seen.has(real)) return []
    seen.add(real)
    return [{ name, label, text: file.text }]
  })
}

function listDropIns(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}

/** A folder of settings nobody can look into holds who knows what. @throws with the path, where it is so. */
export function assertReadable(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) readdirSync(folder)
}

function isAbsent(error: string): boolean {
  return error === 'ENOENT' || error === 'ENOTDIR'
}

/** Files people take for registrations, though the client reads none of them. */
export function listUnreadHooksFiles(projectDir: string): string[] {
  // Beside a plugin's manifest the first one is what the manifest names.
  const isPlugin = 'text' in readTextFile(`${projectDir}/.claude-plugin/plugin.json`, MAX_SETTINGS_BYTES, true)
  const names = [...(isPlugin ? [] : ['hooks.json']), '.claude/hooks.json', '.claude/hooks/hooks.json']
  return names.filter((name) => {
    const file = readTextFile(`${projectDir}/${name}`, MAX_SETTINGS_BYTES, true)
    return (
      'text' in file && /"(?:PreToolUse|PostToolUse|SessionStart|UserPromptSubmit|PreCompact|Stop)"/.test(file.text)
    )
  })
}

/** Whether the person has trusted the folder, as the client's own file says; null where it does not know the folder. */
export function readFolderTrust(projectDir: string): boolean | null {
  const path = findStateFile()
  const file = path === null ? null : readTextFile(path, 64 << 20, true)
  if (file === null || 'error' in file) return null
  try {
    const state = JSON.parse(file.text) as { projects?: Record<string, { hasTrustDialogAccepted?: unknown } | null> }
    const project = Object.hasOwn(state.projects ?? {}, projectDir) ? state.projects?.[projectDir] : null
    const accepted = project?.hasTrustDialogAccepted
    return typeof accepted === 'boolean' ? accepted : null
  } catch {
    return null
  }
}
