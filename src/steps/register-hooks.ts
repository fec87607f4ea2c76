import type { SettingsRecord } from '../core/install/install-record.ts'
import {
  findForm,
  findMisfit,
  planRegistration,
  planUnregistration,
  type RegistrationOptions,
} from '../core/install/registration.ts'
import type { UnknownRecord } from '../core/record.ts'
import { readOptional, writeSettings } from '../io/install-files.ts'
import { readInstallRecord } from '../io/install-record.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import { loadHash } from '../io/sha256.ts'
import { mentionsUs, openSettings, type Refusal, type SettingsFile } from './open-settings.ts'
import { findTextBefore, writeBack, writeRecorded } from './record-edit.ts'

/** The project's settings, shared; and a person's own, where hooks may have been moved to. */
const FILES = ['settings.json', 'settings.local.json']

export interface HookChange {
  readonly isChanged: boolean
  /** What stands in the project's settings, for whoever plans further changes of them. */
  readonly projectSettings: UnknownRecord
  /** Writes; what to remember of it. Null where nothing is registered any more. */
  readonly apply: () => SettingsRecord | null
}

type Planned = HookChange | { readonly refused: Refusal }

/**
 * Plans the registration of the hooks, once: in the file that has them already, else in the project's. Without a form of
 * its own the one that is there stays. Nothing is written before `apply`.
 */
export async function planHooks(root: string, options: RegistrationOptions): Promise<Planned> {
  const found = readSettingsFiles(root)
  if ('refused' in found) return found
  const hash = await loadHash()
  const record = readInstallRecord(root)?.settings ?? null
  const home = found.files.find(({ settings }) => findForm(settings) !== null) ?? found.project
  const why = findMisfit(home.settings)
  if (why !== null) return { refused: { path: home.path, why } }
  const others = found.files.filter((file) => file !== home && findForm(file.settings) !== null)
  const form = options.form ?? findForm(home.settings) ?? (process.platform === 'win32' ? 'exec' : 'shell')
  const isThere = planRegistration(home.settings, { ...options, form }).length === 0
  const before = isThere ? null : findTextBefore(home, record, hash, planUnregistration)
  const apply = () => {
    for (const { path, text, settings } of others)
      writeSettings(path, editSettings(text ?? '', planUnregistration(settings)))
    if (before === null) return record
    const edits = planRegistration(parseSettings(before.text) ?? {}, { ...options, form })
    return writeRecorded(home, before, edits, hash)
  }
  return { isChanged: !isThere || others.length > 0, projectSettings: found.project.settings, apply }
}

/** Plans to take the hooks out of wherever they are registered. A file that `init` made, and nobody used since, goes too. */
export async function planHookRemoval(root: string): Promise<Planned> {
  const found = readSettingsFiles(root, mentionsUs)
  if ('refused' in found) return found
  const hash = await loadHash()
  const record = readInstallRecord(root)?.settings ?? null
  const places = found.files.filter(({ settings }) => planUnregistration(settings).length > 0)
  const apply = () => {
    for (const place of places) {
      const before = findTextBefore(place, record, hash, planUnregistration)
      // The first versions kept no record, and made the file where there was none.
      writeBack(place.path, { ...before, isNew: before.isNew || record === null })
    }
    return null
  }
  return { isChanged: places.length > 0, projectSettings: found.project.settings, apply }
}

/** A personal file that cannot be read holds no registration anybody could use; the project's has to be understood. */
function readSettingsFiles(
  root: string,
  isConcerned?: (text: string) => boolean,
): { readonly files: readonly SettingsFile[]; readonly project: SettingsFile } | { readonly refused: Refusal } {
  const files: SettingsFile[] = []
  for (const file of FILES) {
    const path = `${root}/.claude/${file}`
    const text = readOptional(path)
    const isProject = file === FILES[0]
    if (!isProject && parseSettings(text ?? '') === null) continue
    const opened = openSettings(path, text, 'hooks', isProject ? isConcerned : mentionsUs)
    if ('refused' in opened) return opened
    files.push(opened)
  }
  const [project] = files
  if (project === undefined) throw new Error('the project has settings, if only empty ones')
  return { files, project }
}
