import { changeBox, createBox, findSubjects } from './check-box.ts'
import {
  checkEntry,
  contentKey,
  type Entry,
  findField,
  findLeadingId,
  firstWords,
  type Violation,
} from './document-entry.ts'
import { ENTRY_SCHEMAS, type EntryKind } from './entry-schemas.ts'
import { findLast, type Placement, placeEntries } from './place-entries.ts'
import { renderEntry } from './render-entry.ts'
import { scanEntries, scanTasks } from './scan-entries.ts'

/** Tells at which lines (0-based) of a Markdown text a list item begins. */
export type FindItems = (text: string) => ReadonlySet<number>

/** An entry that is to reach the documents, and the file that holds the entry now. */
export interface Incoming {
  readonly entry: Entry
  readonly path: string
}

/** An entry of a work log on its way into the documents, with its own time. */
export interface Pending extends Incoming {
  readonly at: string | null
}

export interface Replaced {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** A document, and how entries of its kind come into it. */
export interface Target {
  readonly path: string
  readonly kind: EntryKind
  readonly text: string | null
  readonly placement: Placement
  /** `append` leaves every standing entry as it is; `update` writes entries anew in their places. */
  readonly mode: 'append' | 'update'
}

interface Slot {
  readonly start: number
  readonly lines: readonly string[]
  entry: Entry
  isChanged: boolean
}

/** A Markdown parser also knows the line ends `\r` and `\r\n`. */
export const unifyLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')

/** Brings entries into a document. Text that is no whole entry of the target's kind stays as it is. */
export function mergeEntries(target: Target, incoming: readonly Incoming[], findItems: FindItems) {
  const { path, kind, mode } = target
  const text = unifyLineEnds(target.text ?? '')
  const slots = listEntries(text, kind, findItems).map(
    (entry): Slot => ({ start: entry.line - 1, lines: entry.lines, entry, isChanged: false }),
  )
  const lines = text.split('\n')
  const added: Slot[] = []
  const violations: Violation[] = []
  const contents = new Set(slots.map(({ entry }) => contentKey(entry)))
  for (const item of incoming) {
    const { entry } = item
    if (mode === 'append') {
      if (!contents.has(contentKey(entry))) added.push(createSlot(entry))
      contents.add(contentKey(entry))
      continue
    }
    const known = [...slots, ...added]
    const meant = findSubjects(
      known.map((slot) => slot.entry),
      entry,
    )
    const same = known.filter((slot) => meant.includes(slot.entry))
    const [slot] = same
    if (same.length > 1) violations.push(describeAmbiguity(item, path, same))
    else if (slot === undefined)
      added.push(createSlot(followForm(entry, findLast(slots, lines, false)?.entry, added.length)))
    else {
      slot.entry = changeEntry(slot.entry, entry)
      slot.isChanged = true
    }
  }
  if (mode === 'update') for (const slot of [...slots, ...added]) normalizeSlot(slot, path)
  const rendered = slots.map((slot) => ({ ...slot, result: slot.isChanged ? renderEntry(slot.entry) : slot.lines }))
  const replaced = rendered
    .filter(({ lines, result }) => lines.join('\n') !== result.join('\n'))
    .map(({ start, lines }) => ({ path, line: start + 1, text: lines.join('\n') }))
  if (replaced.length === 0 && added.length === 0) return { text, replaced, violations }
  const news = added.map(({ entry }) => entry)
  const result = placeEntries(text, { rendered, added: news }, target.placement)
  const isIntact = isReadBack(listEntries(result, kind, findItems), [...slots, ...added])
  // A document that only needs order, and would lose entries by it, stays as it stands.
  if (!isIntact && incoming.length === 0) return { text, replaced: [], violations: [] }
  if (!isIntact) violations.push({ path, line: 0, rule: 'unreadable', text: describeLoss(path) })
  return { text: result, replaced, violations }
}

const createSlot = (entry: Entry): Slot => ({ start: -1, lines: [], entry, isChanged: true })
function listEntries(text: string, kind: EntryKind, findItems: FindItems): Entry[] {
  if (kind === 'task') return scanTasks(text, findItems(text))
  return scanEntries(text, findItems(text)).filter((entry) => entry.kind === kind)
}

/** A new task of a plan that ends in check boxes becomes a check box. */
function followForm(entry: Entry, last: Entry | undefined, before: number): Entry {
  if (last?.isBox !== true) return entry
  const mark = last.bullet.trimStart().split(/\s/)[0] ?? '-'
  const number = /^\d{1,9}/.exec(mark)?.[0]
  return createBox(entry, number === undefined ? mark : `${Number(number) + 1 + before}${mark.slice(-1)}`)
}

/** A whole entry is written in normal form. A check box or an entry that lacks a field is its author's text. */
function normalizeSlot(slot: Slot, path: string): void {
  if (slot.entry.isBox) return
  if (!slot.isChanged && checkEntry(slot.entry, path, null).length > 0) return
  const { values } = ENTRY_SCHEMAS[slot.entry.kind]
  const fields = slot.entry.fields.map(({ key, value }) => {
    const isChoice = values[key]?.includes(value.toLowerCase()) === true
    return { key, value: isChoice ? value.toLowerCase() : value }
  })
  slot.entry = { ...slot.entry, fields }
  slot.isChanged = true
}

/** The entry after a newer entry about the same subject. Fields of the newer entry win; all other fields stay. */
function changeEntry(entry: Entry, newer: Entry): Entry {
  if (entry.isBox) return changeBox(entry, newer)
  const fields = [...entry.fields]
  for (const field of newer.fields) {
    const at = fields.findIndex(({ key }) => key === field.key)
    if (at === -1) fields.push(field)
    else if (field.value.trim() !== '') fields[at] = field
  }
  // `T1` alone names the task and gives no new title.
  const id = findLeadingId(newer.title)
  const title = id === null || newer.title.replace(/[[\]():*_\s]/g, '') === id ? entry.title : newer.title
  const isNews = newer.rest.length > 0 && !entry.rest.join('\n').includes(newer.rest.join('\n'))
  const status = findField(newer, 'Status')
  const isDone = status !== null && ['done', 'completed'].includes(firstWords(status))
  const bullet = status === null ? entry.bullet : entry.bullet.replace(/\[[ xX]\]/, isDone ? '[x]' : '[ ]')
  return { ...entry, title, fields, bullet, rest: isNews ? [...entry.rest, ...newer.rest] : entry.rest }
}

function describeAmbiguity({ entry, path: source }: Incoming, path: string, same: readonly Slot[]): Violation {
  const lines = same.map(({ entry: { line } }) => line).filter((line) => line > 0)
  const text = `${ENTRY_SCHEMAS[entry.kind].head} "${entry.title.slice(0, 60)}" is meant by ${same.length} entries of ${path} (lines ${lines.join(', ')})`
  return { path: source, line: entry.line, rule: 'ambiguous', text }
}

/** Whether the new text reads back as meant. An open code block or comment would swallow the entries below. */
function isReadBack(found: readonly Entry[], meant: readonly Slot[]): boolean {
  const known = new Map<string, number>()
  for (const text of found.map(describe)) known.set(text, (known.get(text) ?? 0) + 1)
  return meant.every(({ entry }) => {
    const text = describe(entry)
    const left = known.get(text) ?? 0
    known.set(text, left - 1)
    return left > 0
  })
}

const describe = (entry: Entry) => JSON.stringify(renderEntry({ ...entry, bullet: '- ' }).map((line) => line.trim()))

function describeLoss(path: string): string {
  return `entries written to ${path} could not be read back: a code block or comment in it is not closed, or a list is not what it seems`
}
