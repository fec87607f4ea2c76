/** The kinds of log that are rotated. Decisions have an id or a day, issues a status, and notes a day in their heading. */
export type LogKind = 'decisions' | 'issues' | 'notes'

export interface LogFacts {
  readonly kind: LogKind
  /** The log's path in the project, as the archive names it. */
  readonly source: string
  /** `YYYY-MM-DD`, in UTC. */
  readonly today: string
}

/** A record of a log, with every byte that belongs to the record. */
export interface LogEntry {
  /** Identity of an entry in a log and its archives: the text without line ends and the rule below. */
  readonly key: string
  readonly text: string
  readonly title: string
  /** The day a decision was made or an issue resolved, `YYYY-MM-DD`; null for an entry without such a day. */
  readonly date: string | null
  /** True for every decision and note, and for an issue that says `resolved`. */
  readonly isClosed: boolean
}

/** A log as a row of pieces, which joined are the log again. `entry` is null for text that belongs to no entry. */
export interface LogPiece {
  readonly text: string
  readonly entry: LogEntry | null
}

/** The line above each batch of an archive, which ends the entry before. */
const BATCH_LINE = /^<!-- holdfast:archived \d{4}-\d\d-\d\d -->$/

interface Heading {
  readonly line: number
  readonly level: number
  readonly title: string
}

