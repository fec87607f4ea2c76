import { readSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import type { TranscriptLine } from '../core/transcript-line.ts'
import { describeLine, keepOpen, openTranscript, readBytes, walkKnown } from './transcript-tail.ts'

interface Search {
  readonly from: number
  readonly to: number
  /** Longer lines are passed over. */
  readonly longest: number
  /** Judges a line by its bytes, one character each. */
  readonly mayMatter: (line: string) => boolean
}

/** The head of a line tells its kind, as `TranscriptLine.head` does. */
const HEAD_CHARS = 400
/** A damaged file may have millions of lines of two bytes. */
const MAX_LINES = 50_000

/**
 * Visits the lines between two offsets of a transcript that may matter, the newest first, until `visit` returns true.
 * Results of tools, which are most of a transcript, do not matter. A walk that describes each line costs four times
 * as much.
 */
export function visitLinesThatMatter(
  call: Call | null,
  path: string,
  search: Search,
  visit: (line: TranscriptLine) => boolean,
): void {
  const visitFound = (fd: number) => {
    const found = findLines(fd, search)
    for (const [from, to] of (found ?? []).reverse()) {
      const line = describeLine(readBytes(fd, from, to), 0, to - from)
      if (line !== null && visit(line)) break
    }
    return found !== null
  }
  const transcript = call?.know(keepOpen, path)
  if (transcript !== undefined && 'error' in transcript) return
  const isDone = transcript === undefined ? openTranscript(path, visitFound) : visitFound(transcript.fd)
  if (isDone === false) walkKnown(call, path, visit, search.to - search.from)
}

type Place = [from: number, to: number]

/** The places of lines that may matter, the oldest first; null for a file with too many lines. */
function findLines(fd: number, { from, to, longest, mayMatter }: Search): Place[] | null {
  const buffer = Buffer.allocUnsafe(Math.min(longest + 1, to - from))
  const found: Place[] = []
  let count = 0
  // Inside a file the first piece may belong to a line whose start stays unread.
  let isAmid = from > 0
  for (let at = from; at < to; ) {
    const bytes = buffer.subarray(0, readSync(fd, buffer, 0, Math.min(buffer.length, to - at), at))
    if (bytes.length === 0) break
    const lines = splitLines(bytes, at + bytes.length >= to)
    count += lines.length
    if (count > MAX_LINES) return null
    for (const [start, end] of isAmid ? lines.slice(1) : lines) {
      if (!isResult(bytes, start, end) && mayMatter(bytes.latin1Slice(start, end))) found.push([at + start, at + end])
    }
    // A line that fills the buffer is too long to matter.
    isAmid = lines.length === 0
    at += isAmid ? bytes.length : (lines.at(-1)?.[1] ?? 0) + 1
  }
  return found
}

/** The places of the lines in a piece; without its last line when that goes on behind the piece. */
function splitLines(bytes: Buffer, isLast: boolean): Place[] {
  const lines: Place[] = []
  for (let start = 0; start < bytes.length && lines.length <= MAX_LINES; ) {
    const newline = bytes.indexOf(10, start)
    if (newline === -1 && !isLast) break
    const end = newline === -1 ? bytes.length : newline
    lines.push([start, end])
    start = end + 1
  }
  return lines
}

/** Whether a line is the result of a tool. The short piece is found by its first character, which is rare. */
function isResult(bytes: Buffer, start: number, end: number): boolean {
  const head = bytes.latin1Slice(start, Math.min(end, start + HEAD_CHARS))
  return head.includes('_resul') && head.includes('"type":"tool_result"')
}
