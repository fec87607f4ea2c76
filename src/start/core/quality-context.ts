import { chooseWithinBudget } from '../../base/core/budget.ts'
import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { CondensedSection } from './condense.ts'

const BUDGET_TOKENS = 700
const MAX_NAMES_CHARS = 240

export interface QualityFacts {
  /** Sentences on holdfast's rules and actions here, most important first. */
  readonly rules: readonly string[]
  readonly sections: readonly CondensedSection[]
}

/** Sections without room, and the rest of a section, are named, so that the model can read them. */
export function renderQualityContext({ rules, sections }: QualityFacts) {
  const items = rules.map((text, index) => ({ rank: index, text: escapeText(excerptLine(text, 600)) }))
  const open = '<quality-context>\n'
  const close = '\n</quality-context>'
  const frame = open.length + close.length
  const chosen = chooseWithinBudget(items, BUDGET_TOKENS, frame + MAX_NAMES_CHARS + 1)
  const lines = items.filter((_, index) => chosen.has(index)).map(({ text }) => text)
  const room = lines.reduce((left, line) => left - line.length - 1, BUDGET_TOKENS * 4 - frame)
  const all = fitSections(sections, room)
  const isWhole = all.every((fitted) => fitted.isWhole)
  const fitted = isWhole ? all : fitSections(sections, room - MAX_NAMES_CHARS - 1)
  const cut = fitted.filter((one) => !one.isWhole)
  lines.push(...fitted.map(({ text }) => text).filter((text) => text !== ''))
  if (cut.length > 0) lines.push(nameSections(cut))
  // Sections without room in the budget, or told in part.
  const left = cut.map(({ section }) => section)
  return { text: lines.length === 0 ? '' : `${open}${lines.join('\n')}${close}`, left }
}

/** Names what is not told by document, with as many headings as fit on a line. */
function nameSections(cut: readonly FittedSection[]): string {
  const paths = [...new Set(cut.map(({ section }) => section.path))]
  const named = paths.map((path) => {
    const own = cut.filter(({ section }) => section.path === path)
    const names = own.map(({ section: { heading }, text }) => {
      const name = heading === '' ? 'its beginning' : excerptLine(heading, 60)
      return text === '' ? name : `the rest of ${name}`
    })
    return names.join() === 'its beginning' ? path : `${path} (${names.join(', ')})`
  })
  const lead = 'Not shown here: '
  for (let chars = MAX_NAMES_CHARS - lead.length; ; chars -= 20) {
    const line = `${lead}${escapeText(excerptLine(named.join('; '), chars))}`
    if (line.length <= MAX_NAMES_CHARS) return line
  }
}

/** Characters a long section gets before the next section has its turn. */
const HEAD_CHARS = 800
/** A shorter piece of a paragraph says too little. */
const MIN_CUT_CHARS = 120
const CUT = ' …'

/** A section as it is told; `text` is escaped, with its heading, and empty for a section without room. */
type FittedSection = ReturnType<typeof fitSections>[number]

interface Part {
  readonly section: CondensedSection
  readonly title: string
  readonly pieces: readonly string[]
  count: number
  /** Start of the piece behind those, escaped; empty for none. */
  cut: string
}

/** Each section by rank has its first 800 characters, then each has more. The first paragraph alone may be cut. */
function fitSections(sections: readonly CondensedSection[], roomChars: number) {
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
