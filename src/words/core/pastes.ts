import { listCopied, splitScreen } from './copied-screens.ts'
import { splitHandedOn } from './handed-on.ts'
import { isPart, isRanked, type Piece, splitInline, splitReview } from './inline-pastes.ts'
import { isListed, isMarked, isOutput, isReview, isSeverity, SPEAKS, shortenQuotes } from './kinds-of-text.ts'
import { findLanguage } from './language-of-text.ts'
import {
  beginsTyped,
  dropPromptSign,
  findLogStart,
  findOutput,
  freeFrame,
  isAside,
  isSpoken,
  opensConsole,
  soundsTyped,
  splitPointed,
  splitScraps,
} from './typed-beside.ts'

/** People type no longer message at once: in a longer message only the ends may be typed. */
const LONGEST_MESSAGE = 8000
const HEAD_CHARS = 3000
const TAIL_CHARS = 2000
/** People do not type so many lines without a break. */
const PASTED_LINES = 14
/** A text with so many headings, ticks or boxes is a document, not a typed prompt. */
const PASTED_HEADINGS = 3
/** Fewer lines, or shorter ones, may be an outline of the person. */
const [SCREEN_LINES, SCREEN_CHARS] = [6, 80]
/** A block of code of one or two lines is a typed name or command. */
const TYPED_CODE_LINES = 2

/**
 * Code, logs, quotations, documents and even prose are pasted. Unclear pieces count as typed: no request may be lost.
 */
export function findPastes(message: string, isBehind = false): Piece[] {
  const screen = splitScreen(message) ?? splitHandedOn(message)
  if (screen !== null) {
    const [above, shown, below] = screen
    return joinPieces([...findPastes(above), { form: 'pasted', text: shown }, ...findPastes(below, true)])
  }
  if (message.length > LONGEST_MESSAGE) {
    // The cut falls on a line break, because half a line of a log no longer looks like a log.
    const behind = Math.max(message.indexOf('\n', message.length - TAIL_CHARS), message.length - TAIL_CHARS)
    const middle: Piece = { form: 'pasted', text: message.slice(HEAD_CHARS, behind) }
    return joinPieces([
      ...findPastes(message.slice(0, HEAD_CHARS)),
      middle,
      ...readParagraphs(message.slice(behind), true),
    ])
  }
  if (isDocument(message) || isScreen(message)) return [{ form: 'pasted', text: message }]
  const unsigned = dropPromptSign(message)
  if (unsigned !== null) return [{ form: 'typed', text: shortenQuotes(unsigned) }]
  const pieces: FoundPiece[] = []
  let isBehindPaste = isBehind
  const blocks = freeFrame(message).split(/^[ \t]*```/m)
  for (const [index, text] of blocks.entries()) {
    isBehindPaste ||= pieces.at(-1)?.form === 'pasted'
    if (index % 2 === 0) {
      const read = readParagraphs(text, isBehindPaste)
      isBehindPaste ||= read.some(({ form }) => form === 'pasted')
      pieces.push(...read)
    } else if (isPastedBlock(text)) pieces.push({ form: 'pasted', text: text.trim() })
    // The fences stay, so that the search for markers still recognizes code.
    else
      pieces.push({
        form: 'typed',
        text: `\`\`\`${text.trimEnd()}\n${index + 1 < blocks.length ? '```' : ''}`.trimEnd(),
      })
  }
  const found = joinPieces(pieces.filter(({ text }) => text.trim() !== ''))
  const joined = found.length > 1 ? joinPieces(moveScraps(found)) : found
  const isMistaken = joined.every(({ form }) => form === 'pasted') && isSpoken(message)
  return isMistaken ? [{ form: 'typed', text: shortenQuotes(message.trim()) }] : joined
}

