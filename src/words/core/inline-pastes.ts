import {
  dropCode,
  isListed,
  isOutput,
  isReview,
  isSpaced,
  isWrapped,
  REVIEW_CHARS,
  SPEAKS,
  shortenQuotes,
} from './kinds-of-text.ts'

/** A stretch of a message, typed by the person or pasted from elsewhere. */
export interface Piece {
  readonly form: 'typed' | 'pasted'
  readonly text: string
}

/** Whether a paragraph is a review whose points have ranks: "[medium] `readRow` drops tabs ...". */
export const isRanked = (paragraph: string): boolean =>
  paragraph.trimStart().startsWith('[') &&
  /^\s*\[(?:low|medium|high|critical|major|minor|blocker|nit|P[0-3])\]\s/i.test(paragraph) &&
  isReview(paragraph)

/** Whether a paragraph is the heading of a part of such a review. */
export const isPart = (paragraph: string): boolean =>
  /^\W*(?:suggestions|recommendations|nits|verdict|conclusion|(?:high|medium|low)[\w /]{0,20} issues)\W*$/i.test(
    paragraph,
  )

/** Splits a review from the person's words right behind: "... is missing from the metadata. Can we add logging?" */
export function splitReview(paragraph: string): Piece[] {
  if (paragraph.length < REVIEW_CHARS) return splitInline(paragraph)
  const ends = /[.?!](?:\s|$)/g
  for (const { 0: gap, index } of paragraph.matchAll(/[.!]\s+(?=\S)/g)) {
    const start = index + gap.length
    ends.lastIndex = start
    const end = ends.exec(paragraph)?.index ?? paragraph.length
    if (!SPEAKS.test(dropCode(paragraph.slice(start, end))) && paragraph[end] !== '?') continue
    const head = paragraph.slice(0, index + 1)
    if (!isReview(head)) return splitInline(paragraph)
    return [{ form: 'pasted', text: head }, ...splitInline(paragraph.slice(start))]
  }
  return splitInline(paragraph)
}

/** Splits a text at a colon or gap before pasted words: "why does it say this:   v main *  [4 checkpoints]". */
export function splitInline(text: string): Piece[] {
  if (!text.includes(':') && !text.includes('   ')) return [{ form: 'typed', text: shortenQuotes(text.trim()) }]
  const at = /(?<=\S{2}):(?:[ \t]*\n| {2,}|[ \t]+(?=[A-Z"`{[(\d>\u276f\u23fa\u23bf]))|(?<=\w{2}) {3,}(?=\S)/.exec(text)
  const rest = at === null ? '' : text.slice(at.index + at[0].length)
  const isPasted =
    at !== null && rest.length > 30 && !isListed(rest) && !isProse(at[0], rest) && isPastedBehind(at[0], rest)
  if (at === null || !isPasted) return [{ form: 'typed', text: shortenQuotes(text.trim()) }]
  const tail = rest.includes('\n') ? -1 : rest.search(/(?<! ) {2,}(?=[a-z][^.]{0,40}\b(?:I|we|you|my|the)\b)/)
  return [
    { form: 'typed', text: shortenQuotes(text.slice(0, at.index + 1).trim()) },
    { form: 'pasted', text: (tail === -1 ? rest : rest.slice(0, tail)).trim() },
    ...(tail === -1 ? [] : [{ form: 'typed' as const, text: shortenQuotes(rest.slice(tail).trim()) }]),
  ]
}

/** Whether runs of blanks stand between sentences of the person, in a text with more than one run. */
const isProse = (gap: string, rest: string) => gap.trim() === '' && / {3}/.test(rest) && isSpaced(rest)

/** Whether words on one line are a list of a screen, whose line breaks became blanks. */
const isJoined = (rest: string) =>
  rest.includes('   ') && !rest.includes('\n') && / {3}[-\u2022] \S.* {3}[-\u2022] \S/.test(rest)

function isPastedBehind(gap: string, rest: string): boolean {
  if (gap.endsWith('  ')) return !/^[a-z]/.test(rest) || / {2,}/.test(rest)
  return isReview(rest) || isJoined(rest) || isWrapped(rest) || isOutput(rest.split('\n')[0] ?? '')
}
