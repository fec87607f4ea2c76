import { countOf, isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { findSubagentTranscript } from '../../client/core/subagent-transcript.ts'
import { findTokenBound } from '../../measure/core/token-bound.ts'
import { readTail } from './read-tail.ts'

/** Below so many tokens a subagent that was not measured yet is surely below LOW, whatever its model. */
const SAFE_TOKENS = 40_000

/**
 * Whether a subagent's own context is surely below its next tier. A new session knows no bound, and tells no subagent
 * before its own first look.
 */
export function isSubagentQuiet(payload: UnknownRecord, state: UnknownRecord | null, newChars: number): boolean {
  const path = findSubagentTranscript(payload.transcript_path, payload.agent_id)
  // A call of the main session has no subagent.
  if (path === null || state === null || !isRecord(state.quiet)) return true
  const { text } = readTail(path)
  // A subagent without a transcript cannot be measured.
  if (text === '') return true
  const subagents = Array.isArray(state.subagents) ? state.subagents : []
  const known = subagents.find((item) => isRecord(item) && item.id === payload.agent_id)
  const bounds = isRecord(state.quiet.bounds) ? state.quiet.bounds : {}
  // A low compaction point of the session is one for its subagents.
  const bound = isRecord(known) ? countOf(known.bound) : Math.min(SAFE_TOKENS, countOf(bounds.nominal))
  const used = findTokenBound(text, isRecord(known) ? known.model : null, 0, true)
  return used !== null && used + newChars / 4 + 1 < bound
}
