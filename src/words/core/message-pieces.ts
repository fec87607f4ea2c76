import { remember } from '../../base/core/remember.ts'
import { dropImages } from './plain-words.ts'
import { pointsBack } from './points-back.ts'
import { joinShortened, splitSentences } from './sentences.ts'
import { isTrivial } from './trivial.ts'
import { maySetRule, setsRule, weighWords } from './weigh-words.ts'

/** A piece of a message that makes sense alone, or with the words that it brings. */
export interface MessagePiece {
  readonly text: string
  readonly weight: number
}

/** A message up to this length is one quote. Each line or sentence of a longer message is a quote of its own. */
export const WHOLE_CHARS = 240
/** No quote is told at more length. */
export const JOINED_CHARS = 400
/** A longer line is a statement, although the line ends with a colon. */
const HEADING_CHARS = 61
export const RULE_WEIGHT = 4
/** The mark of a cut stands on a line of its own. */
export const CUT = '...'

/** Splits a long message. A sentence that means the sentence before brings that sentence, or is dropped behind a cut or a list. */
export const splitMessage: (text: string) => readonly MessagePiece[] = remember(200, splitPieces)

function splitPieces(text: string): MessagePiece[] {
  const pieces: MessagePiece[] = []
  const lines = joinWrapped(text.split('\n'))
  let lead = ''
  let before: 'sentence' | 'item' | 'cut' = 'sentence'
  for (const [index, line] of lines.entries()) {
    const words = line.trim().replace(BULLET, '')
    // An empty line behind items ends their list.
    if (words === '' && before === 'item') lead = ''
    if (!isProse(line)) continue
    const next = lines.slice(index + 1).find(isProse)
    const isItem = lead === '' ? LISTED.test(line) : isBegun(line)
    const sentences = splitLine(words)
    if (isItem) pieces.push(...joinLead(lead, sentences))
    else lead = isBegun(next) ? findLead(words) : ''
    // A rule without items stands alone.
    for (const sentence of sentences.filter((each) => saysMore(each) || (lead === '' && setsRule(each)))) {
      addSentence(pieces, sentence, isItem ? before === 'cut' : before !== 'sentence')
      before = 'sentence'
    }
    if (isItem) before = 'item'
    if (words === CUT) before = 'cut'
  }
  return pieces
}

/** The sentences of a message that set a rule and make sense alone. */
export function findRules(text: string): string {
  if (!maySetRule(text)) return ''
  const rules = splitSentences(text).filter((sentence) => setsRule(sentence) && !pointsBack(sentence))
  return rules.join(' ')
}

const isHeading = (words: string) => words.endsWith(':') || words.endsWith('\u2014')

/** Whether a line under a heading is an item of the heading. */
const isBegun = (line = '') => line.startsWith('  ') || line.startsWith('\t') || LISTED.test(line)

/** The heading at the end of a line, short enough to stand in each item. */
function findLead(words: string): string {
  const last = isHeading(words) ? words.slice(words.lastIndexOf('. ') + 1).trim() : ''
  return last.length < HEADING_CHARS || describes(last) ? last : ''
}

/** Takes the first sentence of an item to its heading. One that tells how things are makes an order of no item. */
function joinLead(lead: string, sentences: string[]): MessagePiece[] {
  if (lead === '') return []
  const item = sentences.shift() ?? ''
  const text = `${lead} ${item}`
  return [{ text, weight: describes(lead) ? weighWords(text) : Math.max(weighWords(text), weighWords(item)) }]
}

/** Adds a sentence, with the sentence that it means. A rule with a long sentence before brings the end of that sentence. */
function addSentence(pieces: MessagePiece[], text: string, isApart: boolean): void {
  const last = pieces.at(-1)
  const weight = weighWords(text)
  const room = JOINED_CHARS - text.length
  const isRule = weight >= RULE_WEIGHT
  if (!pointsBack(text) || (last === undefined && !isApart) || (isApart && isRule)) pieces.push({ text, weight })
  else if (last === undefined || isApart) return
  else if (last.text.length < room)
    pieces[pieces.length - 1] = { text: `${last.text} ${text}`, weight: Math.max(last.weight, weight) }
  else if (isRule) pieces.push({ text: joinEnd(last.text, text, room), weight })
}

function joinEnd(before: string, rule: string, room: number): string {
  const end = room > 40 ? before.slice(8 - room) : ''
  return end === '' ? rule : `... ${end.slice(end.indexOf(' ') + 1)} ${rule}`
}

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
