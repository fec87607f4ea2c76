import { fingerprint } from '../fingerprint.ts'
import { countOf, isRecord, stringOf, type UnknownRecord } from '../record.ts'
import type { CompactionPoint } from './confidence.ts'

/**
 * One automatic compaction as the transcript records it. The point lies between the two numbers: the client let `below`
 * pass and compacted at `at`.
 */
export interface CompactionEvidence {
  readonly model: string
  /** What was computed then. Evidence counts for the same computed point only: other settings, other point. */
  readonly basis: string
  readonly belowTokens: number
  readonly atTokens: number
  readonly boundaryUuid: string
}

/** Kept per project, over all models: enough to outvote an outlier, few enough to be read on every full look. */
export const MAX_EVIDENCE = 30

/** A point further off than this share of the computed one is believed only when two compactions agree on it. */
const BELIEVED_DEVIATION = 0.1

/** A request may turn out this much larger than the client had estimated when it let it pass. */
const ESTIMATE_SLACK = 1.03

/** Compactions this close below a window are the API's refusals; further below, the client compacts by itself. */
const REFUSAL_SHARE = 0.93

export function describeBasis({ kind, tokens, windowTokens }: CompactionPoint): string {
  return `${kind} ${tokens} of ${windowTokens}`
}

/**
 * The tokens at which a compaction row says the client compacted by itself; null for every other row. Not evidence: what
 * a person asked for, and summaries prepared early, whose count is that of the preparation.
 */
export function parseAutomaticBoundary(row: UnknownRecord): { readonly uuid: string; readonly tokens: number } | null {
  if (row.type !== 'system' || row.subtype !== 'compact_boundary' || !isRecord(row.compactMetadata)) return null
  const { trigger, preTokens, precomputed } = row.compactMetadata
  const [uuid, tokens] = [stringOf(row.uuid), countOf(preTokens)]
  return uuid === null || tokens === 0 || trigger !== 'auto' || precomputed === true ? null : { uuid, tokens }
}

/**
 * The computed point corrected by what happened. A compaction that fits the computed point confirms it; one that does not
 * moves it, unless it stands alone and far off (an idle compaction, a burst), or the session has gone past it since.
 *
 * @param evidence Newest first.
 * @param passedTokens Tokens of a request the client sent without compacting.
 */
export function correctPoint(
  computed: CompactionPoint,
  model: string | null,
  evidence: readonly CompactionEvidence[],
  passedTokens: number,
): CompactionPoint {
  if (computed.confidence === 'exact' || computed.kind === 'refusal') return computed
  const basis = describeBasis(computed)
  const own = evidence.filter(
    (item) => item.model === model && item.basis === basis && item.atTokens * ESTIMATE_SLACK > passedTokens,
  )
  const [newest] = own
  if (newest === undefined) return computed
  const agreeing = own.filter((item) => item.belowTokens < newest.atTokens && newest.belowTokens < item.atTokens)
  const tokens = Math.min(...agreeing.map((item) => item.atTokens))
  const below = Math.max(...agreeing.map((item) => item.belowTokens))
  const times = agreeing.length === 1 ? '1 automatic compaction' : `${agreeing.length} automatic compactions`
  if (below < computed.tokens && computed.tokens <= tokens) {
    return { ...computed, source: `${computed.source}, confirmed by ${times}`, confidence: 'high' }
  }
  const deviation = Math.abs(tokens - computed.tokens) / computed.tokens
  if (deviation > BELIEVED_DEVIATION && agreeing.length < 2) return computed
  const kind = computed.kind === 'reactive' && tokens >= computed.tokens * REFUSAL_SHARE ? 'reactive' : 'proactive'
  const confidence = agreeing.length < 2 ? 'medium' : 'high'
  return { ...computed, tokens, kind, source: `${times} of ${model} here`, confidence }
}

/** Evidence with one more piece in front; the same compaction is not counted twice. */
export function addEvidence(
  evidence: readonly CompactionEvidence[],
  found: CompactionEvidence,
): readonly CompactionEvidence[] {
  if (evidence.some((item) => item.boundaryUuid === found.boundaryUuid)) return evidence
  return [found, ...evidence].slice(0, MAX_EVIDENCE)
}

/** The evidence in a parsed cache file; entries of a wrong shape are left out. */
export function parseEvidence(wire: UnknownRecord | null): CompactionEvidence[] {
  const entries = wire !== null && Array.isArray(wire.compactions) ? wire.compactions.slice(0, MAX_EVIDENCE) : []
  return entries.filter(isRecord).flatMap((entry) => {
    const { model, basis, boundary_uuid } = entry
    const [belowTokens, atTokens] = [countOf(entry.below_tokens), countOf(entry.at_tokens)]
    if (typeof model !== 'string' || typeof basis !== 'string' || typeof boundary_uuid !== 'string') return []
    return atTokens <= belowTokens ? [] : [{ model, basis, belowTokens, atTokens, boundaryUuid: boundary_uuid }]
  })
}

/** The digest stands first, so that what has to notice a change need not hash all of it at every call. */
export function serializeEvidence(evidence: readonly CompactionEvidence[]): string {
  const compactions = evidence.map((item) => ({
    model: item.model,
    basis: item.basis,
    below_tokens: item.belowTokens,
    at_tokens: item.atTokens,
    boundary_uuid: item.boundaryUuid,
  }))
  return `${JSON.stringify({ digest: fingerprint(JSON.stringify(compactions)), compactions }, null, 1)}\n`
}

/** What of the file tells it from another: its length and its digest, or all of it where it has none. */
export function quoteEvidence(text: string): string {
  const digest = /^\{\s{0,4}"digest": "([\w:]{1,40})"/.exec(text)?.[1]
  return digest === undefined ? text : `${text.length} ${digest}`
}
