import { createFinding, type Finding } from '../../base/core/finding.ts'
import { isRecord, snakeCase, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { HookScope } from '../../client/core/hook-entries.ts'
import type { ClientHook } from './check-client-hooks.ts'

/** A settings file of a client. In a list of files the first value decides. */
export type ClientSettings = Pick<HookScope, 'label' | 'settings'>

/** `features.hooks` in `config.toml`, or its older name `codex_hooks`, stops Codex from running hooks. */
export function checkCodexSwitch(files: readonly ClientSettings[]): Finding[] {
  for (const { label, settings } of files) {
    const features = isRecord(settings.features) ? settings.features : {}
    for (const name of ['hooks', 'codex_hooks']) {
      if (features[name] === false) return [createFinding('hooks-disabled', `${label}: features.${name} is false`)]
      if (features[name] === true) return []
    }
  }
  return []
}

/** Finds settings that stop Gemini CLI from running our hooks. Gemini CLI also has a list of single disabled hooks. */
export function checkGeminiSwitch(files: readonly ClientSettings[], hooks: readonly ClientHook[]): Finding[] {
  const sections = files.flatMap(({ label, settings }) =>
    isRecord(settings.hooksConfig) ? [{ label, section: settings.hooksConfig }] : [],
  )
  const said = sections.find(({ section }) => typeof section.enabled === 'boolean')
  if (said?.section.enabled === false)
    return [createFinding('hooks-disabled', `${said.label}: hooksConfig.enabled is false`)]
  return sections.flatMap(({ label, section }) => {
    const names: readonly unknown[] = Array.isArray(section.disabled) ? section.disabled : []
    const off = hooks.filter(({ hook, command }) => names.includes(stringOf(hook.name) || command))
    if (off.length === 0) return []
    const events = off.map(({ event }) => event).join(', ')
    return [createFinding('hooks-disabled', `${label}: hooksConfig.disabled names ours of ${events}`)]
  })
}

/** The longest matching rule decides; without one Gemini CLI asks. `folderTrust` switched off trusts every folder. */
export function isGeminiRefused(rules: UnknownRecord, personal: UnknownRecord, folder: string): boolean {
  const security = isRecord(personal.security) ? personal.security : {}
  if (isRecord(security.folderTrust) && security.folderTrust.enabled === false) return false
  const holding = Object.entries(rules).filter(([path, level]) => {
    const place = level === 'TRUST_PARENT' ? path.replace(/[\\/][^\\/]*$/, '') : path
    return folder === place || folder.startsWith(`${place.replace(/[\\/]$/, '')}/`)
  })
  return holding.sort(([a], [b]) => b.length - a.length)[0]?.[1] === 'DO_NOT_TRUST'
}

export function isCodexTrusted(config: UnknownRecord, folders: readonly string[]): boolean {
  const projects = isRecord(config.projects) ? config.projects : {}
  return folders.some((folder) => {
    const project = Object.hasOwn(projects, folder) ? projects[folder] : null
    return isRecord(project) && project.trust_level === 'trusted'
  })
}

/** Codex records trust by file, event and place. The hash has a private form, so a later change does not show. */
export function checkHookTrust(
  config: UnknownRecord,
  files: readonly string[],
  { label, hooks }: { readonly label: string; readonly hooks: readonly ClientHook[] },
): Finding[] {
  const section = isRecord(config.hooks) ? config.hooks : {}
  const states = isRecord(section.state) ? section.state : {}
  const doubts = hooks.filter(({ event, place }) => {
    const found = files.map((file) => states[`${file}:${snakeCase(event)}:${place.join(':')}`]).find(isRecord)
    return found === undefined || typeof found.trusted_hash !== 'string' || found.enabled === false
  })
  if (doubts.length === 0) return []
  return [createFinding('hooks-untrusted', `${label}: ${doubts.map(({ event }) => event).join(', ')}`)]
}
