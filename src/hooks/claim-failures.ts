import type { Call } from '../base/core/call.ts'
import { noteInjected, wasInjected } from '../sessions/core/injected-text.ts'
import { parseLine } from '../sessions/core/row-of-line.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { walkKnown } from '../sessions/io/transcript-tail.ts'
import { createFailureScan, isAbout, renderFailureRun } from './core/failure-run.ts'

/** Six failed writes of large files fit in. A longer run has no known beginning and is not told. */
const MAX_RUN_BYTES = 1 << 20

interface Event {
  readonly sessionId: string
  readonly transcriptPath: string
  readonly toolInput: unknown
}

/**
 * A line on writes of one file that just failed one after another, once per run. The client starts no hook for a write
 * that it refuses. The next result or prompt therefore carries the line.
 */
export function claimFailures(call: Call, { sessionId, transcriptPath, toolInput }: Event): string {
  const scan = createFailureScan()
  const end = walkKnown(call, transcriptPath, (line) => scan.visit(parseLine(line)), MAX_RUN_BYTES)
  const run = end === 'stopped' || end === 'start' ? scan.find() : null
  if (run === null || isAbout(toolInput, run)) return ''
  const key = `repeated-failure ${run.firstId}`
  const claimed = updateSessionState(call.projectDir, sessionId, (state) =>
    wasInjected(state, key) ? null : { state: noteInjected(state, key), answer: true },
  )
  return claimed === true ? renderFailureRun(run) : ''
}
