import { existsSync, lstatSync, renameSync } from 'node:fs'
import { isOwn, sealOwn } from '../../author/io/own-marks.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { countNouns } from '../../base/core/text.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { readClock } from '../../files/io/clock.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { appendState } from '../../files/io/state-folder.ts'
import {
  type JournalEvent,
  type JournalFile,
  type JournalLine,
  MAX_JOURNAL_READ_BYTES,
  parseEvent,
  serializeEvent,
} from '../core/event.ts'
import type { TranscriptLine } from '../core/transcript-line.ts'
import { walkTranscript } from './transcript-tail.ts'

const JOURNAL = 'events.jsonl'
/** Kind of what a line's mark holds for. */
const EVENT = 'event'

/** Appends events to the project's journal in one write. @throws An error when the journal cannot be written. */
export function appendEvents(projectDir: string, sessionId: string | null, events: readonly JournalEvent[]): void {
  const at = readClock().toISOString()
  const lines = events.map((event) => sealOwn(projectDir, EVENT, serializeEvent(event, at, sessionId)))
  appendState(projectDir, JOURNAL, lines.join(''))
}

/** The newest events that the person's hooks recorded, oldest first. */
export function readOwnEvents(projectDir: string, limit = Infinity): JournalLine[] {
  return readRecentEvents(projectDir, limit, true)
}

/**
 * The newest events, oldest first, from the journal and its older files, whoever wrote them: for lists and checks.
 * Damaged lines are passed over.
 */
export function readRecentEvents(projectDir: string, limit = Infinity, ownOnly = false): JournalLine[] {
  for (let attempt = 1; ; attempt += 1) {
    const files = listJournalFiles(projectDir)
    const lines = readFiles(projectDir, files, { limit, ownOnly })
    const isSame = listJournalFiles(projectDir).at(-1)?.number === files.at(-1)?.number
    if (isSame || attempt === 3) return lines
  }
}

/** The end of the journal that a hook may read, some 4,000 events. */
const RECENT_BYTES = 1 << 20

/** The checkpoint that the person's hooks made last; null when the end of the journal tells of none. */
export function findLastCheckpoint(projectDir: string): string | null {
  const asked = { limit: 1, ownOnly: true, holding: '"checkpoint_created"', maxBytes: RECENT_BYTES }
  return stringOf(readFiles(projectDir, listJournalFiles(projectDir), asked)[0]?.fields.checkpoint_id)
}

interface Wanted {
  readonly limit: number
  readonly ownOnly: boolean
  /** A text that each wanted line has. */
  readonly holding?: string
  readonly maxBytes?: number
}

function readFiles(projectDir: string, files: readonly JournalFile[], wanted: Wanted): JournalLine[] {
  const { limit, ownOnly, holding = '', maxBytes = MAX_JOURNAL_READ_BYTES } = wanted
  const lines: JournalLine[] = []
  const isOwnLine = (text: string) => isOwn(projectDir, EVENT, text)
  let bytesLeft = maxBytes
  for (const name of [JOURNAL, ...files.map(({ number }) => nameOf(number)).reverse()]) {
    const path = `${projectDir}/.holdfast/${name}`
    const end = walkTranscript(
      path,
      (line) => {
        if (line.find(holding) === -1) return false
        const event = parseEvent(line.read(), isOwnLine)
        if (event !== null && (event.isOwn === true || !ownOnly)) lines.push(event)
        return lines.length >= limit
      },
      bytesLeft,
    )
    bytesLeft -= sizeOf(path)
    if (end === 'stopped' || bytesLeft <= 0) break
  }
  return lines.reverse()
}

/** Files of the journal with lines that no reader sees, and why: they may tell of a crossing. */
export function listUnreadJournal(projectDir: string): { readonly file: string; readonly error: string }[] {
  const names = [JOURNAL, ...listJournalFiles(projectDir).map(({ number }) => nameOf(number))]
  return names.flatMap((name) => {
    const [file, path] = [`.holdfast/${name}`, `${projectDir}/.holdfast/${name}`]
    let damaged = 0
    const visit = (line: TranscriptLine) => {
      const text = line.read()
      // `parseEvent` finds an event behind a torn line, but not the torn one.
      if (parseJsonRecord(text) === null || parseEvent(text) === null) damaged += 1
      return false
    }
    const end = walkTranscript(path, visit, MAX_JOURNAL_READ_BYTES)
    if (typeof end === 'object') return end.error === 'ENOENT' && sizeOf(path) === 0 ? [] : [{ file, error: end.error }]
    return damaged === 0 ? [] : [{ file, error: `${countNouns(damaged, 'line')} cannot be read` }]
  })
}

const nameOf = (number: number) => `events-${String(number).padStart(4, '0')}.jsonl`

/** The files the journal was continued from, oldest first. */
export function listJournalFiles(projectDir: string): JournalFile[] {
  const folder = `${projectDir}/.holdfast`
  const numbers = listNames(folder).flatMap((name) => {
    const digits = /^events-(\d{4,9})\.jsonl$/.exec(name)?.[1]
    return digits === undefined || nameOf(Number(digits)) !== name ? [] : [Number(digits)]
  })
  return numbers.sort((a, b) => a - b).map((number) => ({ number, bytes: sizeOf(`${folder}/${nameOf(number)}`) }))
}

/** Whether hooks recorded anything here. A clone has no journal. */
export function hasJournal(projectDir: string): boolean {
  return measureJournal(projectDir) > 0 || listJournalFiles(projectDir).length > 0
}

export function measureJournal(projectDir: string): number {
  return sizeOf(`${projectDir}/.holdfast/${JOURNAL}`)
}

/**
 * Puts the journal aside under a number; the next line begins a new journal. A hook opens the journal for every write,
 * so each line is in the old or the new file. Only one process at a time may rotate.
 */
export function rotateJournal(projectDir: string, number: number): boolean {
  const path = `${projectDir}/.holdfast/${nameOf(number)}`
  const journal = lstatSync(`${projectDir}/.holdfast/${JOURNAL}`, { throwIfNoEntry: false })
  if (journal?.isFile() !== true || existsSync(path)) return false
  renameSync(`${projectDir}/.holdfast/${JOURNAL}`, path)
  return true
}

export function removeJournalFile(projectDir: string, number: number): void {
  removeQuietly(`${projectDir}/.holdfast/${nameOf(number)}`)
}

function sizeOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
}
