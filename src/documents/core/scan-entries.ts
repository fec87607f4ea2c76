import { matchBox } from './check-box.ts'
import type { Entry, Field } from './document-entry.ts'
import { findEntryKind, findFieldKey } from './entry-schemas.ts'

const EMPHASIS = '(?:\\*\\*|__)?'
/** A bullet, a box, a memory marker, a word in emphasis or not, a colon, the rest. */
const HEAD = new RegExp(
  `^([ \\t]{0,12}[-*+][ \\t]+(?:\\[[ xX]\\][ \\t]+)?)(?:(?:\\[(?:remember|capture):\\w+\\]|@memory:\\w+)[ \\t]+)?${EMPHASIS}([A-Za-z]+)${EMPHASIS}:${EMPHASIS}(?:[ \\t]+|$)(.*)$`,
)
const FIELD = new RegExp(
  `^([ \\t]*)([-*+][ \\t]+)?${EMPHASIS}([A-Za-z][A-Za-z ]{0,30})${EMPHASIS}:${EMPHASIS}(?:[ \\t]+|$)(.*)$`,
)
const INLINE = new RegExp(
  `(?<![ \\t])[ \\t]*[;|][ \\t]+(?=${EMPHASIS}([A-Za-z][A-Za-z ]{0,30})${EMPHASIS}:(?:[ \\t*_]|$))`,
  'g',
)
const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** Begins a block, which ends a paragraph without a blank line between. */
const BLOCK = /^(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)]\s|>|`{3}|~{3}|\||<|={3,}\s*$|(?:-{3,}|\*{3,}|_{3,})\s*$)/

/** Whether a line begins a block of its own, at any indentation. */
export const isBlock = (line: string) => BLOCK.test(line.trimStart())

const indentOf = (line: string) => line.length - line.trimStart().length
const isBlank = (line: string) => line.trim() === ''

/**
 * Front matter, code and comments are passed over. `starts`: lines where a parser found items; null counts bullets
 * indented by three spaces at most.
 */
export const scanEntries = (text: string, starts: ReadonlySet<number> | null = null) => scan(text, starts, false)

/** The tasks of a plan: those with keys, and check boxes as people write them. */
export function scanTasks(text: string, starts: ReadonlySet<number> | null = null): Entry[] {
  return scan(text, starts, true).filter(({ kind }) => kind === 'task')
}

function scan(text: string, starts: ReadonlySet<number> | null, hasBoxes: boolean): Entry[] {
  const lines = text.split(/\r\n?|\n/)
  const entries: Entry[] = []
  let fence: string | null = null
  let isComment = false
  for (let index = skipFrontMatter(lines); index < lines.length; ) {
    const line = lines[index] ?? ''
    const mark = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
    } else if (isComment) isComment = !line.includes('-->')
    else if (mark !== undefined) fence = mark
    else if (/^ {0,3}<!--/.test(line)) isComment = !line.includes('-->')
    else {
      const head = matchHead(line, starts?.has(index) ?? null, hasBoxes)
      if (head !== null) {
        const entry = readEntry(lines, index, head)
        entries.push(entry)
        index += entry.lines.length
        continue
      }
    }
    index += 1
  }
  return entries
}

/** The line behind the front matter; 0 for a text without front matter. */
function skipFrontMatter(lines: readonly string[]): number {
  if (!/^\ufeff?---\s*$/.test(lines[0] ?? '') || !/^[\w-]+:/.test(lines[1] ?? '')) return 0
  return 1 + lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
}

type Head = NonNullable<ReturnType<typeof matchHead>>

/** @param isItem Whether a parser begins a list item here; null without a parser. */
function matchHead(line: string, isItem: boolean | null, hasBoxes: boolean) {
  const [, bullet, word, text] = HEAD.exec(line) ?? []
  const kind = word === undefined ? null : findEntryKind(word)
  if (kind === null || bullet === undefined || text === undefined) {
    const box = hasBoxes && isItem !== false ? matchBox(line) : null
    return box === null ? null : { kind: 'task' as const, ...box, isBox: true }
  }
  return (isItem ?? indentOf(line) <= 3) ? { kind, bullet, text, isBox: false } : null
}

interface OpenField {
  readonly key: string
  readonly indent: number
  readonly lines: string[]
}

function readEntry(lines: readonly string[], start: number, { kind, bullet, text, isBox }: Head): Entry {
  const indent = indentOf(bullet)
  const fields: OpenField[] = splitInline(text).map(({ key, value }) => ({ key: key ?? '', indent, lines: [value] }))
  let end = start + 1
  let restStart: number | null = null
  while (end < lines.length) {
    const next = findNextLine(lines, end)
    const line = lines[next] ?? ''
    const isApart = next > end
    if (isBlank(line) || matchHead(line, true, isBox) !== null) break
    // Behind a blank line only an indented line still belongs to the bullet.
    const isJoined = !isApart && restStart === null && isContinued(line, indent)
    if (indentOf(line) <= indent && !isJoined) break
    const isField = restStart === null && (!isApart || isFieldLine(line, indent)) && addLine(fields, line, indent)
    if (!isField) restStart ??= next
    end = next + 1
  }
  const [whole = '', ...values] = fields.map(({ lines: parts }) => joinValue(parts))
  // The emphasis of `**Decision: all of it in bold**` opens before the key and ends here.
  const title = /^[^*]*\*\*$/.test(whole) ? whole.slice(0, -2).trimEnd() : whole
  return {
    kind,
    title,
    fields: values.map((value, at): Field => ({ key: fields[at + 1]?.key ?? '', value })),
    rest: restStart === null ? [] : lines.slice(restStart, end),
    bullet,
    isBox,
    line: start + 1,
    lines: lines.slice(start, end),
  }
}

/** The first line from here on that is not blank; the end of the text when all are blank. */
function findNextLine(lines: readonly string[], from: number): number {
  let index = from
  while (index < lines.length && isBlank(lines[index] ?? '')) index += 1
  return index
}

function isFieldLine(line: string, indent: number): boolean {
  const [, space = '', mark, word = ''] = FIELD.exec(line) ?? []
  return findFieldKey(word) !== null && (mark === undefined || space.length > indent)
}

/** Whether a line without indentation goes on with the paragraph of a bullet, as Markdown allows. */
function isContinued(line: string, indent: number): boolean {
  return isFieldLine(line, indent) || (indent === 0 && !BLOCK.test(line))
}

function addLine(fields: OpenField[], line: string, indent: number): boolean {
  const [, space = '', mark = '', word = '', value = ''] = FIELD.exec(line) ?? []
  const last = fields.at(-1)
  const isInside = last !== undefined && last.indent > indent && indentOf(line) > last.indent + 1
  const key = findFieldKey(word)
  if (key !== null && !(isInside && mark !== '')) {
    const [first, ...more] = splitInline(value)
    // A plain line belongs to the bullet, and lines indented below a plain line belong to that same paragraph.
    const level = mark === '' ? indent : space.length
    fields.push({ key, indent: level, lines: [first?.value ?? ''] })
    for (const part of more) fields.push({ key: part.key ?? '', indent: level, lines: [part.value] })
    return true
  }
  if (last === undefined) return false
  if (isInside) {
    last.lines.push(line.slice(Math.min(indentOf(line), last.indent + 2)).trimEnd())
    return true
  }
  if (isBlock(line)) return false
  last.lines.push(line.trim())
  return true
}

/** The parts of `a; Status: todo; Acceptance: b`: the first part has no key. Only known keys part a text. */
function splitInline(text: string): { readonly key: string | null; readonly value: string }[] {
  const parts: { key: string | null; value: string }[] = []
  let from = 0
  let key: string | null = null
  for (const match of text.matchAll(INLINE)) {
    const next = findFieldKey(match[1] ?? '')
    if (next === null) continue
    parts.push({ key, value: text.slice(from, match.index) })
    const rest = text.slice(match.index + match[0].length)
    from =
      text.length - rest.length + (FIELD.exec(rest) === null ? 0 : rest.length - (FIELD.exec(rest)?.[4] ?? '').length)
    key = next
  }
  parts.push({ key, value: text.slice(from) })
  return parts
}

/** A text of one line that reads back whole. No key behind a `;` and an unbreakable space begins a field. */
export function keepWhole(text: string): string {
  return text.replace(INLINE, (part, word) => (findFieldKey(word) === null ? part : `${part.trimEnd()}\u00a0`))
}

/** Joins the lines of a value. A value that begins below its key has no empty first line. */
function joinValue(lines: readonly string[]): string {
  const [first = '', ...more] = lines.map((line) => line.trimEnd())
  return (first.trim() === '' ? more : [first.trim(), ...more]).join('\n')
}
