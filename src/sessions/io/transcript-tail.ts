import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import type { UnknownRecord } from '../../base/core/record.ts'
import { isRolloutLine } from '../../client/core/rollout-line.ts'
import { errorCode } from '../../files/io/read-text.ts'
import type { TranscriptLine } from '../core/transcript-line.ts'

/** The first read suffices when the last answer is at the end. Each further read is four times as large. */
export const FIRST_READ = 16 << 10
const LARGEST_READ = 4 << 20
/** The walk ends here, because a hook must not read a gigabyte in vain. */
const MAX_TAIL_BYTES = 16 << 20
/** A damaged file may have millions of lines of two bytes. A context holds a few thousand rows. */
const MAX_LINES = 50_000
/** A call keeps at most so many of the last bytes of a transcript; each walk reads earlier bytes anew. */
const MAX_KEPT_BYTES = 512 << 10
/** Bytes of a line that tell its kind. */
const HEAD_BYTES = 400

export type TailEnd = 'stopped' | 'start' | 'limit' | { readonly error: string }

/**
 * Walks the lines of a transcript from the last to the first, until `visit` returns true. `walkTranscript` passes over
 * bookkeeping lines, which copy requests, quote the conversation and are often larger than the conversation itself.
 * `visit` also receives a last line without a line break. The client is writing that line, so it may not parse.
 */
export function walkTranscript(
  path: string,
  visit: (line: TranscriptLine) => boolean,
  maxBytes = MAX_TAIL_BYTES,
): TailEnd {
  return openTranscript(path, (fd, size) =>
    walkLines({ fd, size, kept: [], read: (from, to) => readBytes(fd, from, to) }, visit, maxBytes),
  )
}

/**
 * Walks the lines as `walkTranscript` does, of the transcript as the call met the file first. Rows that the client
 * writes meanwhile are for the next call. The last bytes are read from the disk once. Without a call the walk reads anew.
 */
export function walkKnown(
  call: Call | null,
  path: string,
  visit: (line: TranscriptLine) => boolean,
  maxBytes = MAX_TAIL_BYTES,
): TailEnd {
  if (call === null) return walkTranscript(path, visit, maxBytes)
  const transcript = call.know(keepOpen, path)
  if ('error' in transcript) return transcript
  try {
    return walkLines(transcript, visit, maxBytes)
  } catch (error) {
    return { error: errorCode(error) }
  }
}

interface Transcript {
  readonly fd: number
  readonly size: number
  readonly read: (from: number, to: number) => Buffer
  /** The pieces that the call has read so far. */
  readonly kept: readonly { readonly from: number; readonly bytes: Buffer }[]
}

/** Opens a transcript until the process ends, and keeps the last bytes. */
export function keepOpen(path: string): Transcript | { readonly error: string } {
  const kept: { readonly from: number; readonly to: number; readonly bytes: Buffer }[] = []
  let bytesLeft = MAX_KEPT_BYTES
  return openTranscript<Transcript>(
    path,
    (fd, size) => ({
      fd,
      size,
      kept,
      read: (from, to) => {
        const before = kept.find((piece) => piece.from === from && piece.to === to)
        if (before !== undefined) return before.bytes
        const bytes = readBytes(fd, from, to)
        bytesLeft -= bytes.length
        if (bytesLeft >= 0) kept.push({ from, to, bytes })
        return bytes
      },
    }),
    false,
  )
}

export function readBytes(fd: number, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from)
  return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, from))
}

/** Opens a transcript for `use` and closes the file afterwards. A failure gives an error code, never a throw. */
export function openTranscript<T>(
  path: string,
  use: (fd: number, size: number) => T,
  closes = true,
): T | { readonly error: string } {
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return { error: stat.isDirectory() ? 'EISDIR' : 'not a regular file' }
    return use(fd, stat.size)
  } catch (error) {
    return { error: errorCode(error) }
  } finally {
    if (fd !== undefined && closes) closeSync(fd)
  }
}

