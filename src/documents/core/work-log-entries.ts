import { redactText } from '../../base/core/redact.ts'
import { cleanText } from '../../base/core/text.ts'
import { type Entry, findField, occurrenceKey, withoutNotes } from './document-entry.ts'
import { ENTRY_SCHEMAS, findFieldKey } from './entry-schemas.ts'
import type { Pending } from './merge-entries.ts'
import { renderEntry } from './render-entry.ts'
import { scanEntries } from './scan-entries.ts'

export interface LoggedEntry extends Pending {
  readonly key: string
  readonly track: string | null
}

const TIME = /^- (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z) /

/** An entry without a date takes the time of the nearest line above, else the log's first, never the clock. */
export function listLoggedEntries(text: string, path: string): LoggedEntry[] {
  // The latest time up to each line.
  const times: (string | undefined)[] = []
  for (const line of text.split(/\r\n?|\n/)) times.push(TIME.exec(line)?.[1] ?? times.at(-1))
  const first = times.find((time) => time !== undefined)
  return scanEntries(text).map((entry) => {
    const at = findField(entry, 'Date') ?? times[entry.line - 1] ?? first ?? null
    return { entry, path, at, key: occurrenceKey(entry, at), track: findField(entry, 'Track') }
  })
}

/** Opening of an entry without a bullet, as people write in a conversation: numbered, as a heading, marked or bare. */
const UNMARKED =
  /^(?:#{1,6}[ \t]+|\d{1,3}[.)][ \t]+)?(?=(?:(?:\[(?:remember|capture):\w{1,40}\]|@memory:\w{1,40})[ \t]+)?(?:\*\*|__)?(?:Decision|Risk|Task|Invariant)(?:\*\*|__)?:)/gm

const HEAD = /^([ \t]*)[-*+][ \t]+(?:\[[ xX]\][ \t]+)?(?:\*\*|__)?(?:Decision|Risk|Task|Invariant)(?:\*\*|__)?:/i
const FIELD = /^([ \t]*)(?:[-*+][ \t]+)?(?:\*\*|__)?([A-Za-z][A-Za-z ]{0,30})(?:\*\*|__)?:/

/** Puts fields beside their entry below it: `- Decision: ...`, and `- Reason: ...` in the next line. */
function indentFields(text: string): string {
  let depth: number | null = null
  const lines = text.split(/\r\n?|\n/).map((line) => {
    if (line.trim() === '') return line
    const head = HEAD.exec(line)?.[1]
    if (head !== undefined) {
      depth = head.length
      return line
    }
    const [, space = '', word = ''] = FIELD.exec(line) ?? []
    if (depth === null || line.length - line.trimStart().length > depth) return line
    if (findFieldKey(word) === null || space.length < depth) {
      depth = null
      return line
    }
    return `${' '.repeat(depth + 2)}- ${line.trimStart().replace(/^[-*+][ \t]+/, '')}`
  })
  return lines.join('\n')
}

/** A conversation is full of words with colons, so an entry counts only with a second key of its schema. */
export function findSaidEntries(text: string): Entry[] {
  return scanEntries(indentFields(text.replace(UNMARKED, '- '))).filter((entry) => {
    const { required } = ENTRY_SCHEMAS[entry.kind]
    return required.some((key) => findField(entry, key) !== null)
  })
}

/** An entry for a work log, with its time and track, free of secrets and control characters. */
export function renderLogged(entry: Entry, at: string, trackId: string): string {
  const notes = [
    { key: 'Date', value: at },
    { key: 'Track', value: trackId },
  ]
  const bare = { ...entry, bullet: '- ', fields: [...notes, ...withoutNotes(entry).fields] }
  return `${redactText(cleanText(renderEntry(bare).join('\n')))}\n`
}

/** Newly said entries that a work log lacks, as text to append. */
export function renderNews(
  log: string,
  said: readonly { readonly entry: Entry; readonly at: string }[],
  trackId: string,
): string {
  const known = new Set(listLoggedEntries(log, '').map(({ key }) => key))
  let news = ''
  for (const { entry, at } of said) {
    const text = renderLogged(entry, at, trackId)
    const [logged] = listLoggedEntries(text, '')
    if (logged === undefined || known.has(logged.key)) continue
    known.add(logged.key)
    news += text
  }
  return news
}
