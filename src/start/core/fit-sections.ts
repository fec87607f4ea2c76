import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { CondensedSection } from './condense.ts'

/** Characters a long section gets before the next section has its turn. */
const HEAD_CHARS = 800
/** A shorter piece of a paragraph says too little. */
const MIN_CUT_CHARS = 120
const CUT = ' …'

/** A section as it is told; `text` is escaped, with its heading, and empty for a section without room. */
export type FittedSection = ReturnType<typeof fitSections>[number]

interface Part {
  readonly section: CondensedSection
  readonly title: string
  readonly pieces: readonly string[]
  /** Pieces that are told whole. */
  count: number
  /** Start of the piece behind those, escaped; empty for none. */
  cut: string
}

/**
 * Fits sections into some characters. Each section by rank has its first 800 characters, then each has more by rank. A
 * section ends at a paragraph or a list item. The first paragraph alone may be cut at a sentence.
 */
export function fitSections(sections: readonly CondensedSection[], roomChars: number) {
  const parts = sections.map((section): Part => {
    const { path, heading } = section
    const title = `${escapeText(heading === '' ? path : `${excerptLine(heading, 100)} (${path})`)}:`
    return { section, title, pieces: splitPieces(section.text), count: 0, cut: '' }
  })
  const byRank = [...parts].sort((a, b) => a.section.rank - b.section.rank)
  let left = roomChars
  const extend = (part: Part, mostChars: number) => {
    const before = measure(part)
    takePieces(part, Math.min(left + before, mostChars))
    left -= measure(part) - before
  }
  const isShort = ({ section }: Part) => section.text.length <= HEAD_CHARS
  for (const part of byRank) {
    const whole = measure({ ...part, count: part.pieces.length })
    if (!isShort(part)) extend(part, HEAD_CHARS)
    else if (whole <= left) extend(part, whole)
  }
  for (const part of byRank) if (part.count > 0 || part.cut !== '') extend(part, Number.MAX_SAFE_INTEGER)
  return parts.map((part) => ({
    section: part.section,
    text: render(part),
    isWhole: part.count === part.pieces.length,
  }))
}

/** Paragraphs, and list items and table rows within paragraphs. */
function splitPieces(text: string): string[] {
  return text.split('\n\n').flatMap((paragraph) => paragraph.split(/\n(?=(?:[-*+]|\d{1,3}[.)]|\|)\s?)/))
}

function takePieces(part: Part, roomChars: number): void {
  const { pieces } = part
  part.cut = ''
  while (part.count < pieces.length && measure({ ...part, count: part.count + 1 }) <= roomChars) part.count += 1
  if (part.count > 0) return
  const room = roomChars - part.title.length - 2 - CUT.length
  if (room >= MIN_CUT_CHARS) part.cut = cutPiece(pieces[0] ?? '', room)
}

/** The start of a piece up to the end of a sentence, else of a word, escaped. */
function cutPiece(piece: string, roomChars: number): string {
  for (let chars = roomChars; chars >= MIN_CUT_CHARS; chars -= 20) {
    const start = piece.slice(0, chars)
    const sentence = /^[\s\S]*[.!?:;](?=\s)/.exec(start)?.[0] ?? ''
    const words = start.replace(/\s+\S*$/, '')
    const text = escapeText(sentence.length >= chars / 2 ? sentence : words)
    if (text.length <= roomChars) return text
  }
  return ''
}

const measure = (part: Part) => (part.count === 0 && part.cut === '' ? 0 : render(part).length + 1)

function render({ title, pieces, count, cut }: Part): string {
  if (count === 0 && cut === '') return ''
  const told = pieces.slice(0, count).map((piece) => escapeText(piece))
  return `${[title, ...told, ...(cut === '' ? [] : [cut])].join('\n')}${count === pieces.length ? '' : CUT}`
}
