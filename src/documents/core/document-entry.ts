import { fingerprint } from '../../base/core/fingerprint.ts'
import { remember } from '../../base/core/remember.ts'
import { ENTRY_SCHEMAS, type EntryKind, NOTE_KEYS } from './entry-schemas.ts'

export interface Field {
  readonly key: string
  /** Value without the indentation of its lines; may hold line breaks. */
  readonly value: string
}

/** A bullet with fixed keys. */
export interface Entry {
  readonly kind: EntryKind
  /** Subject of the entry: the value of its first key. */
  readonly title: string
  readonly fields: readonly Field[]
  /** Lines below the fields in the same bullet, verbatim. */
  readonly rest: readonly string[]
  /** Bullet with its indentation and its box: `- `, `  * [x] `. */
  readonly bullet: string
  /** A task that is a check box and its text, without keys: its lines are its author's and stay. */
  readonly isBox: boolean
  /** 1-based. */
  readonly line: number
  readonly lines: readonly string[]
}

/** The first value of a key, trimmed; null for a missing or empty value. */
export function findField(entry: Entry, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = entry.fields.find((field) => field.key.toLowerCase() === key.toLowerCase())?.value.trim()
    if (value !== undefined && value !== '') return value
  }
  return null
}

/** Text by its words alone: spaces, case, emphasis and a final full stop make no difference. */
export const foldWords = remember(20_000, (text) =>
  text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase(),
)

const ID = /^\s*[[(]?([A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?)\b/

/** The id a text begins with: `T1`, `[T1]`, `T1:`. */
export function findLeadingId(text: string): string | null {
  return ID.exec(text.replaceAll('**', '').replaceAll('__', ''))?.[1] ?? null
}

/** Whether two entries have the same subject: by ids if both entries have an id, else by titles. */
export function isSameSubject(a: Entry, b: Entry): boolean {
  if (a.kind !== b.kind) return false
  const [first, second] = [findLeadingId(a.title), findLeadingId(b.title)]
  if (first !== null && second !== null) return first === second
  return foldWords(a.title) === foldWords(b.title)
}

/** Equal for entries that say the same, whatever their times. `DECISIONS.md` holds each such key once. */
export function contentKey(entry: Entry): string {
  const { required } = ENTRY_SCHEMAS[entry.kind]
  return [entry.kind, entry.title, ...required.map((key) => findField(entry, key) ?? '')].map(foldWords).join('\n')
}

/** Equal for the same entry of a work log, read again: text and time, whatever track it was noted for. */
export function occurrenceKey(entry: Entry, at: string | null): string {
  const fields = withoutNotes(entry).fields.map(({ key, value }) => `${key}: ${value}`)
  return fingerprint([entry.kind, entry.title, ...fields, ...entry.rest, at ?? ''].join('\n'))
}

/** The entry without its notes: documents keep neither `Date` nor `Track` from a work log. */
export function withoutNotes(entry: Entry): Entry {
  const isNote = (key: string) => NOTE_KEYS.some((name) => name === key)
  return { ...entry, fields: entry.fields.filter(({ key }) => !isNote(key)) }
}
