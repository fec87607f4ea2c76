import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { errorCode } from './read-text.ts'

/** The first read suffices when the last answer is at the end; each further one is four times as large. */
const FIRST_READ = 16 << 10
/** Past this much nothing is looked for: a hook must not read a gigabyte to find nothing. */
const MAX_TAIL_BYTES = 16 << 20

export type TailEnd = 'stopped' | 'start of file' | 'limit' | { readonly error: string }

/**
 * Walks the lines of a transcript from the last to the first, until `visit` returns true. Bookkeeping lines are passed
 * over: they hold copies of requests, are often larger than the conversation, and quote its words. A last line without
 * a line break is being written: it is visited, and does not parse if it is cut.
 */
export function walkTranscript(path: string, visit: (line: string) => boolean): TailEnd {
  if (!existsSync(path)) return { error: 'ENOENT' }
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return { error: stat.isDirectory() ? 'EISDIR' : 'not a regular file' }
    return walkLines(fd, stat.size, visit)
  } catch (error) {
    return { error: errorCode(error) }
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function walkLines(fd: number, size: number, visit: (line: string) => boolean): TailEnd {
  const limit = Math.max(0, size - MAX_TAIL_BYTES)
  /** Everything from here on has been visited. Always the start of a line, or the end of the file. */
  let done = size
  for (let readSize = FIRST_READ; done > limit; readSize *= 4) {
    const from = Math.max(limit, done - readSize)
    const bytes = Buffer.allocUnsafe(done - from)
    const length = readSync(fd, bytes, 0, bytes.length, from)
    // Lines are visited whole: what stands before the first line break waits for a larger read, unless the file starts there.
    const start = from === 0 ? 0 : bytes.indexOf(10) + 1
    if (from > 0 && start === 0) {
      if (from === limit) return 'limit'
      continue
    }
    if (visitLines(bytes.toString('utf8', start, length), visit)) return 'stopped'
    done = from + start
    if (from === limit) break
  }
  return limit === 0 ? 'start of file' : 'limit'
}

function visitLines(text: string, visit: (line: string) => boolean): boolean {
  for (let end = text.length; end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    if (isWorthReading(text, start) && visit(text.slice(start, end))) return true
    end = start - 1
  }
  return false
}

/**
 * Tells conversation from bookkeeping by how the client writes them: rows of the conversation start with their parent,
 * bookkeeping starts with its type. Anything else is read, so a changed key order costs time, not truth.
 */
function isWorthReading(text: string, start: number): boolean {
  if (!text.startsWith('{"type":"', start)) return !isPromptSnapshot(text, start)
  return ['user"', 'assistant"', 'system"', 'attachment"'].some((type) => text.startsWith(type, start + 9))
}

/** Copies of the system prompt stand between the answers and can be longer than all of them. */
function isPromptSnapshot(text: string, start: number): boolean {
  const at = text.indexOf('"attachment":{"type":"prompt_snapshot"', start)
  return at !== -1 && at < start + 160
}
