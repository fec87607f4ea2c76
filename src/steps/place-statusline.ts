import type { SettingsEdit } from '../core/install/registration.ts'
import { findStatuslineMisfit, planStatusline, planStatuslineRemoval } from '../core/install/statusline.ts'
import type { UnknownRecord } from '../core/record.ts'
import { readOptional } from '../io/install-files.ts'
import { readPersonalRecord, savePersonalRecord } from '../io/install-record.ts'
import { findClientFolder, findHome } from '../io/own-places.ts'
import { parseSettings } from '../io/settings-text.ts'
import { loadHash } from '../io/sha256.ts'
import { mentionsUs, openSettings, type Refusal, type SettingsFile } from './open-settings.ts'
import { findTextBefore, writeBack, writeRecorded } from './record-edit.ts'

type Planned = { readonly apply: () => boolean } | { readonly refused: Refusal }

/**
 * Plans the status line in a person's own settings of a project, which are not shared: what another person looks at is
 * theirs. Nothing is written before `apply`, which says whether anything was.
 */
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
    const before = { text: personal.text ?? '', isNew: personal.text === null }
    savePersonalRecord(root, writeRecorded(personal, before, edits, hash))
    return true
  }
  return { apply }
}

/** Plans to give the status line back. Settings nobody can edit are left as they are where nothing of ours is in them. */
export async function planStatuslineReturn(root: string, projectSettings: UnknownRecord): Promise<Planned> {
  const personal = openPersonal(root, mentionsUs)
  if ('refused' in personal) {
    const text = readOptional(personal.refused.path) ?? ''
    return text.includes('holdfast/dist/statusline.mjs') ? personal : { apply: () => false }
  }
  const weaker = [projectSettings, readUserSettings()]
  const hash = await loadHash()
  const planRemoval = (settings: UnknownRecord): SettingsEdit[] => planStatuslineRemoval(settings, weaker)
  const apply = () => {
    if (planRemoval(personal.settings).length === 0) return false
    const record = readPersonalRecord(root)
    const before = findTextBefore(personal, record, hash, planRemoval)
    // The first versions kept no record, and made the file where there was none.
    writeBack(personal.path, { ...before, isNew: before.isNew || record === null })
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
