import { fingerprint } from '../../base/core/fingerprint.ts'
import { remember } from '../../base/core/remember.ts'
import { excerptLine } from '../../base/core/text.ts'
import { ENTRY_SCHEMAS, type EntryKind, NOTE_KEYS } from './entry-schemas.ts'

export interface Field {
  readonly key: string
  /** Value without the indentation of its lines; may hold line breaks. */
  readonly value: string
}

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

export type ViolationRule = 'missing-field' | 'bad-value' | 'too-long' | 'ambiguous' | 'unreadable'

/** Reason why entries cannot go into the documents. `line` is 1-based; 0 means the file as a whole. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly rule: ViolationRule
  readonly text: string
}

const MAX_TITLE_CHARS = 600
const MAX_FIELD_CHARS = 4000
const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** A field the entry lacks may stand in `known`, the entry that it changes. A check box needs no field. */
export function checkEntry(entry: Entry, path: string, known: Entry | null): Violation[] {
  const { head, required, values } = ENTRY_SCHEMAS[entry.kind]
  const name = `${head} "${excerptLine(entry.title, 60)}"`
  const say = (rule: ViolationRule, text: string): Violation => ({ path, line: entry.line, rule, text })
  const found: Violation[] = []
  if (entry.title.trim() === '') found.push(say('missing-field', `the ${entry.kind} says nothing behind "${head}:"`))
  else if (entry.title.length > MAX_TITLE_CHARS)
    found.push(say('too-long', `${name} has a title of ${entry.title.length} characters, over ${MAX_TITLE_CHARS}`))
  for (const key of required) {
    const value = findField(entry, key)
    const choices = values[key]
    if (value === null && (known === null || (!known.isBox && findField(known, key) === null)))
      found.push(say('missing-field', `${name} has no ${key}`))
    if (value !== null && choices !== undefined && !choices.includes(firstWords(value)))
      found.push(say('bad-value', `${name}: ${key} "${excerptLine(value, 40)}" is not one of ${choices.join(', ')}`))
  }
  for (const { key, value } of entry.fields) {
    if (value.length > MAX_FIELD_CHARS)
      found.push(say('too-long', `${name}: ${key} has ${value.length} characters, over ${MAX_FIELD_CHARS}`))
    if (key === 'Date' && !TIME.test(value.trim()))
      found.push(say('bad-value', `${name}: Date "${excerptLine(value, 40)}" is no ISO date or time`))
  }
  return found
}

/** The value without its explanation: `done` of `Done (see #4)`, `high` of `high, since friday`. */
export function firstWords(value: string): string {
  return value
    .replace(/[*_`]{2}|[*`]/g, '')
    .replace(/[.,;(\n][\s\S]*$/, '')
    .trim()
    .toLowerCase()
}
