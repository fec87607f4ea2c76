import { blankCode, dropComments } from '../../base/core/markdown.ts'
import { addNotice, dropNotice, renderBatch, renderTitle } from './archive-text.ts'
import { type LogEntry, type LogFacts, type LogKind, type LogPiece, splitLog } from './log.ts'

export interface RotationPolicy {
  readonly always?: boolean
  readonly maxLines: number
  /** Entries move when they are older than this, counted in whole days. */
  readonly ageDays: number
}

/** A log with its archives, as they stand in their files. */
export interface LogTexts {
  readonly active: string
  /** Path from the log's own folder to text. */
  readonly archives: ReadonlyMap<string, string>
}

export type RotationPlan = ReturnType<typeof planRotation>

/**
 * A log up to its limit keeps all; a longer one gives away every closed and old entry. Entries that an interrupted
 * rotation left in both places leave the log.
 */
export function planRotation(before: LogTexts, facts: LogFacts, policy: RotationPolicy) {
  const pieces = splitLog(dropNotice(before.active), facts.kind)
  const lines = countLines(before.active)
  const archived = countKeys([...before.archives.values()].flatMap((text) => listEntries(text, facts.kind, true)))
  const isLong = policy.always || lines > policy.maxLines
  const moved = new Set<LogEntry>()
  const added: LogEntry[] = []
  for (const { entry } of pieces) {
    if (entry === null || !isDue(entry, facts.today, policy.ageDays)) continue
    const copies = archived.get(entry.key) ?? 0
    if (copies === 0 && !isLong) continue
    moved.add(entry)
    if (copies === 0) added.push(entry)
    else archived.set(entry.key, copies - 1)
  }
  const archivePath = nameArchive(facts)
  const rest = pieces.filter(({ entry }) => entry === null || !moved.has(entry))
  const active = moved.size === 0 ? before.active : addNotice(rest, { ...facts, archivePath, moved: [...moved] })
  const archives = new Map(before.archives)
  if (added.length > 0) {
    const old = before.archives.get(archivePath) ?? renderTitle(facts.kind)
    archives.set(archivePath, `${endLine(old)}\n${renderBatch(added, facts)}`)
  }
  return {
    lines,
    linesAfter: countLines(active),
    entries: pieces.filter(({ entry }) => entry !== null).length,
    /** Words without an entry, in a log whose entries all moved, are no such form. */
    isUnknown:
      facts.kind !== 'notes' &&
      (archived.size === 0 || pieces.some(({ entry }) => entry !== null)) &&
      isUnknownFormat(pieces, lines > policy.maxLines),
    moved: [...moved],
    /** Those that the archives have already, since a rotation was interrupted between its two writes. */
    alreadyArchived: moved.size - added.length,
    archivePath,
    /** The texts after the rotation; the same as before when no entry moves. */
    after: { active, archives },
  }
}

export function listEntries(text: string, kind: LogKind, isArchive = false): LogEntry[] {
  return splitLog(text, kind, isArchive).flatMap(({ entry }) => entry ?? [])
}

export function countKeys(entries: readonly LogEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** `archive/2026-11/decisions-2026-11.md`, beside the log. */
function nameArchive({ source, today }: LogFacts): string {
  const month = today.slice(0, 7)
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/\.md$/, '')
  return `archive/${month}/${name}-${month}.md`
}

function isDue({ isClosed, date }: LogEntry, today: string, ageDays: number): boolean {
  if (!isClosed || date === null) return false
  return (Date.parse(today) - Date.parse(date)) / 86_400_000 > ageDays
}

const countLines = (text: string): number => (text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0))

const endLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

/** A page with fewer lines and without a day or a list is a log nobody has written to. */
const MIN_LINES = 20

/** A page that only says how to write an entry is no such log. */
function isUnknownFormat(pieces: readonly LogPiece[], isLong: boolean): boolean {
  const entries = pieces.flatMap(({ entry }) => entry ?? [])
  if (entries.length > 0) return isLong && entries.every(({ date }) => date === null)
  const prose = dropComments(blankCode(pieces.map((piece) => piece.text).join(''), false))
  const lines = prose.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# '))
  return lines.length >= MIN_LINES || lines.some((line) => /\d{4}-\d\d-\d\d|^\s*[-*+|]\s|^#{2,6}\s.*\d/.test(line))
}

/**
 * Reads both anew: every entry is there as often as before, none is new, no archive loses one. Text between entries
 * stays. An empty list means that the log may shrink.
 */
export function findLosses(before: LogTexts, after: LogTexts, kind: LogKind): string[] {
  const old = countPlaces(before, kind)
  const now = countPlaces(after, kind)
  const losses: string[] = []
  for (const [key, was] of old) {
    const is = now.get(key) ?? { active: 0, archived: 0 }
    const most = was.active + was.archived
    const least = was.archived === 0 ? most : Math.max(was.active, was.archived)
    const total = is.active + is.archived
    if (is.archived < was.archived || total < least) losses.push(`entry "${nameKey(key)}" would be lost`)
    else if (total > most) losses.push(`entry "${nameKey(key)}" would be there twice`)
  }
  for (const key of now.keys()) if (!old.has(key)) losses.push(`entry "${nameKey(key)}" would be changed`)
  if (readRest(before.active, kind) !== readRest(after.active, kind))
    losses.push('text between the entries would change')
  return losses
}

type Places = Readonly<Record<'active' | 'archived', number>>

function countPlaces({ active, archives }: LogTexts, kind: LogKind): Map<string, Places> {
  const inActive = countKeys(listEntries(dropNotice(active), kind))
  const inArchives = countKeys([...archives.values()].flatMap((text) => listEntries(text, kind, true)))
  const keys = new Set([...inActive.keys(), ...inArchives.keys()])
  return new Map([...keys].map((key) => [key, { active: inActive.get(key) ?? 0, archived: inArchives.get(key) ?? 0 }]))
}

/** Text between the entries, compared without white space, because a notice has lines of its own. */
function readRest(text: string, kind: LogKind): string {
  const rest = splitLog(dropNotice(text), kind).filter(({ entry }) => entry === null)
  return rest
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const nameKey = (key: string): string => key.slice(0, key.indexOf('\n') === -1 ? 80 : Math.min(80, key.indexOf('\n')))
