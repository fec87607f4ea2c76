import { addNotice, dropNotice, renderBatch, renderTitle } from './archive-text.ts'
import { type LogEntry, type LogFacts, type LogKind, splitLog } from './log.ts'
import { isUnknownFormat } from './log-format.ts'

export interface RotationPolicy {
  /** Rotate a short log too. */
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
 * Plans which entries of a log go where. A log up to its limit of lines keeps all entries. A longer log gives away
 * every closed and old entry, however many there are. Entries that an interrupted rotation left in both places always
 * leave the log.
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
    /**
     * True for content in a form no rotation reads. Words without an entry, in a log whose entries all moved, are no
     * such form.
     */
    isUnknown:
      facts.kind !== 'notes' &&
      (archived.size === 0 || pieces.some(({ entry }) => entry !== null)) &&
      isUnknownFormat(pieces, lines > policy.maxLines),
    /** Entries that leave the log, oldest place first. */
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
