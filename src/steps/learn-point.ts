import type { Config } from '../core/config/config.ts'
import { parseAnswerUsage } from '../core/context/answer-usage.ts'
import { describeBasis, parseAutomaticBoundary } from '../core/context/learned-point.ts'
import { parseJsonRecord } from '../core/record.ts'
import type { SessionState } from '../core/session/state.ts'
import { saveEvidence } from '../io/evidence-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { walkTranscript } from '../io/transcript-tail.ts'
import { computePoint } from './find-point.ts'

/** What stands between a compaction and the answers before it is a few requests' worth of rows. */
const MAX_LEARN_BYTES = 4 << 20

/**
 * Looks, once per compaction, at where the client compacted, and keeps it for the sessions to come. Reads the end of the
 * transcript back to the compaction and the two answers before it.
 */
export function learnPoint(
  projectDir: string,
  config: Config,
  { sessionId, transcriptPath }: { readonly sessionId: string; readonly transcriptPath: string },
  state: SessionState,
): void {
  const seen = readNewestCompaction(transcriptPath)
  if (seen !== null) {
    const computed = computePoint(projectDir, config, seen.model, state.relay)
    const basis = describeBasis(computed)
    if (seen.belowTokens < seen.atTokens) saveEvidence(projectDir, { ...seen, basis })
  }
  updateSessionState(projectDir, sessionId, (now) => ({
    state: { ...now, compactionsLearned: state.compactions },
    answer: true,
  }))
}

/** The newest compaction, where it was an automatic one: its tokens, and those of the answer before the last one before it. */
function readNewestCompaction(transcriptPath: string) {
  let boundary: { readonly uuid: string; readonly tokens: number } | null = null
  let model: string | null = null
  let newest: string | null = null
  let belowTokens = 0
  walkTranscript(
    transcriptPath,
    (line) => {
      const row = parseJsonRecord(line.read())
      if (row === null || row.isSidechain === true) return false
      if (row.type === 'system' && row.subtype === 'compact_boundary') {
        if (boundary !== null) return true
        boundary = parseAutomaticBoundary(row)
        return boundary === null
      }
      const usage = row.type === 'assistant' && boundary !== null ? parseAnswerUsage(row) : null
      if (usage === null) return false
      if (model === null) {
        model = usage.model
        newest = usage.messageId
      }
      if (usage.messageId === newest) return false
      belowTokens = usage.inputTokens + usage.outputTokens
      return true
    },
    MAX_LEARN_BYTES,
  )
  const found = boundary as { readonly uuid: string; readonly tokens: number } | null
  if (found === null || model === null) return null
  return { model: model as string, belowTokens, atTokens: found.tokens, boundaryUuid: found.uuid }
}
