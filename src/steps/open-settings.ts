import type { UnknownRecord } from '../core/record.ts'
import { findRepeatedKey, parseSettings } from '../io/settings-text.ts'

/** A settings file that is there or not, as it can be edited. */
export interface SettingsFile {
  /** Its name in its folder. */
  readonly file: string
  readonly path: string
  /** Null where there is none. */
  readonly text: string | null
  readonly settings: UnknownRecord
}

/** A settings file that cannot be edited, and why, as the end of a sentence. */
export interface Refusal {
  readonly path: string
  readonly why: string
}

/** What a person is told of it before what they may do. */
export function describeRefusal({ path, why }: Refusal): string {
  return `"${path}": ${why}; nothing was changed`
}

/** Whether something of ours may stand in a settings text. */
export function mentionsUs(text: string): boolean {
  return text.includes('holdfast')
}

/**
 * A settings text as it can be edited under a key. Where a key stands twice the client reads one, and an edit meets the other.
 *
 * @param isConcerned Whether a text with a key twice has to be edited at all.
 */
export function openSettings(
  path: string,
  text: string | null,
  key: 'hooks' | 'statusLine',
  isConcerned: (text: string) => boolean = () => true,
): SettingsFile | { readonly refused: Refusal } {
  const settings = parseSettings(text ?? '')
  if (settings === null) return { refused: { path, why: 'it is not a JSON object' } }
  const repeated = text === null || !isConcerned(text) ? null : findRepeatedKey(text, key)
  if (repeated !== null) return { refused: { path, why: `the key "${repeated}" stands in it twice` } }
  return { file: path.slice(path.lastIndexOf('/') + 1), path, text, settings }
}
