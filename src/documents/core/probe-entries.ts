import type { Entry } from './document-entry.ts'
import { ENTRY_KINDS, ENTRY_SCHEMAS } from './entry-schemas.ts'
import { createEntry } from './render-entry.ts'

/** A sound entry of each kind, which shows whether the documents of a track take entries. */
export function createProbes(): Entry[] {
  return ENTRY_KINDS.map((kind) => {
    const { required, values } = ENTRY_SCHEMAS[kind]
    const fields = required.map((key) => ({ key, value: values[key]?.[0] ?? `probe of ${key}` }))
    return createEntry(kind, `holdfast gate probe ${kind}`, fields)
  })
}
