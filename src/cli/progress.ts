import { complain } from '../files/io/write-out.ts'
import { watchReading } from '../transcript/io/transcript-lines.ts'
import { createProgress, type Progress } from './progress-line.ts'

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
