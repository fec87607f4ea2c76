import { remember } from '../../base/core/remember.ts'
import { cleanText, excerptMiddle } from '../../base/core/text.ts'
import { dropImages } from './plain-words.ts'
import { pointsBack } from './points-back.ts'
import { joinShortened } from './sentences.ts'
import { isTrivial } from './trivial.ts'
import { weighWords } from './weigh-words.ts'

/** A piece of a message that makes sense alone, or with the words that it brings. */
export interface MessagePiece {
  readonly text: string
  readonly weight: number
}

/** A message up to this length is one quote. Each line or sentence of a longer message is a quote of its own. */
export const WHOLE_CHARS = 240
/** No quote is told at more length. */
const JOINED_CHARS = 400
/** A longer line is a statement, although the line ends with a colon. */
const HEADING_CHARS = 61
export const RULE_WEIGHT = 4
/** The mark of a cut stands on a line of its own. */
const CUT = '...'
const MARK = `\n${CUT}\n`

/** Splits a long message. A sentence that means the sentence before brings that sentence, or is dropped behind a cut or a list. */
export const splitMessage: (text: string) => readonly MessagePiece[] = remember(200, splitPieces)

function splitPieces(text: string): MessagePiece[] {
  const pieces: MessagePiece[] = []
  const lines = joinWrapped(text.split('\n')).filter(isProse)
  let lead = ''
  let before: 'sentence' | 'item' | 'cut' = 'sentence'
  for (const [index, line] of lines.entries()) {
    const words = line.trim().replace(BULLET, '')
    const isItem = lead === '' ? LISTED.test(line) : isBegun(line)
    const sentences = splitLine(words)
    if (isItem) pieces.push(...joinLead(lead, sentences))
    else lead = isBegun(lines[index + 1]) ? findLead(words) : ''
    for (const sentence of sentences.filter(saysMore)) {
      addSentence(pieces, sentence, isItem ? before === 'cut' : before !== 'sentence')
      before = 'sentence'
    }
    if (isItem) before = 'item'
    if (words === CUT) before = 'cut'
  }
  return pieces
}

const isHeading = (words: string) => words.endsWith(':') || words.endsWith('\u2014')

/** Whether a line under a heading is an item of the heading. */
const isBegun = (line = '') => line.startsWith('  ') || line.startsWith('\t') || LISTED.test(line)

/** The heading at the end of a line, short enough to stand in each item. */
function findLead(words: string): string {
  const last = isHeading(words) ? words.slice(words.lastIndexOf('. ') + 1).trim() : ''
  return last.length < HEADING_CHARS || describes(last) ? last : ''
}

/**
 * Joins the heading and the first sentence of an item, and takes that sentence. A heading that tells how things are makes
 * an order of no item.
 */
function joinLead(lead: string, sentences: string[]): MessagePiece[] {
  if (lead === '') return []
  const item = sentences.shift() ?? ''
  const text = `${lead} ${item}`
  return [{ text, weight: describes(lead) ? weighWords(text) : Math.max(weighWords(text), weighWords(item)) }]
}

/**
 * Adds a sentence, with the sentence that it means. Behind a rule, lighter words on the rule are left out: the rule alone
 * is told as such. A rule with a long sentence before brings the end of that sentence.
 */
function addSentence(pieces: MessagePiece[], text: string, isApart: boolean): void {
  const last = pieces.at(-1)
  const weight = weighWords(text)
  const room = JOINED_CHARS - text.length
  if (!pointsBack(text) || (last === undefined && !isApart)) pieces.push({ text, weight })
  else if (last === undefined || isApart || isRule(last, weight)) return
  else if (last.text.length < room)
    pieces[pieces.length - 1] = { text: `${last.text} ${text}`, weight: Math.max(last.weight, weight) }
  else if (weight >= RULE_WEIGHT) pieces.push({ text: joinEnd(last.text, text, room), weight })
}

function joinEnd(before: string, rule: string, room: number): string {
  const end = room > 40 ? before.slice(8 - room) : ''
  return end === '' ? rule : `... ${end.slice(end.indexOf(' ') + 1)} ${rule}`
}

const isRule = (last: MessagePiece, weight: number) => last.weight >= RULE_WEIGHT && weight < RULE_WEIGHT - 1

