import { detach } from '../../base/core/text.ts'
import { foldText, unfoldOffsets } from './fold.ts'
import { findTerm } from './match.ts'
import type { Term } from './query.ts'

const CUT = ' ... '

/**
 * Returns a short text whole. `quoteAround` cuts a long text to pieces around the terms, or to its beginning when no
 * term is in there. The text must be clean and without secrets: redaction cannot recognize a piece of a secret.
 */
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

/** The first place of each term, in the order of the text. */
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
