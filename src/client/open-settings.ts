import type { UnknownRecord } from '../base/core/record.ts'
import { holdsOtherBytes } from '../files/io/read-text.ts'
import { findRepeatedKey, parseSettings } from './io/settings-text.ts'

export interface SettingsFile {
  readonly file: string
  readonly path: string
  readonly text: string | null
  readonly settings: UnknownRecord
}

/** A settings file that cannot be edited, with the reason as the end of a sentence. */
export type Refusal = Readonly<Record<'path' | 'why', string>>

export const NOT_UTF8 = 'it holds bytes that are not UTF-8'

/** Sentence for a person about a refusal; advice is up to the caller. */
export function describeRefusal({ path, why }: Refusal): string {
  return `"${path}": ${why}; nothing was changed`
}

export function mentionsUs(text: string): boolean {
  return text.includes('holdfast')
}

/**
 * A repeated key is refused: the client reads the last member, an edit meets the first. An edit would lose bytes that
 * are no UTF-8.
 */
export function openSettings(
  path: string,
  text: string | null,
  key: 'hooks' | 'statusLine' | 'sandbox',
  isConcerned: (text: string) => boolean = () => true,
): SettingsFile | { readonly refused: Refusal } {
  const settings = parseSettings(text ?? '')
  const mayEdit = text !== null && isConcerned(text)
  if (mayEdit && holdsOtherBytes(path, text)) return { refused: { path, why: NOT_UTF8 } }
  if (settings === null) return { refused: { path, why: 'it is not a JSON object' } }
  const repeated = mayEdit ? findRepeatedKey(text, key) : null
  if (repeated !== null) return { refused: { path, why: `the key "${repeated}" stands in it twice` } }
  return { file: path.slice(path.lastIndexOf('/') + 1), path, text, settings }
}
