import { existsSync, lstatSync, renameSync } from 'node:fs'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { readClock } from '../../files/io/clock.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { appendState } from '../../files/io/state-folder.ts'
import { walkTranscript } from '../../transcript/io/transcript-tail.ts'
import {
  type JournalEvent,
  type JournalLine,
  MAX_JOURNAL_READ_BYTES,
  parseEvent,
  serializeEvent,
} from '../core/event.ts'
import type { JournalFile } from '../core/plan-retention.ts'

const JOURNAL = 'events.jsonl'
/** Appends events to the project's journal in one write. @throws An error when the journal cannot be written. */
export function appendEvents(projectDir: string, sessionId: string | null, events: readonly JournalEvent[]): void {
  const at = readClock().toISOString()
  appendState(projectDir, JOURNAL, events.map((event) => serializeEvent(event, at, sessionId)).join(''))
}

/** The newest events, oldest first, from the journal and its older files. Damaged lines are passed over. */
export function readRecentEvents(projectDir: string, limit: number): JournalLine[] {
  for (let attempt = 1; ; attempt += 1) {
    const files = listJournalFiles(projectDir)
    const lines = readFiles(projectDir, files, limit)
    // A file put aside during the reading would be missing or there twice.
    const isSame = listJournalFiles(projectDir).at(-1)?.number === files.at(-1)?.number
    if (isSame || attempt === 3) return lines
  }
}

function readFiles(projectDir: string, files: readonly JournalFile[], limit: number): JournalLine[] {
  const lines: JournalLine[] = []
  let bytesLeft = MAX_JOURNAL_READ_BYTES
  for (const name of [JOURNAL, ...files.map(({ number }) => nameOf(number)).reverse()]) {
    const path = `${projectDir}/.holdfast/${name}`
    const end = walkTranscript(
      path,
      (line) => {
        const event = parseEvent(line.read())
        if (event !== null) lines.push(event)
        return lines.length >= limit
      },
      bytesLeft,
    )
    bytesLeft -= sizeOf(path)
    if (end === 'stopped' || bytesLeft <= 0) break
  }
  return lines.reverse()
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
