import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { isRolloutLine } from '../core/clients/rollout-line.ts'
import type { UnknownRecord } from '../core/record.ts'
import type { TranscriptLine } from '../core/transcript-line.ts'
import { errorCode } from './read-text.ts'

/** The first read suffices when the last answer is at the end; each further one is four times as large. */
const FIRST_READ = 16 << 10
/** Only a line that is longer still makes a read larger than this. */
const LARGEST_READ = 4 << 20
/** Past this much nothing is looked for: a hook must not read a gigabyte to find nothing. */
const MAX_TAIL_BYTES = 16 << 20
/** As much of a line as tells its kind. */
const HEAD_BYTES = 400

export type TailEnd = 'stopped' | 'start of file' | 'limit' | { readonly error: string }

/**
 * Walks the lines of a transcript from the last to the first, until `visit` returns true. Bookkeeping lines are passed
 * over: they hold copies of requests, are often larger than the conversation, and quote its words. A last line without
 * a line break is being written: it is visited, and does not parse if it is cut.
 */
export function walkTranscript(
  path: string,
  visit: (line: TranscriptLine) => boolean,
  maxBytes = MAX_TAIL_BYTES,
): TailEnd {
  return openTranscript(path, (fd, size) => walkLines(fd, size, visit, maxBytes))
}

/** Opens a transcript for reading and closes it afterwards; says why where that cannot be. */
export function openTranscript<T>(path: string, use: (fd: number, size: number) => T): T | { readonly error: string } {
  if (!existsSync(path)) return { error: 'ENOENT' }
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return { error: stat.isDirectory() ? 'EISDIR' : 'not a regular file' }
    return use(fd, stat.size)
  } catch (error) {
    return { error: errorCode(error) }
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function walkLines(fd: number, size: number, visit: (line: TranscriptLine) => boolean, maxBytes: number): TailEnd {
  const limit = Math.max(0, size - maxBytes)
  /** Everything from here on has been visited. Always the start of a line, or the end of the file. */
  let done = size
  let readSize = FIRST_READ
  while (done > limit) {
    const from = Math.max(limit, done - readSize)
    const bytes = Buffer.allocUnsafe(done - from)
    const length = readSync(fd, bytes, 0, bytes.length, from)
    // Lines are visited whole: what stands before the first line break waits for a larger read, unless the file starts there.
    const start = from === 0 ? 0 : bytes.indexOf(10) + 1
    // The last byte before what is done is a line break: where it is the only one, no line has begun here.
    if (from > 0 && (start === 0 || start === length)) {
      if (from === limit) return 'limit'
      readSize *= 4
      continue
    }
    if (visitLines(bytes, start, length, visit)) return 'stopped'
    done = from + start
    if (from === limit) break
    readSize = Math.min(readSize * 4, LARGEST_READ)
  }
  return limit === 0 ? 'start of file' : 'limit'
}

function visitLines(bytes: Buffer, first: number, length: number, visit: (line: TranscriptLine) => boolean): boolean {
  for (let end = length; end > first; ) {
    const start = Math.max(first, bytes.lastIndexOf(10, end - 1) + 1)
    const line = start < end ? describeLine(bytes, start, end) : null
    if (line !== null && visit(line)) return true
    end = start - 1
  }
  return false
}

/**
 * A line that is decoded only when somebody wants all of it, because most of a transcript is the output of tools; null
 * for bookkeeping. It lives as long as its bytes stay where they are.
 */
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

/** From now on lines of Codex rollouts are read too. Only who may meet one asks for it: no other start has to carry the code. */
export function readRollouts(translate: TranslateLine): void {
  translateRollout = translate
}

/** A line of a Codex rollout as the row Claude Code would have written. One that is cut is damaged, whoever wrote it. */
function describeRollout(line: string): TranscriptLine | null {
  const row = translateRollout?.(line) ?? null
  if (row === null) return null
  const text = Buffer.from(JSON.stringify(row))
  return describeLine(text, 0, text.length)
}

/**
 * Tells conversation from bookkeeping by how the client writes them: rows of the conversation start with their parent,
 * bookkeeping starts with its type. Anything else is read, so a changed key order costs time, not truth.
 */
export function isWorthReading(head: string): boolean {
  if (head.startsWith('{"type":"')) return /^\{"type":"(?:user|assistant|system|attachment)"/.test(head)
  return !head.includes('"attachment":{"type":"prompt_snapshot"')
}
