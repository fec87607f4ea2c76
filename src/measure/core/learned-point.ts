import { fingerprint } from '../../base/core/fingerprint.ts'
import { countOf, isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { countNouns } from '../../base/core/text.ts'
import type { CompactionPoint } from './compaction-point.ts'
import { findModel, nameModel } from './models.ts'

/** The point lies between the two numbers: the client let `below` pass and compacted at `at`. */
export interface CompactionEvidence {
  readonly model: string
  /** Evidence counts for the same computed point only: other settings mean another point. */
  readonly basis: string
  readonly belowTokens: number
  readonly atTokens: number
  readonly boundaryUuid: string
  readonly time: string
}

/** The evidence counts until the next automatic compaction of the model. */
export interface PassedEvidence {
  readonly model: string
  readonly basis: string
  readonly tokens: number
  readonly time: string
}

export interface Evidence {
  /** Newest first. */
  readonly compactions: readonly CompactionEvidence[]
  readonly passed: readonly PassedEvidence[]
}

/** Pieces of evidence kept per project, over all models: enough for each model, few enough for every full look. */
export const MAX_EVIDENCE = 30
export const MAX_PASSED = 10

/** Compactions this close below a window are the API's refusals; further below, the client compacts by itself. */
const REFUSAL_SHARE = 0.93

/** An assumed point has a basis of its own, because its evidence says nothing of a point that settings give. */
export function describeBasis({ kind, tokens, windowTokens, confidence }: CompactionPoint): string {
  return `${confidence === 'low' ? 'assumed' : kind} ${tokens} of ${windowTokens}`
}

/**
 * The newest automatic compaction decides, unless a session has gone past its tokens since. A session past an assumed
 * point replaces it by the API's limit.
 */
export function correctPoint(
  computed: CompactionPoint,
  evidence: Evidence,
  { model, passedTokens }: { readonly model: string | null; readonly passedTokens: number },
): CompactionPoint {
  if (computed.confidence === 'exact' || computed.kind === 'refusal') return computed
  const basis = describeBasis(computed)
  const name = model === null ? null : nameModel(model)
  const isOwn = (item: CompactionEvidence | PassedEvidence) => item.basis === basis && nameModel(item.model) === name
  const passed = evidence.passed.filter(isOwn)
  const findPassed = (since: string) =>
    Math.max(passedTokens, ...passed.filter(({ time }) => time > since).map(({ tokens }) => tokens))
  const own = evidence.compactions.filter((item) => isOwn(item) && item.atTokens > findPassed(item.time))
  const [newest] = own
  const isAssumed = computed.confidence === 'low'
  if (newest === undefined) {
    if (!isAssumed || findPassed('') < computed.tokens) return computed
    const source = `${computed.source}: compacts when the API refuses`
    const confidence = model === null || findModel(model) === null ? 'low' : 'medium'
    return { ...computed, tokens: computed.windowTokens, kind: 'reactive', source, confidence }
  }
  const agreeing = own.filter((item) => item.belowTokens < newest.atTokens && newest.belowTokens < item.atTokens)
  const tokens = Math.min(...agreeing.map((item) => item.atTokens))
  const below = Math.max(findPassed(newest.time), ...agreeing.map((item) => item.belowTokens))
  const times = countNouns(agreeing.length, 'automatic compaction')
  if (below < computed.tokens && computed.tokens <= tokens) {
    return { ...computed, source: `${computed.source}, confirmed by ${times}`, confidence: 'high' }
  }
  const isPast = isAssumed && below >= computed.tokens && below < computed.windowTokens
  return {
    tokens,
    windowTokens: Math.max(tokens, computed.windowTokens),
    kind: isPast && tokens >= computed.windowTokens * REFUSAL_SHARE ? 'reactive' : 'proactive',
    source: `${times} of ${model} here`,
    confidence: agreeing.length === 1 ? 'medium' : 'high',
  }
}

/** Evidence with new findings added, newest first; the same compaction is not counted twice. */
export function addEvidence(evidence: Evidence, found: Partial<Evidence>): Evidence {
  const known = new Set(evidence.compactions.map((item) => item.boundaryUuid))
  const compactions = (found.compactions ?? []).filter((item) => !known.has(item.boundaryUuid))
  const passed = found.passed ?? []
  if (compactions.length + passed.length === 0) return evidence
  return {
    compactions: sortByTime([...compactions, ...evidence.compactions]).slice(0, MAX_EVIDENCE),
    passed: sortByTime([...passed, ...evidence.passed]).slice(0, MAX_PASSED),
  }
}

function sortByTime<T extends { readonly time: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (a.time === b.time ? 0 : a.time < b.time ? 1 : -1))
}

/** The evidence in a parsed cache file; entries of a wrong shape are left out. */
export function parseEvidence(wire: UnknownRecord | null): Evidence {
  const list = (name: string, count: number) => {
    const entries = wire === null ? null : wire[name]
    return Array.isArray(entries) ? entries.slice(0, count).filter(isRecord) : []
  }
  return {
    compactions: list('compactions', MAX_EVIDENCE).flatMap((entry) => {
      const { model, basis, boundary_uuid: boundaryUuid, time } = entry
      const [belowTokens, atTokens] = [countOf(entry.below_tokens), countOf(entry.at_tokens)]
      if (typeof model !== 'string' || typeof basis !== 'string' || typeof boundaryUuid !== 'string') return []
      if (typeof time !== 'string') return []
      return atTokens <= belowTokens ? [] : [{ model, basis, belowTokens, atTokens, boundaryUuid, time }]
    }),
    passed: list('passed', MAX_PASSED).flatMap(({ model, basis, tokens, time }) =>
      typeof model !== 'string' || typeof basis !== 'string' || typeof time !== 'string'
        ? []
        : [{ model, basis, tokens: countOf(tokens), time }],
    ),
  }
}

/** The digest stands first, so that a reader notices a change without hashing the file at every call. */
export function serializeEvidence(evidence: Evidence): string {
  const compactions = evidence.compactions.map((item) => ({
    model: item.model,
    basis: item.basis,
    below_tokens: item.belowTokens,
    at_tokens: item.atTokens,
    boundary_uuid: item.boundaryUuid,
    time: item.time,
  }))
  const facts = { compactions, passed: evidence.passed }
  return `${JSON.stringify({ digest: fingerprint(JSON.stringify(facts)), ...facts }, null, 1)}\n`
}

/** The part of the file by which a change shows: length and digest, or all of a file without digest. */
export function quoteEvidence(text: string): string {
  const digest = /^\{\s{0,4}"digest": "([\w:]{1,40})"/.exec(text)?.[1]
  return digest === undefined ? text : `${text.length} ${digest}`
}