/** Whether a block of code is longer than a command, or has a line of a log. */
const isPastedBlock = (text: string) =>
  text.trim().split('\n').length > TYPED_CODE_LINES + 1 || /^\[?\d{4}-\d\d-\d\d[T ]\d\d:/m.test(text)

function isDocument(message: string): boolean {
  const listHeads = () => message.match(/^(?:#{1,4} |[\u2705\u274c\u25a1\u2610\u2611] ?)\S/gm) ?? []
  return message.length > 600 && listHeads().length >= PASTED_HEADINGS
}

/** An agent's screen wraps and indents an answer. The copy begins behind the indent of the first line. */
function isScreen(message: string): boolean {
  const lines = message.trim().split('\n')
  const below = lines.slice(1).filter((line) => line.trim() !== '')
  const isRest = (line: string, index: number) =>
    (lines[index - 1] ?? '').length >= SCREEN_CHARS && /^ {2,8}\S/.test(line) && !isListed(line)
  const [first = ''] = lines
  const isFull = first.length >= SCREEN_CHARS && !first.trimEnd().endsWith(':')
  return isFull && below.length >= SCREEN_LINES && below.every((line) => line.startsWith('  ')) && lines.some(isRest)
}

/** A piece before its neighbours of the same form join. */
interface FoundPiece extends Piece {
  readonly isApart?: boolean
}

function joinPieces(pieces: readonly FoundPiece[]): Piece[] {
  const joined: Piece[] = []
  for (const { form, text, isApart } of pieces) {
    const last = joined.at(-1)
    if (last?.form === form) joined[joined.length - 1] = { form, text: `${last.text}${isApart ? '\n\n' : '\n'}${text}` }
    else joined.push({ form, text })
  }
  return joined
}

/** Gives scraps at the end of typed words to the paste behind. */
function moveScraps(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    if (piece.form === 'pasted' || pieces[index + 1] === undefined) return [piece]
    const [words, scraps] = splitScraps(piece.text)
    const both: readonly Piece[] = [
      { form: 'typed', text: words },
      { form: 'pasted', text: scraps },
    ]
    return both.filter(({ text }) => text !== '')
  })
}

/** Typed words stand before, behind, or in a line or two between pastes. A marker opens typed words anywhere. */
function readParagraphs(text: string, isBehindPaste: boolean): FoundPiece[] {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '')
  const opening = paragraphs.findIndex((paragraph, index) => opensConsole(paragraph, paragraphs[index + 1] ?? ''))
  const isConsole = (index: number) => opening !== -1 && index >= opening
  const copied = listCopied(paragraphs)
  const read = paragraphs.map((paragraph, index): Piece[] => {
    if (copied.has(index)) return [{ form: 'pasted', text: paragraph.trim() }]
    if (!isConsole(index)) return readParagraph(paragraph, null)
    return readParagraph(paragraph, index > opening ? 'inside' : 'opening')
  })
  const isReviewed = read.some((pieces) => pieces.some(({ form, text: piece }) => form === 'pasted' && isReview(piece)))
  const isPasted = (index: number) => read[index]?.some(({ form }) => form === 'pasted') === true
  // Programs, too, speak and wish. A terminal's output ends where the person's words go on to the end of the message.
  const isLog = (paragraph: string, index: number) =>
    opening !== -1 && index > opening && !isPasted(index) && !soundsTyped(paragraph, isReviewed, true)
  const pasted = paragraphs.flatMap((paragraph, index) => (isPasted(index) || isLog(paragraph, index) ? [index] : []))
  const start = opening === -1 ? pasted[0] : Math.min(opening, pasted[0] ?? opening)
  const [first = paragraphs.length, last = -1] = [isBehindPaste ? 0 : start, pasted.at(-1)]
  const severity = paragraphs.findIndex(isSeverity)
  const ranked = paragraphs.findIndex(isRanked)
  return read.flatMap((pieces, index) => {
    const paragraph = paragraphs[index] ?? ''
    // A reviewer thanks, too, and suggests. The first paragraph holds the person's words on the review.
    const isOfReview = index < ranked ? index > 0 : ranked > -1 && [paragraph, paragraphs[index - 1] ?? ''].some(isPart)
    const isTitle = (index < severity && !SPEAKS.test(paragraph)) || isOfReview
    const isBetween = index > first && index < last && !isAside(paragraph, isConsole(index))
    // A log has empty lines: a paragraph behind a log is the person's only when the paragraph sounds typed.
    const isRest = index > first && index > last && !soundsTyped(paragraph, isReviewed, isConsole(index))
    const isCited = isOtherLanguage(paragraphs[index - 1] ?? '', paragraph)
    const isForeign = !isMarked(paragraph) && (isTitle || isBetween || isRest || isCited || isLog(paragraph, index))
    const chosen: Piece[] = isForeign ? [{ form: 'pasted', text: paragraph.trim() }] : pieces
    return chosen.map((piece, place) => ({ ...piece, isApart: index > 0 && place === 0 }))
  })
}

/** Whether words announce the paragraph, which is in another language: a caption, an abstract, a message. */
function isOtherLanguage(words: string, paragraph: string): boolean {
  if (!words.trimEnd().endsWith(':') || paragraph.length < CITED_CHARS) return false
  const [own, other] = [findLanguage(words), findLanguage(paragraph)]
  return own !== '' && other !== '' && own !== other
}

const CITED_CHARS = 100

function readParagraph(paragraph: string, terminal: 'opening' | 'inside' | null): Piece[] {
  const lines = paragraph.split('\n')
  const first = terminal === null ? findOutput(lines) : findLogStart(lines, terminal === 'inside')
  if (first === -1) {
    if (isMarked(paragraph)) return [{ form: 'typed', text: paragraph.trim() }]
    const isLong = lines.length >= PASTED_LINES && lines.filter(isListed).length < lines.length / 4
    return isLong || isReview(paragraph) ? [{ form: 'pasted', text: paragraph.trim() }] : splitReview(paragraph)
  }
  // Words before the first line of a log, and behind the last line, may be typed.
  let last = Math.max(first, lines.findLastIndex(isOutput))
  while (last + 1 < lines.length && !beginsTyped(lines[last + 1] ?? '', terminal !== null)) last += 1
  const [mark, words] = splitPointed(lines[last] ?? '')
  const head = lines.slice(0, first).join('\n')
  const log = [...lines.slice(first, last), mark].join('\n')
  const tail = [words, ...lines.slice(last + 1)].join('\n')
  return [
    ...(head.trim() === '' ? [] : splitInline(head)),
    { form: 'pasted', text: log.trim() },
    ...(tail.trim() === '' ? [] : splitInline(tail)),
  ]
}
