import { addInsertion, type Insertions, takeOut } from '../core/install/insertions.ts'
import type { SettingsRecord } from '../core/install/install-record.ts'
import {
  findForm,
  planRegistration,
  planUnregistration,
  type RegistrationOptions,
  type SettingsEdit,
} from '../core/install/registration.ts'
import type { UnknownRecord } from '../core/record.ts'
import { readOptional, removeFile, writeSettings } from '../io/install-files.ts'
import { readInstallRecord } from '../io/install-record.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import { loadHash } from '../io/sha256.ts'

/** The project's settings, shared; and a person's own, where hooks may have been moved to. */
const FILES = ['settings.json', 'settings.local.json']

interface Found {
  readonly file: string
  readonly path: string
  /** Null where there is none. */
  readonly text: string | null
  readonly settings: UnknownRecord
}

export interface HookChange {
  readonly isChanged: boolean
  /** What stands in the project's settings, for whoever plans further changes of them. */
  readonly projectSettings: UnknownRecord
  /** Writes; what to remember of it. Null where nothing is registered any more. */
  readonly apply: () => SettingsRecord | null
}

type Planned = HookChange | { readonly unreadable: string }

/**
 * Plans the registration of the hooks, once: in the file that has them already, else in the project's. Without a form of
 * its own the one that is there stays. Nothing is written before `apply`.
 */
export async function planHooks(root: string, options: RegistrationOptions): Promise<Planned> {
  const found = readSettingsFiles(root)
  if ('unreadable' in found) return found
  const hash = await loadHash()
  const record = readInstallRecord(root)?.settings ?? null
  const home = found.files.find(({ settings }) => findForm(settings) !== null) ?? found.project
  const others = found.files.filter((file) => file !== home && findForm(file.settings) !== null)
  const form = options.form ?? findForm(home.settings) ?? (process.platform === 'win32' ? 'exec' : 'shell')
  const isThere = planRegistration(home.settings, { ...options, form }).length === 0
  const before = isThere ? null : findTextBefore(home, record, hash)
  const apply = () => {
    for (const other of others) write(other, editSettings(other.text ?? '', planUnregistration(other.settings)), false)
    if (before === null) return record
    const { text, isNew } = before
    let inserted: Insertions = []
    const edits: SettingsEdit[] = planRegistration(parseSettings(text) ?? {}, { ...options, form })
    const next = editSettings(text, edits, ({ offset, content }) => {
      inserted = addInsertion(inserted, offset, content.length)
    })
    writeSettings(home.path, next)
    return { file: home.file, isNew, sha256: hash(next), inserted }
  }
  return { isChanged: !isThere || others.length > 0, projectSettings: found.project.settings, apply }
}

/** Plans to take the hooks out of wherever they are registered. A file that `init` made, and nobody used since, goes too. */
export async function planHookRemoval(root: string): Promise<Planned> {
  const found = readSettingsFiles(root)
  if ('unreadable' in found) return found
  const hash = await loadHash()
  const record = readInstallRecord(root)?.settings ?? null
  const places = found.files.filter(({ settings }) => planUnregistration(settings).length > 0)
  const apply = () => {
    for (const place of places) {
      const { text, isNew } = findTextBefore(place, record, hash)
      // The first versions kept no record, and made the file where there was none.
      write(place, text, isNew || record === null)
    }
    return null
  }
  return { isChanged: places.length > 0, projectSettings: found.project.settings, apply }
}

/** A personal file that cannot be read holds no registration anybody could use; the project's has to be understood. */
function readSettingsFiles(
  root: string,
): { readonly files: readonly Found[]; readonly project: Found } | { readonly unreadable: string } {
  const files: Found[] = []
  for (const file of FILES) {
    const path = `${root}/.claude/${file}`
    const text = readOptional(path)
    const settings = parseSettings(text ?? '')
    if (settings !== null) files.push({ file, path, text, settings })
    else if (file === FILES[0]) return { unreadable: path }
  }
  const [project] = files
  if (project === undefined) throw new Error('the project has settings, if only empty ones')
  return { files, project }
}

/** The settings without our hooks: to the byte where nobody changed them since `init`, else with our entries taken out. */
function findTextBefore(
  { file, text, settings }: Found,
  record: SettingsRecord | null,
  hash: (text: string) => string,
): { readonly text: string; readonly isNew: boolean } {
  const isUntouched = text !== null && record !== null && record.file === file && record.sha256 === hash(text)
  if (isUntouched) return { text: takeOut(text, record.inserted), isNew: record.isNew }
  return {
    text: editSettings(text ?? '', planUnregistration(settings)),
    isNew: record?.file === file ? record.isNew : text === null,
  }
}

function write({ path }: Found, text: string, isNew: boolean): void {
  if (isNew && ['', '{}'].includes(text.replace(/\s/g, ''))) removeFile(path)
  else writeSettings(path, text)
}
