import type { Call } from '../base/core/call.ts'
import { walkKnown } from '../transcript/io/transcript-tail.ts'
import { type Compaction, parseBoundary, parseCompactSummary } from './core/compaction.ts'

/** The newest compaction within reach of the end of a transcript, or null. */
export function readLastCompaction(call: Call, transcriptPath: string): Compaction | null {
  let summary: string | null = null
  let found: Compaction | null = null
  walkKnown(call, transcriptPath, (line) => {
    if (line.head.includes('"compact_boundary"')) {
      const boundary = parseBoundary(line.read())
      if (boundary !== null) found = { ...boundary, summary }
    } else if (line.find('"isCompactSummary":true') !== -1) summary = parseCompactSummary(line.read()) ?? summary
    return found !== null
  })
  return found
}
