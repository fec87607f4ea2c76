import { readSync } from 'node:fs'
import type { TranscriptLine } from '../core/transcript-line.ts'
import { describeLine, openTranscript } from './transcript-tail.ts'

const CHUNK_BYTES = 1 << 20
/** Room for words with pasted pictures. Longer lines are passed over, because memory has to stay bounded. */
const MAX_LINE_BYTES = 16 << 20
/** The search for pictures skips shorter lines and shorter texts. */
const LONG_LINE_BYTES = 64 << 10

export interface LinesRead {
  readonly lines: number
  /** Lines longer than `MAX_LINE_BYTES`. */
  readonly passedOver: number
  /** Lines that do not end as a row does: cut lines, or no text at all. The client may still write the last line. */
  readonly damaged: number
}

/**
 * Reads a transcript of any size from the first line to the last, without bookkeeping. A line is valid only until
 * `visit` returns, because the next read overwrites its bytes.
 *
 * @param lastBytes Start at the first whole line within so many bytes of the end. Line numbers start there, too.
 */
export function readTranscriptLines(
  path: string,
  visit: (line: TranscriptLine, number: number) => void,
  lastBytes = Infinity,
): LinesRead | { readonly error: string } {
  return openTranscript(path, (fd, size) => {
    let [lines, passedOver, damaged] = [0, 0, 0]
    const take = (buffer: Buffer, start: number, end: number) => {
      lines += 1
      const bytes = dropPictures(buffer.subarray(start, end))
      const line = bytes.length === 0 ? null : describeLine(bytes, 0, bytes.length)
      if (line === null) return
      if (!line.isWhole) damaged += 1
      visit(line, lines)
    }
    const skip = () => {
      lines += 1
      passedOver += 1
    }
    const from = Math.max(0, size - lastBytes)
    walkForward(fd, { from, size }, { take, skip })
    return { lines, passedOver, damaged }
  })
}

let tellRead: ((bytes: number) => void) | null = null

/** Tells a command of every piece that is read from now on; null ends that. */
export function watchReading(tell: ((bytes: number) => void) | null): void {
  tellRead = tell
}

function walkForward(
  fd: number,
  { from, size }: { readonly from: number; readonly size: number },
  { take, skip }: { readonly take: (bytes: Buffer, start: number, end: number) => void; readonly skip: () => void },
): void {
  let buffer = Buffer.allocUnsafe(CHUNK_BYTES)
  /** Bytes of an unfinished line, at the start of the buffer. */
  let held = 0
  // Inside a file the first piece belongs to a line whose start stays unread.
  let ending: 'taken' | 'skipped' | 'ignored' = from > 0 ? 'ignored' : 'taken'
  const endLine = (start: number, end: number) => {
    if (ending === 'taken') take(buffer, start, end)
    else if (ending === 'skipped') skip()
    ending = 'taken'
  }
  for (let position = from; position < size; ) {
    const count = readSync(fd, buffer, held, Math.min(buffer.length - held, size - position), position)
    if (count === 0) break
    position += count
    tellRead?.(count)
    const end = held + count
    let start = 0
    // The last round searched the held bytes already.
    for (let at = buffer.indexOf(10, held); at !== -1 && at < end; at = buffer.indexOf(10, start)) {
      endLine(start, at)
      start = at + 1
    }
    held = ending === 'taken' ? end - start : 0
    if (start > 0 && held > 0) buffer.copyWithin(0, start, end)
    if (held < buffer.length) continue
    const isTooLong = buffer.length >= MAX_LINE_BYTES
    if (isTooLong) [ending, held] = ['skipped', 0]
    const grown = Buffer.allocUnsafe(isTooLong ? CHUNK_BYTES : buffer.length * 4)
    buffer.copy(grown, 0, 0, held)
    buffer = grown
  }
  if (ending === 'skipped' || held > 0) endLine(0, held)
}

const PICTURE = '"data":"'

/** Drops long base64 texts from a line. JSON escapes a quote inside a string, so the mark is always a field. */
function dropPictures(line: Buffer): Buffer {
  if (line.length < LONG_LINE_BYTES) return line
  const kept: Buffer[] = []
  let from = 0
  for (let at = line.indexOf(PICTURE); at !== -1; at = line.indexOf(PICTURE, at + 1)) {
    const start = at + PICTURE.length
    const end = line.indexOf(34, start)
    if (end === -1) break
    if (end - start < LONG_LINE_BYTES || line.subarray(start, end).includes(92)) continue
    kept.push(line.subarray(from, start))
    from = end
  }
  return from === 0 ? line : Buffer.concat([...kept, line.subarray(from)])
}
