import { countTerms, hashTerm, listTerms, nameTerm } from './terms.ts'

/** A term of a question, and its share of the question. */
export type QueryTerm = Readonly<Record<'hash' | 'weight', number>>

/** The record of a term in one segment of the index. */
export interface TermEntry {
  /** Memories that have the term, also those whose postings were not kept. */
  readonly count: number
  /** Weight in the upper 8 bits, the memory's number in the lower 24. */
  readonly postings: readonly number[]
}

export type RankedMemory = Readonly<Record<'segment' | 'number' | 'score' | 'matched', number>>

/** A query keeps the most telling words of an edit; more words cost time and add no meaning. */
const MAX_TERMS = 32
/** A small store may be about one subject alone, so below this size no word counts as common. */
const SMALL_STORE = 50
/** `createEditQuery` reads this much of an edit's text: the beginning says what an edit is about. */
export const MAX_QUERY_CHARS = 6_000

/** Below this score only everyday words are shared; the table in test/core/memory-rank.test.ts gave the number. */
const RELEVANT_SCORE = 1.7

/** Whether a memory is worth telling at an edit. A single word in common is a coincidence, whatever the score. */
export function isRelevant({ score, matched }: RankedMemory): boolean {
  return matched >= 2 && score >= RELEVANT_SCORE
}

/** The path names the purpose of a file; words that return in the text name the subject of the edit. */
export function createEditQuery(path: string, text: string): QueryTerm[] {
  const weights = new Map<string, number>()
  const name = path.slice(path.lastIndexOf('/') + 1)
  for (const term of listTerms(path.slice(0, -name.length))) weights.set(term, 0.6)
  for (const term of listTerms(dropExtension(name))) weights.set(term, 1.4)
  for (const [term, count] of countTerms(text.slice(0, MAX_QUERY_CHARS))) {
    weights.set(term, Math.min(2, (weights.get(term) ?? 0) + (count === 1 ? 0.5 : count === 2 ? 0.8 : 1)))
  }
  return selectTerms(weights)
}

function dropExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** Terms find memories of the branch and track, and those that share words with these names. */
export function createSessionQuery(branch: string | null, track: string | null): QueryTerm[] {
  const weights = new Map<string, number>()
  for (const term of listTerms(`${branch ?? ''} ${track ?? ''}`)) weights.set(term, 0.5)
  if (branch !== null) weights.set(nameTerm('branch', branch), 1)
  if (track !== null) weights.set(nameTerm('track', track), 2)
  return selectTerms(weights)
}

/** The weightiest terms; among equal terms the ones further up win. */
export function selectTerms(weights: ReadonlyMap<string, number>): QueryTerm[] {
  const terms = [...weights].sort((a, b) => b[1] - a[1]).slice(0, MAX_TERMS)
  return terms.map(([term, weight]) => ({ hash: hashTerm(term), weight }))
}

/**
 * A rare term weighs more. A term of a single memory weighs 1, so a score means the same in any store. MiniSearch stays
 * beside: it forgives slips of the pen, but holds every text in memory. A hook reads few terms.
 */
export function rankMemories(
  query: readonly QueryTerm[],
  entries: readonly (readonly (TermEntry | null)[])[],
  sizes: readonly number[],
): RankedMemory[] {
  const total = Math.max(
    SMALL_STORE,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  const rarest = rarity(1, total)
  const found = new Map<number, { segment: number; number: number; score: number; matched: number }>()
  for (const [index, { weight }] of query.entries()) {
    const perSegment = entries[index] ?? []
    const count = perSegment.reduce((sum, entry) => sum + (entry === null ? 0 : entry.count), 0)
    if (count === 0) continue
    const worth = (weight * rarity(count, total)) / rarest / 100
    for (const [segment, entry] of perSegment.entries()) {
      if (entry === null) continue
      for (const posting of entry.postings) {
        const number = posting & 0xffffff
        const key = segment * 0x1000000 + number
        const known = found.get(key)
        const score = worth * (posting >>> 24)
        if (known === undefined) found.set(key, { segment, number, score, matched: 1 })
        else {
          known.score += score
          known.matched += 1
        }
      }
    }
  }
  // Among equal scores the newest memory comes first: the last segment holds the newest.
  return [...found.values()].sort((a, b) => b.score - a.score || b.segment - a.segment || b.number - a.number)
}

function rarity(count: number, total: number): number {
  return Math.log(1 + (total - Math.min(count, total) + 0.5) / (count + 0.5))
}
