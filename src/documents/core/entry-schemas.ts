export const ENTRY_KINDS = ['decision', 'risk', 'task', 'invariant'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const

export const STATUSES: readonly string[] =
  'todo,open,pending,planned,doing,in progress,in_progress,active,blocked,review,done,completed,dropped'.split(',')

interface EntrySchema {
  /** The key an entry begins with. */
  readonly head: string
  readonly required: readonly string[]
  /** Allowed first words of a field that offers a choice. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** Form of each kind of entry. Keys are spelled as in documents; reading a text ignores their case. */
export const ENTRY_SCHEMAS: Readonly<Record<EntryKind, EntrySchema>> = {
  decision: { head: 'Decision', required: ['Reason', 'Impact'], values: {} },
  risk: { head: 'Risk', required: ['Severity', 'Mitigation'], values: { Severity: SEVERITIES } },
  task: { head: 'Task', required: ['Status', 'Acceptance'], values: { Status: STATUSES } },
  invariant: { head: 'Invariant', required: ['Scope'], values: {} },
}

/** Time and track of an entry, kept while the entry waits in a work log. */
export const NOTE_KEYS = ['Date', 'Track'] as const

/** Every word that, with a colon behind it, begins a field inside an entry. Other words with colons are prose. */
const FIELD_KEYS = [
  ...ENTRY_KINDS.flatMap((kind) => ENTRY_SCHEMAS[kind].required),
  ...NOTE_KEYS,
  ...`Owner,Role,Owner role,Covers,Requirements,Requirement,Implements,Depends,
Depends on,After,Likelihood,Alternatives,Evidence,Supersedes`.split(/,\s*/),
]

const SPELLINGS = new Map(FIELD_KEYS.map((key) => [key.toLowerCase(), key])).set('acceptance criteria', 'Acceptance')
const HEADS = new Map(ENTRY_KINDS.map((kind) => [ENTRY_SCHEMAS[kind].head.toLowerCase(), kind]))

/** A field's key as documents spell it, or null when the word is no key. */
export function findFieldKey(word: string): string | null {
  return SPELLINGS.get(word.trim().toLowerCase()) ?? null
}

export function findEntryKind(word: string): EntryKind | null {
  return HEADS.get(word.trim().toLowerCase()) ?? null
}
