import type { SettingsEdit } from '../core/install/registration.ts'
import type { UnknownRecord } from '../core/record.ts'
import { readOptional, removeFile, writeSettings } from '../io/install-files.ts'
import { findClientFolder, findHome } from '../io/own-places.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'

type Plan = (personal: UnknownRecord, weaker: readonly (UnknownRecord | null)[]) => SettingsEdit[]

/**
 * A plan for the status line in a person's own settings of a project, which are not shared: what another person looks at
 * is theirs. Nothing is written before `apply`.
 */
export function planPersonalStatusline(
  root: string,
  projectSettings: UnknownRecord,
  plan: Plan,
): { readonly apply: () => boolean } | { readonly unreadable: string } {
  const path = `${root}/.claude/settings.local.json`
  const previous = readOptional(path) ?? ''
  const personal = parseSettings(previous)
  if (personal === null) return { unreadable: path }
  const client = findClientFolder(findHome())
  const user = parseSettings((client === null ? null : readOptional(`${client}/settings.json`)) ?? '')
  const edits = plan(personal, [projectSettings, user])
  const apply = () => {
    if (edits.length === 0) return false
    const left = editSettings(previous, edits)
    if (left.replace(/\s/g, '') === '{}') removeFile(path)
    else writeSettings(path, left)
    return true
  }
  return { apply }
}