const BULLET = /^\\?[-*+\u2022]\s+/
const LISTED = /^\s*(?:\\?[-*+\u2022]|\(?\d{1,2}[.)])\s/

/** Whether a sentence is no push, no number, and no heading without items. */
function saysMore(sentence: string): boolean {
  const leads = sentence.length < HEADING_CHARS && isHeading(sentence)
  return !leads && LETTER.test(dropImages(sentence)) && !isTrivial(sentence)
}

/** Splits a line at its full stops. Dots that trail off and the number of a point end no sentence. */
function splitLine(words: string): string[] {
  if (words.length <= WHOLE_CHARS) return [words]
  const sentences: string[] = []
  for (const piece of joinShortened(words.split(/(?<=[.!?\u2026\u3002\uff01\uff1f])\s+(?=\S)/))) {
    const last = sentences.at(-1)
    if (last !== undefined && /(?:\.\.|\u2026|(?:^|[\s,;(#])\d{1,2}\.)$/.test(last))
      sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/** Letters of all scripts. A class of letters by their property would cost more than all other patterns here. */
const LETTER = /[A-Za-z\u00aa-\uffff]/

/** Whether a line has words. The code lines of an outline have none, nor have the names of files over such lines. */
function isProse(line: string): boolean {
  const words = line.trim().replace(BULLET, '')
  if (words.startsWith('#') || words.endsWith(':'))
    return !/^#(?:include|define|import|pragma|ifdef|ifndef|endif)\b|^[\w./-]{1,80}\.\w{1,4}:$/.test(words)
  return words === CUT || LETTER.test(words)
}

/** Whether a line over a list tells how things are, were or may be. An item without the line would read as an order. */
function describes(line: string): boolean {
  return /\b(?:scenarios?|already|so far|background|currently|right now|as i understand|i understand|done|happen(?:s|ed)?|for example|steps to reproduce|output|logs?)\b[^.!?]{0,80}:\s*$/i.test(
    line,
  )
}

/** Joins wrapped lines: a long line without an end mark goes on in the next line. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isWrapped =
      last !== undefined &&
      last.length >= 60 &&
      line.trim() !== '' &&
      line.trim() !== CUT &&
      !/[.!?:;\u2014]\s*$/.test(last) &&
      !(line.length < HEADING_CHARS && line.trimEnd().endsWith(':')) &&
      !/^\s*(?:\\?[-*+\u2022]|\(?\w{1,2}[.)])\s/.test(line)
    if (isWrapped) joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

/** The ends of a long message, and the rules in its middle. A rule brings the sentence that it means. */
export function cutMessage(text: string, maxChars: number): string {
  const clean = cleanText(text).trim()
  if (clean.length <= maxChars) return clean
  const units = clean.split(/(?<=\n|[.!?]\s|[\u3002\uff01\uff1f])/)
  const [head, tail] = [maxChars * 0.4, maxChars / 4]
  // A text without breaks has no sentence to keep.
  if ((units[0]?.length ?? 0) > head || (units.at(-1)?.length ?? 0) > tail - MARK.length)
    return excerptMiddle(clean, maxChars - tail, tail)
  const kept = new Set<number>()
  let left = maxChars
  /** Keeps a stretch of units if at least so many characters remain. */
  const keep = (from: number, to: number, least: number) => {
    const fresh = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((index) => !kept.has(index))
    const chars = fresh.reduce((sum, index) => sum + (units[index]?.length ?? 0), MARK.length)
    if (left - chars < least) return false
    left -= chars
    for (const index of fresh) kept.add(index)
    return true
  }
  let [first, last] = [0, units.length - 1]
  while (first < last && keep(first, first, maxChars - head)) first += 1
  while (last > first && keep(last, last, maxChars - head - tail)) last -= 1
  for (let index = first; index <= last; index += 1) {
    const unit = (units[index] ?? '').trim()
    if (unit.length > JOINED_CHARS || weighWords(unit) < RULE_WEIGHT) continue
    keep(pointsBack(unit) ? index - 1 : index, index, MARK.length)
  }
  while (keep(first, first, 0)) first += 1
  let [message, end] = ['', 0]
  for (const index of [...kept].sort((a, b) => a - b)) {
    message = `${index === end ? message : `${message.trimEnd()}${MARK}`}${units[index]}`
    end = index + 1
  }
  return message.trim()
}