/** The size of a transcript in bytes, or null. A transcript only grows, so an equal size means an equal text. */
export function readTranscriptSize(call: Call, path: string): number | null {
  const transcript = call.know(keepOpen, path)
  return 'size' in transcript ? transcript.size : null
}

function walkLines({ size, read }: Transcript, visit: (line: TranscriptLine) => boolean, maxBytes: number): TailEnd {
  const limit = Math.max(0, size - maxBytes)
  const lines = { left: MAX_LINES }
  /** `visit` has seen everything from here on. `done` is the start of a line, or the end of the file. */
  let done = size
  let readSize = FIRST_READ
  while (done > limit) {
    const from = Math.max(limit, done - readSize)
    const bytes = read(from, done)
    const { length } = bytes
    // `visit` needs whole lines. Bytes before the first line break wait for a larger read, except at the file's start.
    const start = from === 0 ? 0 : bytes.indexOf(10) + 1
    // The last byte before `done` is a line break. With no other line break in the piece, no line begins here.
    if (from > 0 && (start === 0 || start === length)) {
      if (from === limit) return 'limit'
      readSize *= 4
      continue
    }
    if (visitLines(bytes, start, length, visit, lines)) return 'stopped'
    if (lines.left === 0) return 'limit'
    done = from + start
    if (from === limit) break
    readSize = Math.min(readSize * 4, LARGEST_READ)
  }
  return limit === 0 ? 'start' : 'limit'
}

function visitLines(
  bytes: Buffer,
  first: number,
  length: number,
  visit: (line: TranscriptLine) => boolean,
  lines: { left: number },
): boolean {
  for (let end = length; end > first && lines.left > 0; lines.left -= 1) {
    const start = Math.max(first, bytes.lastIndexOf(10, end - 1) + 1)
    const line = start < end ? describeLine(bytes, start, end) : null
    if (line !== null && visit(line)) return true
    end = start - 1
  }
  return false
}

/** Describes a line without decoding the whole; bookkeeping gives null. The bytes have to stay in place. */
export function describeLine(bytes: Buffer, start: number, end: number): TranscriptLine | null {
  const head = bytes.toString('latin1', start, Math.min(end, start + HEAD_BYTES))
  if (translateRollout !== null && isRolloutLine(head)) return describeRollout(bytes.toString('utf8', start, end))
  if (!isWorthReading(head)) return null
  return {
    head,
    bytes: end - start,
    isWhole: bytes[end - 1] === 125,
    read: (count = end - start) => bytes.toString('utf8', start, start + count),
    find: (needle, from = 0, before = end - start) => bytes.subarray(start, start + before).indexOf(needle, from),
    slice: (from, to = end - start) =>
      bytes.toString('latin1', from < 0 ? Math.max(start, end + from) : start + from, Math.min(end, start + to)),
  }
}

type TranslateLine = (line: string) => UnknownRecord | null
let translateRollout: TranslateLine | null = null

/** Turns on reading of Codex rollouts. Only callers that may meet a rollout pass `translate`; others carry no code. */
export function readRollouts(translate: TranslateLine): void {
  translateRollout = translate
}

/** Turns a line of a Codex rollout into the row that Claude Code would have written, or null. */
function describeRollout(line: string): TranscriptLine | null {
  const row = translateRollout?.(line) ?? null
  if (row === null) return null
  const text = Buffer.from(JSON.stringify(row))
  return describeLine(text, 0, text.length)
}

/**
 * Tells conversation from bookkeeping by the first key. Rows of the conversation start with their parent, bookkeeping
 * with its type. A row with any other key is read, so a changed key order costs time, not truth.
 */
export function isWorthReading(head: string): boolean {
  if (head.startsWith('{"type":"')) return /^\{"type":"(?:user|assistant|system|attachment|queue-operation)"/.test(head)
  return !head.includes('"attachment":{"type":"prompt_snapshot"')
}
