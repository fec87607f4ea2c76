import { branchTerm, countTerms, hashTerm, listTerms, trackTerm } from './terms.ts'

/** A term asked for, and how much of the question it is. */
export interface QueryTerm {
  readonly hash: number
  readonly weight: number
}

/** What one segment of the index has of a term. */
export interface TermEntry {
  /** Memories that have the term, also those whose postings were not kept. */
  readonly count: number
  /** Weight in the upper 8 bits, the memory's number in the lower 24. */
  readonly postings: readonly number[]
}

export interface RankedMemory {
  readonly segment: number
  readonly number: number
  readonly score: number
  /** How many of the terms it has. */
  readonly matched: number
}

/** An edit is asked for by its most telling words; more cost time and say nothing new. */
const MAX_TERMS = 32
/** In a store of a few memories, all of which may be about one thing, no word is judged as common. */
const SMALL_STORE = 50
/** What is read of an edit's text: its beginning says what it is about. */
export const MAX_QUERY_CHARS = 6_000

/** Below this a memory shares no more than everyday words with an edit. Set by the table in test/core/memory-rank.test.ts. */
const RELEVANT_SCORE = 1.7

/** Whether a memory is worth telling at an edit: one word in common is a coincidence, whatever its score. */
export function isRelevant({ score, matched }: RankedMemory): boolean {
  return matched >= 2 && score >= RELEVANT_SCORE
}

/** Terms of an edit: the path says what a file is for, words that return in the text say what the edit is about. */
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

/** What a session starts with: what was kept on its branch, for its track, or speaks of the words in their names. */
export function createSessionQuery(branch: string | null, track: string | null): QueryTerm[] {
  const weights = new Map<string, number>()
  for (const term of listTerms(`${branch ?? ''} ${track ?? ''}`)) weights.set(term, 0.5)
  if (branch !== null) weights.set(branchTerm(branch), 1)
  if (track !== null) weights.set(trackTerm(track), 2)
  return selectTerms(weights)
}

/** The weightiest terms; of equal ones those that stand further up. */
export function selectTerms(weights: ReadonlyMap<string, number>): QueryTerm[] {
  const terms = [...weights].sort((a, b) => b[1] - a[1]).slice(0, MAX_TERMS)
  return terms.map(([term, weight]) => ({ hash: hashTerm(term), weight }))
}

/**
 * Memories by how much of a question they answer, best first. A term counts by how rare it is among all memories: 1 for
 * one that a single memory has, whatever their number, so that a score means the same in ten memories and in a hundred
 * thousand.
 *
 * @param entries Per term of the query, what each segment has of it.
 * @param sizes How many memories each segment holds.
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
  // Of equals the newest: the last segment holds what came last.
  return [...found.values()].sort((a, b) => b.score - a.score || b.segment - a.segment || b.number - a.number)
}

function rarity(count: number, total: number): number {
  return Math.log(1 + (total - Math.min(count, total) + 0.5) / (count + 0.5))
}
