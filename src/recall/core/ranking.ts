import { fingerprint } from '../../base/core/fingerprint.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText, detach } from '../../base/core/text.ts'
import { foldText, unfoldOffsets } from './fold.ts'
import { findMatch, findTerm, type Match, type Query, type Term } from './query.ts'
import type { Detail, Entry, RecallKind } from './recall-entry.ts'

/** An entry that answers the query, shortened for display. A hit holds no secret and no control code for a terminal. */
export interface Hit extends Entry {
  readonly sessionId: string
  /** How often the session repeats the same words or the same deed. */
  readonly times: number
}

export interface RankingResult {
  /** The best level of any match; 0 when no entry has a word of the query. */
  readonly level: 0 | Match['level']
  readonly hits: readonly Hit[]
  /** The number of different entries at that level, those beyond the hits included. */
  readonly found: number
  /** Whether memory held all candidates until the end. Otherwise `found` and `times` are lower than the truth. */
  readonly isExact: boolean
}

interface Candidate {
  hit: Hit
  readonly match: Match
  /** The entry's number in the order of reading; decides between equal times. */
  readonly order: number
  /** Rows already counted: the client repeats rows, and each counts once. */
  readonly rows: Set<string>
}

/** Candidates kept beyond the limit, so that repetitions far apart still meet. */
const SPARE = 2000
/** Rows remembered per text: enough for the rows that the client repeats. */
const MAX_ROWS = 200

const QUOTE_CHARS: Readonly<Record<RecallKind, number>> = {
  user: 700,
  assistant: 420,
  command: 300,
  file: 200,
  agent: 200,
}
const DETAIL_CHARS = 260

/** Keeps the best answers to a query out of any number of entries, in bounded memory. */
export function createRanking(query: Query, limit: number) {
  const candidates = new Map<string, Candidate>()
  let level: RankingResult['level'] = 0
  let order = 0
  let isExact = true

  const add = (entry: Entry, sessionId: string) => {
    // Only redacted text may answer. Redaction can only lower a match, so a raw entry that fails needs no cleaning.
    const raw = findMatch(query, foldAll(entry))
    if ((raw?.level ?? 0) < Math.max(1, level)) return
    const clean = cleanEntry(entry)
    const match = hasSameWords(entry, clean) ? raw : findMatch(query, foldAll(clean))
    if (match === null || match.level < level) return
    if (match.level > level) {
      candidates.clear()
      isExact = true
      level = match.level
    }
    place(clean, match, sessionId)
    if (candidates.size > 2 * (limit + SPARE)) prune()
  }

  const place = (entry: Entry, match: Match, sessionId: string) => {
    const { kind, verb, head, outcome } = entry
    const key = fingerprint([kind, verb, outcome ?? '', head.trim()].join('\n'))
    const known = candidates.get(key)
    const row = entry.place.row ?? `${sessionId} ${entry.place.line}`
    const isRepeated = known?.rows.has(row) === true
    const times = (known?.hit.times ?? 0) + (isRepeated ? 0 : 1)
    const rows = known?.rows ?? new Set<string>()
    if (rows.size < MAX_ROWS) rows.add(row)
    order += 1
    if (known !== undefined && (isRepeated || known.hit.place.time > entry.place.time)) {
      known.hit = { ...known.hit, times }
      return
    }
    candidates.set(key, { hit: { ...shorten(entry, match), sessionId, times }, match, order, rows })
  }

  const prune = () => {
    const worst = sort(candidates).slice(limit + SPARE)
    for (const [key] of worst) candidates.delete(key)
    isExact = false
  }

  const result = () => {
    const hits = sort(candidates).map(([, { hit }]) => hit)
    return { level, hits: hits.slice(0, limit), found: candidates.size, isExact }
  }
  return { add, result }
}

/** Sorts the best candidate first. At level 1 more words and longer words win; at the other levels the newest wins. */
function sort(candidates: ReadonlyMap<string, Candidate>): [string, Candidate][] {
  const quality = ({ match }: Candidate) => (match.level === 1 ? [match.words, match.chars] : [0, 0])
  return [...candidates].sort(([, a], [, b]) => {
    const [aWords = 0, aChars = 0] = quality(a)
    const [bWords = 0, bChars = 0] = quality(b)
    const [aTime, bTime] = [a.hit.place.time, b.hit.place.time]
    return bWords - aWords || bChars - aChars || (aTime < bTime ? 1 : aTime > bTime ? -1 : b.order - a.order)
  })
}

function foldAll({ head, outcome, details }: Entry): string[] {
  return [head, outcome ?? '', ...details.map((detail) => detail.text)].map(foldText)
}

function hasSameWords(a: Entry, b: Entry): boolean {
  return a.head === b.head && a.outcome === b.outcome && a.details.every(({ text }, at) => text === b.details[at]?.text)
}

/** Removes secrets and control codes from the texts of an entry. */
export function cleanEntry(entry: Entry): Entry {
  const { head, outcome, details } = entry
  const clean = (text: string) => redactText(cleanText(text))
  return {
    ...entry,
    head: clean(head),
    outcome: outcome === null ? null : clean(outcome),
    details: details.map(({ name, text }) => ({ name, text: clean(text) })),
  }
}

function shorten(entry: Entry, { terms }: Match): Entry {
  const { head, details, kind } = entry
  const shown = details.filter((detail) => findMatch({ terms, words: terms }, [foldText(detail.text)]) !== null)
  const quote = ({ name, text }: Detail) => ({ name, text: quoteAround(text, terms, DETAIL_CHARS) })
  return { ...entry, head: quoteAround(head, terms, QUOTE_CHARS[kind]), details: shown.map(quote) }
}

const CUT = ' ... '

/** The text must be clean and without secrets: redaction cannot recognize a piece of a secret. */
export function quoteAround(text: string, terms: readonly Term[], maxChars: number): string {
  const whole = text.trim()
  if (whole.length <= maxChars) return detach(whole)
  const places = findPlaces(whole, terms)
  if (places.length === 0) places.push(0)
  const width = Math.floor(maxChars / Math.min(3, places.length))
  const pieces: { start: number; end: number }[] = []
  let left = maxChars
  for (const place of places) {
    const last = pieces.at(-1)
    if (last !== undefined && place < last.end) continue
    if (left < 20) break
    const start = Math.max(0, last?.end ?? 0, place - Math.floor(width / 3))
    const end = Math.min(whole.length, start + Math.min(width, left))
    if (last?.end === start) last.end = end
    else pieces.push({ start, end })
    left -= end - start
  }
  const words = pieces.map(({ start, end }) => cutAtWords(whole, start, end))
  const before = (pieces[0]?.start ?? 0) > 0 ? CUT.trimStart() : ''
  const after = (pieces.at(-1)?.end ?? 0) < whole.length ? CUT.trimEnd() : ''
  return detach(`${before}${words.join(CUT)}${after}`)
}

function findPlaces(text: string, terms: readonly Term[]): number[] {
  const folded = foldText(text)
  const found = terms.map((term) => findTerm(folded, term)).filter((at) => at !== -1)
  return unfoldOffsets(
    text,
    found.sort((a, b) => a - b),
  )
}

/** Cuts a piece out of the text and drops halves of words and of characters at both ends. */
function cutAtWords(text: string, start: number, end: number): string {
  let piece = text.slice(start, end)
  if (start > 0) piece = piece.replace(/^\S{0,15}\s+/, '')
  if (end < text.length) piece = piece.replace(/\s+\S{0,15}$/, '')
  return piece.toWellFormed().replace(/^\ufffd|\ufffd$/g, '')
}
