import { excerptLine } from '../../base/core/text.ts'
import { type Entry, findField } from './document-entry.ts'
import { ENTRY_SCHEMAS } from './entry-schemas.ts'

export const VIOLATION_RULES = ['missing-field', 'bad-value', 'too-long', 'ambiguous', 'unreadable'] as const
export type ViolationRule = (typeof VIOLATION_RULES)[number]

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

/**
 * Violations of an entry's schema. A field the entry lacks may stand in `known`, the entry that `entry` changes. A check
 * box needs no field.
 */
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
