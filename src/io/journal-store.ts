import { type JournalEvent, type JournalLine, parseEvent, serializeEvent } from '../core/journal/event.ts'
import { readClock } from './clock.ts'
import { appendState } from './state-folder.ts'
import { walkTranscript } from './transcript-tail.ts'

/** Appends events to the project's journal in one write. @throws when it cannot be written. */
export function appendEvents(projectDir: string, sessionId: string | null, events: readonly JournalEvent[]): void {
  const at = readClock().toISOString()
  appendState(projectDir, 'events.jsonl', events.map((event) => serializeEvent(event, at, sessionId)).join(''))
}

/** The newest events, oldest first. Damaged lines are passed over. */
export function readRecentEvents(projectDir: string, limit: number): JournalLine[] {
  const lines: JournalLine[] = []
  walkTranscript(`${projectDir}/.holdfast/events.jsonl`, (line) => {
    const event = parseEvent(line.read())
    if (event !== null) lines.push(event)
    return lines.length >= limit
  })
  return lines.reverse()
}
