import type { UnknownRecord } from '../base/core/record.ts'
import { findStatuslineMisfit, planStatusline, planStatuslineRemoval } from '../client/core/plan-statusline.ts'
import { parseSettings } from '../client/io/settings-text.ts'
import { mentionsUs, openSettings, type Refusal, type SettingsFile } from '../client/open-settings.ts'
import { writeBack, writeRecorded } from '../client/record-edit.ts'
import { readOptional } from '../files/io/change-file.ts'
import { findClientFolder, findHome } from '../files/io/own-places.ts'
import { loadHash } from '../files/io/sha256.ts'
import { readPersonalRecord, savePersonalRecord } from './io/install-record-store.ts'

type Planned = { readonly apply: () => boolean } | { readonly refused: Refusal }

/** These settings are not shared. `apply` alone writes, and tells whether any setting changed. */
export async function planPersonalStatusline(root: string, projectSettings: UnknownRecord): Promise<Planned> {
  const personal = openPersonal(root)
  if ('refused' in personal) return personal
  const why = findStatuslineMisfit(personal.settings)
  if (why !== null) return { refused: { path: personal.path, why } }
  const weaker = [projectSettings, readUserSettings()]
  const hash = await loadHash()
  const edits = planStatusline(personal.settings, weaker)
  const apply = () => {
    if (edits.length === 0) return false
    const plan = ({ text, settings }: SettingsFile) => ({
      before: { text: text ?? '', isNew: text === null },
      edits: planStatusline(settings, weaker),
    })
    writeRecorded(personal.path, plan, hash, (record) => savePersonalRecord(root, record))
    return true
  }
  return { apply }
}

/** Settings that nobody can edit stay as they are, unless our status line stands in them. */
export async function planStatuslineReturn(root: string, projectSettings: UnknownRecord): Promise<Planned> {
  const personal = openPersonal(root, mentionsUs)
  if ('refused' in personal) {
    const text = readOptional(personal.refused.path) ?? ''
    return text.includes('holdfast/dist/statusline.mjs') ? personal : { apply: () => false }
  }
  const weaker = [projectSettings, readUserSettings()]
  const hash = await loadHash()
  const plan = (settings: UnknownRecord) => planStatuslineRemoval(settings, weaker)
  const apply = () => {
    if (plan(personal.settings).length === 0) return false
    writeBack(personal.path, { record: readPersonalRecord(root), hash, plan })
    return true
  }
  return { apply }
}

function openPersonal(root: string, isConcerned?: (text: string) => boolean): SettingsFile | { refused: Refusal } {
  const path = `${root}/.claude/settings.local.json`
  return openSettings(path, readOptional(path), 'statusLine', isConcerned)
}

function readUserSettings(): UnknownRecord | null {
  const client = findClientFolder(findHome())
  return parseSettings((client === null ? null : readOptional(`${client}/settings.json`)) ?? '')
}
