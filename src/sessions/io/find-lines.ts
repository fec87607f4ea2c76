import { readSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import type { TranscriptLine } from '../core/transcript-line.ts'
import { describeLine, keepOpen, openTranscript, readBytes, walkKnown } from './transcript-tail.ts'

interface Search {
  readonly path: string
  readonly from: number
  readonly to: number
  /** Longer lines are passed over. */
  readonly longest: number
  /** Every line that matters has one of these pieces of ASCII. */
  readonly pieces: readonly string[]
  /** Judges a line with a piece by its bytes, one character each. */
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
  search: Search,
  visit: (line: TranscriptLine) => boolean,
): void {
  const { path } = search
  const visitFound = (fd: number) => {
    const found = findLines(fd, search)
    for (const { from, to } of (found ?? []).reverse()) {
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

/** A stretch of a piece or of a file. */
interface Place {
  readonly from: number
  readonly to: number
}

/** The places of lines that may matter, the oldest first; null for a file with too many lines. */
function findLines(fd: number, search: Search): Place[] | null {
  const { from, to, longest } = search
  const buffer = Buffer.allocUnsafe(Math.min(longest + 1, to - from))
  const found: Place[] = []
  let left = MAX_LINES
  // Inside a file the first piece may belong to a line whose start stays unread.
  let isAmid = from > 0
  for (let at = from; at < to && left >= 0; ) {
    const read = readSync(fd, buffer, 0, Math.min(buffer.length, to - at), at)
    if (read === 0) break
    const end = at + read < to ? buffer.lastIndexOf(10, read - 1) + 1 : read
    const start = isAmid ? buffer.subarray(0, end).indexOf(10) + 1 : 0
    // A line that fills the buffer is too long to matter.
    isAmid = end === 0 || (isAmid && start === 0)
    if (!isAmid) {
      const { places, count } = findInPiece(buffer, { from: start, to: end }, search)
      for (const place of places) found.push(shift(place, at))
      left -= count
    }
    at += isAmid ? read : end
  }
  return left < 0 ? null : found
}

const shift = ({ from, to }: Place, by: number): Place => ({ from: from + by, to: to + by })

/** Finds the lines in a piece that may matter, and moves its bytes. `count` tells how many lines were looked at. */
function findInPiece(buffer: Buffer, piece: Place, { pieces, mayMatter }: Search) {
  const places: Place[] = []
  const runs = listRuns(buffer.subarray(0, piece.to), piece.from)
  const rest = moveTogether(buffer, runs)
  if (!pieces.some((needle) => rest.includes(needle))) return { places, count: 0 }
  let count = 0
  let at = 0
  for (const run of runs) {
    const text = rest.latin1Slice(at, at + run.to - run.from)
    at += text.length
    let { from } = run
    for (const line of text.split('\n', MAX_LINES + 1)) {
      if (mayMatter(line)) places.push({ from, to: from + line.length })
      from += line.length + 1
      count += 1
    }
  }
  return { places, count }
}

/** Moves runs to the beginning of the buffer: one search over all costs less than a search each. */
function moveTogether(buffer: Buffer, runs: readonly Place[]): Buffer {
  let length = 0
  for (const run of runs) {
    buffer.copyWithin(length, run.from, run.to)
    length += run.to - run.from
  }
  return buffer.subarray(0, length)
}

const RESULT = '"type":"tool_result"'

/** The stretches between lines that are results of tools. */
function listRuns(bytes: Buffer, start: number): Place[] {
  const runs: Place[] = []
  let first = start
  for (let at = start; at < bytes.length; ) {
    const result = bytes.indexOf(RESULT, at)
    if (result === -1) break
    const line = Math.max(first, bytes.lastIndexOf(10, result) + 1)
    const newline = bytes.indexOf(10, result)
    at = newline === -1 ? bytes.length : newline + 1
    // Behind the head the words are a part of some text.
    if (result + RESULT.length - line > HEAD_CHARS) continue
    if (first < line) runs.push({ from: first, to: line })
    first = at
  }
  if (first < bytes.length) runs.push({ from: first, to: bytes.length })
  return runs
}
