import type { Call } from '../../base/core/call.ts'
import { parseJsonRecord } from '../../base/core/record.ts'
import { walkKnown } from '../../transcript/io/transcript-tail.ts'
import { BOUNDARY_MARK } from '../core/automatic-boundary.ts'
import { createBoundaryScan, type SeenCompaction } from '../core/boundary-scan.ts'

/** The mark of a compaction stands behind a path or two. */
const MARK_BYTES = 4000

/** The newest automatic compaction in the last bytes of a transcript. Rows without the mark are not even decoded. */
export function readBoundary(call: Call, path: string, maxBytes: number): SeenCompaction | null {
  const scan = createBoundaryScan()
  walkKnown(
    call,
    path,
    (line) => {
      if (scan.isSearching() && line.find(BOUNDARY_MARK, 0, Math.min(line.bytes, MARK_BYTES)) === -1) return false
      const row = parseJsonRecord(line.read())
      return row !== null && scan.visit(row)
    },
    maxBytes,
  )
  return scan.result()
}