/** Splits a log, or an archive, into its entries and the text between them. Headings in code blocks are text. */
export function splitLog(text: string, kind: LogKind, isArchive = false): LogPiece[] {
  const lines = text.split(/(?<=\n)/)
  const isCode = markCode(lines, (line) => isArchive && BATCH_LINE.test(line.trimEnd()))
  const bodies = lines.map((line, index) => (isCode[index] ? '' : line.trimEnd()))
  const headings = bodies.flatMap((body, line): Heading[] => {
    const match = /^(#{1,6})[ \t]+(\S.*)$/.exec(body)
    return match === null ? [] : [{ line, level: match[1]?.length ?? 0, title: match[2] ?? '' }]
  })
  const starts = headings.filter((heading, index) => {
    if (kind === 'decisions') return isRecord(heading)
    return kind === 'notes' ? isNote(heading) : isIssue(heading, headings[index + 1], bodies)
  })
  const pieces: LogPiece[] = []
  let from = 0
  const add = (to: number, heading: Heading | null) => {
    if (to <= from) return
    const own = lines.slice(from, to).join('')
    pieces.push({
      text: own,
      entry: heading === null ? null : readEntry(own, bodies.slice(from, to), heading.title, kind),
    })
    from = to
  }
  for (const start of starts) {
    if (start.line < from) continue
    add(start.line, null)
    add(findEntryEnd(start, headings, bodies, isArchive), start)
  }
  add(lines.length, null)
  return pieces
}

/** An id (`[ADR-012] Title`, `D-03 \u00b7 Title`, `Decision 4: Title`) or the day (`2026-01-05: Title`, `[2026-01-05] Title`). */
const RECORD = /^\[?(?:(?:ADR|DEC|DR|D|Decision)[-#\u00a0 ]{0,2}\d{1,8}|\d{4}-\d{1,2}-\d{1,2})\]?(?:[^\p{L}\p{N}]|$)/iu

function isRecord({ level, title }: Heading): boolean {
  return (level === 2 || level === 3) && RECORD.test(title)
}

/** `## 2026-01-05: Title`, `### Title (2026-01-05)`. */
const isNote = ({ level, title }: Heading): boolean => (level === 2 || level === 3) && readDate(title) !== null

/** The fields stand before any other heading. A heading over issues is a section. */
function isIssue({ line, level }: Heading, next: Heading | undefined, bodies: readonly string[]): boolean {
  if (level !== 2 && level !== 3) return false
  return bodies.slice(line + 1, next?.line).some((body) => readField(body) !== null)
}

function findEntryEnd(start: Heading, headings: readonly Heading[], bodies: readonly string[], isArchive: boolean) {
  const next = headings.find(({ line, level }) => line > start.line && level <= start.level)?.line ?? bodies.length
  if (!isArchive) return next
  const batch = bodies.findIndex((body, line) => line > start.line && line < next && BATCH_LINE.test(body))
  return batch === -1 ? next : batch
}

function readEntry(text: string, bodies: readonly string[], title: string, kind: LogKind): LogEntry {
  let date = kind === 'issues' ? null : readDate(title)
  let resolved: string | null = null
  let status: string | null = null
  let says: string | null = null
  for (const body of bodies) {
    const field = readField(body)
    if (field?.name === 'date') date ??= readDate(field.value)
    // A status may carry the day: `Status: accepted 2026-01-31`.
    if (kind === 'decisions' && field?.name === 'status') status ??= readDate(field.value)
    if (kind !== 'issues' || field === null) continue
    // The last status in an entry holds: a person may open an issue again.
    if (field.name === 'status') says = field.value
    if (field.name === 'resolved') resolved = readDate(field.value) ?? resolved
  }
  // A day closes an issue without a status: an open one may have had a workaround on that day.
  const isClosed = kind !== 'issues' || (says === null ? resolved !== null : isClosing(says))
  const day = resolved ?? date ?? status
  const newest = kind === 'issues' || day === null ? day : findNewest(text, kind, day)
  return { key: createKey(text), text, title: title.trim(), date: newest, isClosed }
}

/** The newest day of a record and of the records below its heading, which go where the record goes. */
function findNewest(text: string, kind: LogKind, day: string): string {
  const below = splitLog(text.replace(/^.*\n?/, ''), kind)
  return below.reduce((newest, { entry }) => (entry?.date && entry.date > newest ? entry.date : newest), day)
}

function isClosing(status: string): boolean {
  return /^\W*(?:resolved|closed|fixed)\b/i.test(status) && !/\b(?:re-?)?open(?:ed)?\b|\bunresolved\b/i.test(status)
}

/** The rule and the empty lines below an entry belong to the page, not to the entry. */
function createKey(text: string): string {
  const lines = text.split(/\r?\n/)
  while (/^(?:\s*|-{3,}\s*)$/.test(lines.at(-1) ?? 'x')) lines.pop()
  return lines.join('\n')
}

function readField(body: string): { readonly name: 'date' | 'status' | 'resolved'; readonly value: string } | null {
  const match =
    /^\s{0,8}(?:[-*+]\s{1,4})?\*{0,2}(date|status|resolved)(?: on)?(?:\*{0,2}\s{0,4}:|:\*{2})\*{0,2}\s{0,8}(\S.{0,200})/i.exec(
      body,
    )
  const name = match?.[1]?.toLowerCase()
  return name === 'date' || name === 'status' || name === 'resolved' ? { name, value: match?.[2] ?? '' } : null
}

/** A day that exists, written `2026-01-31` or `1/31/2026`; null for any other text. */
function readDate(value: string): string | null {
  const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(value)
  const us = iso === null ? /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(value) : null
  const [year, month, day] = iso === null ? [us?.[3], us?.[1], us?.[2]] : [iso[1], iso[2], iso[3]]
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (Number.isNaN(time)) return null
  const text = new Date(time).toISOString().slice(0, 10)
  return Number(text.slice(8)) === Number(day) && Number(text.slice(5, 7)) === Number(month) ? text : null
}

/** An unclosed fence opens no code block, or all text below would be one entry. */
function markCode(lines: readonly string[], isEnd: (line: string) => boolean): boolean[] {
  const isCode = lines.map(() => false)
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    if (to < lines.length && !isEnd(lines[to] ?? '')) continue
    markPart(lines, isCode, from, to)
    from = to
  }
  return isCode
}

function markPart(lines: readonly string[], isCode: boolean[], from: number, to: number): void {
  // A fence nobody closes stays open for every later fence of its sign that is as long.
  const unclosed = new Map<string, number>()
  for (let line = from; line < to; line += 1) {
    const mark = fenceOf(lines[line])
    if (mark === null || mark.length >= (unclosed.get(mark.charAt(0)) ?? Number.POSITIVE_INFINITY)) continue
    const close = findClose(lines, mark, line + 1, to)
    if (close === -1) unclosed.set(mark.charAt(0), mark.length)
    else {
      isCode.fill(true, line, close + 1)
      line = close
    }
  }
}

const fenceOf = (line: string | undefined) => /^ {0,3}(`{3,20}|~{3,20})/.exec(line ?? '')?.[1] ?? null

function findClose(lines: readonly string[], mark: string, from: number, to: number): number {
  for (let line = from; line < to; line += 1) {
    const other = fenceOf(lines[line])
    if (other?.startsWith(mark) === true && lines[line]?.trim() === other) return line
  }
  return -1
}
