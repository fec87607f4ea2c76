import type { Call } from '../base/core/call.ts'
import { parseJsonRecord } from '../base/core/record.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { BOUNDARY_MARK } from '../sessions/core/compaction.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { walkKnown } from '../sessions/io/transcript-tail.ts'
import { createBoundaryScan, type SeenCompaction } from './core/boundary-scan.ts'
import { describeBasis } from './core/learned-point.ts'
import { computePoint } from './find-point.ts'
import { readEvidence, saveEvidence } from './io/evidence-store.ts'
import type { Measurement } from './measure-context.ts'

/** A few requests' worth of rows stand between a compaction and the answers before it. */
const MAX_OWN_BYTES = 4 << 20

/** Learns, once per compaction, at how many tokens the client compacted, for the sessions to come. */
export function learnPoint(
  call: ConfiguredCall,
  { sessionId, transcriptPath }: { readonly sessionId: string; readonly transcriptPath: string },
  state: SessionState,
): void {
  learnFrom(call, [transcriptPath], { maxBytes: MAX_OWN_BYTES, relay: state.relay })
  updateSessionState(call.projectDir, sessionId, (now) => ({
    state: { ...now, compactionsLearned: state.compactions },
    answer: true,
  }))
}

/** Learns from the newest compaction in the last bytes of each transcript. */
export function learnFrom(
  call: ConfiguredCall,
  paths: readonly string[],
  { maxBytes, relay }: { readonly maxBytes: number } & Pick<SessionState, 'relay'>,
): void {
  const boundaries = paths.map((path) => readBoundary(call, path, maxBytes)).filter((found) => found !== null)
  if (boundaries.length === 0) return
  const known = new Set(readEvidence(call).compactions.map(({ boundaryUuid }) => boundaryUuid))
  const fresh = boundaries.filter(({ boundaryUuid }) => !known.has(boundaryUuid))
  if (fresh.length === 0) return
  const compactions = fresh.map((found) => ({
    ...found,
    basis: describeBasis(computePoint(call, call.config, { model: found.model, window: relay })),
  }))
  saveEvidence(call, { compactions })
}

/** Keeps for the sessions to come that the client went past the point. */
export function keepPassed(
  call: ConfiguredCall,
  { model, passedTokens: tokens }: Measurement,
  { relay }: SessionState,
): void {
  if (model === null) return
  const basis = describeBasis(computePoint(call, call.config, { model, window: relay }))
  saveEvidence(call, { passed: [{ model, basis, tokens, time: readClock().toISOString() }] })
}

/** The mark of a compaction stands behind a path or two. */
const MARK_BYTES = 4000

/** The newest automatic compaction in the last bytes of a transcript. Rows without the mark are not even decoded. */
function readBoundary(call: Call, path: string, maxBytes: number): SeenCompaction | null {
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
