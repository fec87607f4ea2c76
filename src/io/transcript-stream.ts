import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { errorCode } from './read-text.ts'
import { isWorthReading } from './transcript-tail.ts'

const CHUNK_BYTES = 1 << 20
/** A line longer than this is one enormous tool result; decoding it would cost more memory than all the rest. */
const MAX_LINE_BYTES = 8 << 20
const HEAD_BYTES = 400

export type StreamEnd = { readonly skippedLines: number } | { readonly error: string }

/**
 * Reads the lines of a transcript from the first to the last, in memory that does not grow with the file. Bookkeeping
 * lines are passed over as in `walkTranscript`; lines over 8 MiB are passed over and counted.
 *
 * @param lastBytes Start at the first whole line within so many bytes of the end.
 */
export function streamTranscript(path: string, visit: (line: string) => void, lastBytes = Infinity): StreamEnd {
  if (!existsSync(path)) return { error: 'ENOENT' }
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return { error: stat.isDirectory() ? 'EISDIR' : 'not a regular file' }
    return { skippedLines: streamLines(fd, Math.max(0, stat.size - lastBytes), visit) }
  } catch (error) {
    return { error: errorCode(error) }
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function streamLines(fd: number, from: number, visit: (line: string) => void): number {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  let kept: Buffer[] = []
  let keptBytes = 0
  // Inside a file the first piece belongs to a line whose start was not read.
  let isSkipping = from > 0
  let skipped = 0
  const endLine = (rest: Buffer) => {
    if (!isSkipping) visitLine(keptBytes === 0 ? rest : Buffer.concat([...kept, rest]), visit)
    kept = []
    keptBytes = 0
    isSkipping = false
  }
  for (let position = from; ; ) {
    const length = readSync(fd, chunk, 0, CHUNK_BYTES, position)
    if (length === 0) break
    position += length
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1 && end < length; end = chunk.indexOf(10, start)) {
      endLine(chunk.subarray(start, end))
      start = end + 1
    }
    if (isSkipping || start === length) continue
    kept.push(Buffer.from(chunk.subarray(start, length)))
    keptBytes += length - start
    if (keptBytes <= MAX_LINE_BYTES) continue
    skipped += 1
    isSkipping = true
    kept = []
    keptBytes = 0
  }
  if (keptBytes > 0) endLine(Buffer.alloc(0))
  return skipped
}

function visitLine(bytes: Buffer, visit: (line: string) => void): void {
  if (bytes.length > 0 && isWorthReading(bytes.toString('latin1', 0, Math.min(bytes.length, HEAD_BYTES)))) {
    visit(bytes.toString('utf8'))
  }
}
