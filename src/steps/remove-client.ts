import type { OtherClient } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { planUnregistration } from '../core/install/registration.ts'
import { findFolder, removeFile, removeFolder, removeFolderIfEmpty, writeSettings } from '../io/install-files.ts'
import { readTextFile } from '../io/read-text.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'

const MAX_SETTINGS_BYTES = 4 << 20

/** What was taken out for another client. */
export interface RemovedClient {
  readonly client: OtherClient
  readonly title: string
  readonly unregistered: boolean
  readonly bundles: boolean
}

export interface ClientRemoval {
  /** Whether there is anything of ours to take out. */
  readonly isThere: boolean
  readonly apply: () => RemovedClient
}

/**
 * Plans to take out what `init --client` put in; nothing is written before `apply`. A registration that cannot be read is
 * nobody's trouble where holdfast does not stand in it.
 */
export function planClientRemoval(root: string, client: OtherClient): ClientRemoval | { readonly unreadable: string } {
  const { title, folder, settings } = CLIENT_PLACES[client]
  const path = `${root}/${settings}`
  const file = readTextFile(path, MAX_SETTINGS_BYTES, true)
  const text = 'text' in file ? file.text : ''
  const isAbsent = 'error' in file && (file.error === 'ENOENT' || file.error === 'ENOTDIR')
  const parsed = 'text' in file || isAbsent ? parseSettings(text) : null
  const hasBundles = findFolder(`${root}/${folder}`) !== null
  if (parsed === null && (hasBundles || text.includes(folder))) return { unreadable: path }
  const edits = parsed === null ? [] : planUnregistration(parsed)
  const apply = () => {
    const left = editSettings(text, edits)
    if (edits.length > 0 && left.replace(/\s/g, '') === '{}') removeFile(path)
    else if (edits.length > 0) writeSettings(path, left)
    const bundles = removeFolder(`${root}/${folder}`)
    if (edits.length > 0 || bundles) removeFolderIfEmpty(`${root}/${folder.slice(0, folder.indexOf('/'))}`)
    return { client, title, unregistered: edits.length > 0, bundles }
  }
  return { isThere: hasBundles || edits.length > 0, apply }
}

/** What was done for another client, for a person. */
export function describeRemoved({ title, unregistered, bundles }: RemovedClient): string[] {
  return [
    ...(unregistered ? [`registration for ${title} removed`] : []),
    ...(bundles ? [`bundles for ${title} removed`] : []),
  ]
}
