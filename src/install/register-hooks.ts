import type { UnknownRecord } from '../base/core/record.ts'
import type { SettingsRecord } from '../client/core/insertions.ts'
import {
  createRegistration,
  findMisfit,
  findStartWay,
  planMerge,
  planUnregistration,
  type RegistrationOptions,
  type Runtime,
  type StartWay,
} from '../client/core/registration.ts'
import { parseSettings } from '../client/io/settings-text.ts'
import { mentionsUs, openSettings, type Refusal, type SettingsFile } from '../client/open-settings.ts'
import { writeBack, writeEdits, writeRegistration } from '../client/record-edit.ts'
import { readOptional } from '../files/io/change-file.ts'
import { loadHash } from '../files/io/sha256.ts'
import { readInstallRecord } from './io/install-record-store.ts'

/** Settings of the project, which are shared, and a person's own settings. A person may have moved the hooks there. */
const FILES = ['settings.json', 'settings.local.json']

export interface HookChange {
  readonly isChanged: boolean
  readonly runtime: Runtime
  readonly file: string
  /** Content of the project's settings, for callers that plan further changes of them. */
  readonly projectSettings: UnknownRecord
  /** Writes the change and returns its record; null when no hook is registered any more. */
  readonly apply: () => SettingsRecord | null
}

type Refused = { readonly refused: Refusal }

/** The hooks go into the file that has them, else the project's settings. `apply` alone writes. */
export async function planHooks(root: string, options: RegistrationOptions): Promise<HookChange | Refused> {
  const found = readSettingsFiles(root)
  if ('refused' in found) return found
  const hash = await loadHash()
  const record = readInstallRecord(root)?.settings ?? null
  const home = found.files.find(({ settings }) => findStartWay(settings) !== null) ?? found.project
  const why = findMisfit(home.settings)
  if (why !== null) return { refused: { path: home.path, why } }
  const others = found.files.filter((file) => file !== home && findStartWay(file.settings) !== null)
  const wanted = { ...(findStartWay(home.settings) ?? FRESH), ...options }
  const registration = createRegistration(wanted)
  const isThere = planMerge(home.settings, registration).length === 0
  const apply = () => {
    for (const { path } of others) writeEdits(path, planUnregistration)
    return isThere ? record : writeRegistration(home.path, registration, { record, hash })
  }
  const isChanged = !isThere || others.length > 0
  return { isChanged, runtime: wanted.runtime, file: home.file, projectSettings: found.project.settings, apply }
}

const FRESH: StartWay = { form: process.platform === 'win32' ? 'exec' : 'shell', runtime: 'node' }

/** A file that `init` made, and nobody used since, goes too. */
export async function planHookRemoval(root: string): Promise<Omit<HookChange, 'runtime' | 'file'> | Refused> {
  const found = readSettingsFiles(root, mentionsUs)
  if ('refused' in found) return found
  const hash = await loadHash()
  const record = readInstallRecord(root)?.settings ?? null
  const places = found.files.filter(({ settings }) => planUnregistration(settings).length > 0)
  const apply = () => {
    for (const { path } of places) writeBack(path, { record, hash, plan: planUnregistration })
    return null
  }
  return { isChanged: places.length > 0, projectSettings: found.project.settings, apply }
}

/** An unreadable personal file holds no usable registration; an unreadable project file is a refusal. */
function readSettingsFiles(root: string, isConcerned?: (text: string) => boolean) {
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
