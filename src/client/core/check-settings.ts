import { createFinding, type Finding } from '../../base/core/finding.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { type HookScope, listHookEntries } from './hook-entries.ts'

export type SettingsReading = { readonly name: HookScope['name']; readonly label: string } & (
  | { readonly text: string }
  | { readonly error: string }
)

/** Reads settings files as the client does: plain JSON. A comment or a trailing comma voids the file (measured, 2.1.329). */
export function readScopes(readings: readonly SettingsReading[], plugins: readonly HookScope[] = []) {
  const findings: Finding[] = []
  const scopes: HookScope[] = []
  for (const reading of readings) {
    if ('error' in reading) {
      findings.push(createFinding('settings-unreadable', `${reading.label}: ${reading.error}`))
      continue
    }
    const settings = parseStrictly(reading.text)
    if (typeof settings === 'string') findings.push(createFinding('settings-invalid', `${reading.label}: ${settings}`))
    else scopes.push({ name: reading.name, label: reading.label, settings, pluginRoot: null })
  }
  const all = [...scopes, ...plugins].map((scope) => ({ scope, ...listHookEntries(scope) }))
  const shapes = all.flatMap(({ scope, skipped }) =>
    skipped.map((place) => createFinding('hook-shape', `${scope.label}: ${place}`)),
  )
  return {
    scopes: [...scopes, ...plugins],
    entries: all.flatMap(({ entries }) => entries),
    findings: [...findings, ...scopes.flatMap(checkSwitches), ...shapes],
  }
}

/** The settings, or the reason why the client ignores the whole file: a comment or a trailing comma is enough. */
export function parseStrictly(text: string): UnknownRecord | string {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(plain)
  } catch (error) {
    const at = /position (\d{1,9})/.exec((error as Error).message)?.[1]
    const line = at === undefined ? null : plain.slice(0, Number(at)).split('\n').length
    return line === null ? 'it is not JSON' : `it is not JSON, at line ${line}`
  }
  if (!isRecord(value)) return 'it is not an object'
  const { disableAllHooks: off } = value
  return off === undefined || typeof off === 'boolean' ? value : 'disableAllHooks is neither true nor false'
}

function checkSwitches({ settings, label, name }: HookScope): Finding[] {
  const off =
    settings.disableAllHooks === true ? [createFinding('hooks-disabled', `${label}: disableAllHooks is true`)] : []
  const only = name === 'managed' && settings.allowManagedHooksOnly === true
  return only ? [...off, createFinding('hooks-managed-only', `${label}: allowManagedHooksOnly is true`)] : off
}
