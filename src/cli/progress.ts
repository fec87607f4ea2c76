import { complain } from '../files/io/write-out.ts'
import { watchReading } from '../sessions/io/transcript-lines.ts'

const SILENT: Progress = { tell: () => {}, close: () => {} }

/** A line on stderr, where a person looks at it; nothing in a pipe or a file. */
export function openProgress(what: string): Progress {
  return process.stderr.isTTY === true ? createProgress(what, Date.now, complain) : SILENT
}

/** Does work that reads transcripts, and says on a terminal how far it is. */
export function showReading<T>(work: () => T): T {
  const progress = openProgress('Reading transcripts')
  let bytes = 0
  watchReading((count) => {
    bytes += count
    progress.tell(`${Math.round(bytes / 1e6)} MB`)
  })
  try {
    return work()
  } finally {
    watchReading(null)
    progress.close()
  }
}

/** A line for a person who waits. It appears when work takes long, and goes with the end of the work. */
interface Progress {
  readonly tell: (state: string) => void
  readonly close: () => void
}

/** Work below this time needs no line. */
const PATIENCE_MS = 1000
const BETWEEN_MS = 200

/** Draws a line with carriage returns and spaces alone, which every terminal understands. */
export function createProgress(what: string, now: () => number, write: (text: string) => void): Progress {
  const startedAt = now()
  let drawnAt = Number.NEGATIVE_INFINITY
  let width = 0
  const draw = (text: string) => {
    write(`\r${text.padEnd(width)}`)
    width = text.length
  }
  return {
    tell: (state) => {
      const at = now()
      if (at - startedAt < PATIENCE_MS || at - drawnAt < BETWEEN_MS) return
      drawnAt = at
      draw(`${what}: ${state}`)
    },
    close: () => {
      if (width > 0) write(`\r${' '.repeat(width)}\r`)
      width = 0
    },
  }
}
