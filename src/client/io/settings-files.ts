import { lstatSync, realpathSync } from 'node:fs'
import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { findClientFolder, findHome } from '../../files/io/own-places.ts'
import { isMissing, readSettingsText, readText } from '../../files/io/read-text.ts'
import type { SettingsReading } from '../core/check-settings.ts'
import { findManagedFolder, findStateFile } from './client-settings.ts'

/** A project in the home folder names one file twice; the list has each file once. */
export function readSettingsFiles(projectDir: string): SettingsReading[] {
  const home = findHome()
  const client = findClientFolder(home)
  const folder = home !== null && client === `${home}/.claude` ? '~/.claude' : client
  const managed = findManagedFolder()
  const dropIns = listNames(`${managed}/managed-settings.d`, 'is empty').filter((name) => name.endsWith('.json'))
  const places = [
    ...['managed-settings.json', ...dropIns.map((name) => `managed-settings.d/${name}`)].map(
      (file) => ['managed', `${managed}/${file}`] as const,
    ),
    ...(client === null ? [] : [['user', `${client}/settings.json`, `${folder}/settings.json`] as const]),
    ['project', `${projectDir}/.claude/settings.json`, '.claude/settings.json'] as const,
    ['local', `${projectDir}/.claude/settings.local.json`, '.claude/settings.local.json'] as const,
  ]
  const seen = new Set<string>()
  return places.flatMap(([name, path, label = path]): SettingsReading[] => {
    const file = readSettingsText(path)
    if ('error' in file) return isMissing(file.error) ? [] : [{ name, label, error: file.error }]
    const real = realpathSync(path)
    if (seen.has(real)) return []
    seen.add(real)
    return [{ name, label, text: file.text }]
  })
}

/** An unreadable folder of settings may hold any registration. @throws with the path of such a folder. */
export function assertReadable(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) listNames(folder)
}

/** Files that people take for registrations, though the client reads none of them. */
export function listUnreadHooksFiles(projectDir: string): string[] {
  // The manifest of a plugin names `hooks.json` beside it, so the client does read that file.
  const isPlugin = 'text' in readSettingsText(`${projectDir}/.claude-plugin/plugin.json`)
  const names = [...(isPlugin ? [] : ['hooks.json']), '.claude/hooks.json', '.claude/hooks/hooks.json']
  return names.filter((name) => {
    const file = readSettingsText(`${projectDir}/${name}`)
    return (
      'text' in file && /"(?:PreToolUse|PostToolUse|SessionStart|UserPromptSubmit|PreCompact|Stop)"/.test(file.text)
    )
  })
}

/** Trust of a person in the folder, as the client's own file says; null for a folder that file lacks. */
export function readFolderTrust(projectDir: string): boolean | null {
  const path = findStateFile()
  const projects = parseJsonRecord((path === null ? null : readText(path, 64 << 20, true)) ?? '')?.projects
  const project = isRecord(projects) && Object.hasOwn(projects, projectDir) ? projects[projectDir] : null
  const accepted = isRecord(project) ? project.hasTrustDialogAccepted : null
  return typeof accepted === 'boolean' ? accepted : null
}
