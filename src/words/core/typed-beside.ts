import {
  beginsSmall,
  dropCode,
  isListed,
  isMarked,
  isOutput,
  isPersonal,
  isShellPrompt,
  isShortWish,
  isWrapped,
  SPEAKS,
} from './kinds-of-text.ts'
import { maskQuotes } from './plain-words.ts'

/** Whether a line announces a log and asks for no change of the log: "#logs:", "here is the console output:". */
function announcesLog(line: string): boolean {
  if (line.length > 61 || !line.trimEnd().endsWith(':') || isShortWish(line)) return false
  return /^\W*(?:output|console|terminal)\W*$|\b(?:logs?|(?:console|terminal|build|test|server) output|stack ?trace|traceback|(?:logs?|output) (?:of|from) (?:the |this |my )?[\w -]{1,30})\W*$/i.test(
    line,
  )
}

/** -1 for none; "#logs:" belongs to the output. `isInside`: words above a line of output are output, too. */
export function findLogStart(lines: readonly string[], isInside: boolean): number {
  const announced = lines.findIndex(
    (line, index) => announcesLog(line) && (!isInside || lines.slice(index + 1).some(isOutput)),
  )
  const isHeading = announced !== -1 && (lines[announced] ?? '').trim().split(/\s+/).length < 3
  const next = isHeading ? announced : announced + 1
  const first = lines.findIndex((line, index) => isOutput(line) || (announced !== -1 && index >= next))
  return isInside && first > 0 && !lines.slice(0, first).some(speaksOwn) ? 0 : first
}

/** Fewer lines with a tag may be a person's list: "[UI] make it blue". */
const TAGGED_LINES = 3
const isTagged = (line: string) => /^\s*\[[A-Za-z][\w ./-]{0,24}\] ?\S/.test(line) && !isMarked(line)

/** The first line of output; -1 for none. Lines with a tag such as `[DB]` belong to the output in the same paragraph. */
export function findOutput(lines: readonly string[]): number {
  const first = lines.findIndex(isOutput)
  if (first === -1 || lines.filter(isTagged).length < TAGGED_LINES) return first
  return Math.min(first, lines.findIndex(isTagged))
}

/** Splits words of the person from the marks of a compiler before: "|   ^^^^ expected `bool`  We can make that work". */
export function splitPointed(line: string): readonly [mark: string, words: string] {
  if (!line.includes('^')) return [line, '']
  const [, mark = line, words = ''] = /^([\s|]*\^[\^~]*(?: \S+)*) {2,}(\p{L}\S* [^|^]*)$/u.exec(line) ?? []
  return SPEAKS.test(dropCode(words)) || isShortWish(words) ? [mark, words] : [line, '']
}

/** The output goes on behind empty lines. A specification has "Output:", too, so a line has to be output. */
export function opensConsole(paragraph: string, next: string): boolean {
  const lines = paragraph.split('\n')
  return lines.some(
    (line, index) =>
      isShellPrompt(line) ||
      (isRule(line) && isRule(lines[index + 2] ?? '')) ||
      (announcesLog(line) && [...lines.slice(index + 1), ...next.split('\n')].some(isOutput)),
  )
}

/** A title of output stands between two rules, a title of the person over one. */
const isRule = (line: string) => /^={8,}\s*$/.test(line)

/** Whether words inside a terminal's output are the person's. Programs, too, say "you": "You can now view your app". */
const speaksOwn = (text: string): boolean => SPEAKS.test(dropCode(text).replace(/\b(?:you(?:'re|r)?|question)\b/gi, ''))

/** Fewer words are an error of a program. */
const SPOKEN_WORDS = 6

/** Whether a message of a single line is the person's sentence, although the line begins as output does. */
export function isSpoken(message: string): boolean {
  return (
    !message.includes('\n') &&
    /^\s*\p{L}/u.test(message) &&
    message.trim().split(/\s+/).length >= SPOKEN_WORDS &&
    /\b(?:i|i'm|i'd|we|my|our|us|(?:can|could|would) you|let'?s)\b/i.test(dropCode(message))
  )
}

/** Signs of commands, which stand behind a prompt, too, and of the model's offers, which people quote. */
const FOREIGN_SIGNS = /\s--?\w|[|&$={}]|^(?:shall|should) i\b|\b(?:do|would) you (?:want|like) me\b/i

/** Null for other messages. Words below have a terminal's indent: a line without it replies to a quotation. */
export function dropPromptSign(message: string): string | null {
  if (!/^[>\u276f] \S/.test(message)) return null
  const words = message.slice(2).trim()
  const lines = words.split('\n')
  const isParagraph = lines.every((line, index) => !isOutput(line) && (index === 0 || /^ {2}\S/.test(line)))
  const isOwn = speaksOwn(maskQuotes(words)) && words.split(/\s+/).length >= SPOKEN_WORDS
  return isParagraph && isOwn && !isMarked(words) && !FOREIGN_SIGNS.test(words) ? words : null
}

/** Gives words their own line behind the last rule of a pasted frame, and before a rule of output. */
export function freeFrame(message: string): string {
  if (message.includes('========')) return message.replace(/(?<=\S)[ \t]{1,40}(?=={8,}[ \t]*$)/gm, '\n')
  if (!message.includes('\u2500\u2500\u2500') && !message.includes('\u2550\u2550\u2550')) return message
  return message.replace(/^([ \t]*\S?[\u2500\u2550]{8,}[^\s\w]?)[ \t]*(?=[^\u2500\u2550\n]{40})/gm, '$1\n')
}

/** Whether a paragraph between pastes is a line or two of the person. */
export function isAside(paragraph: string, isConsole: boolean): boolean {
  const isPlain = !/[={}()[\]]|\w\.\w+\(/.test(paragraph)
  const speaks = isConsole ? speaksOwn(paragraph) : SPEAKS.test(paragraph) || beginsSmall(paragraph)
  return paragraph.trim().split('\n').length < 3 && isPlain && speaks
}

/** Whether a paragraph behind a paste is the person's. */
export function soundsTyped(paragraph: string, isReviewed: boolean, isConsole: boolean): boolean {
  const isShort = paragraph.trim().split('\n').length < 3
  const isOwn = (!isConsole && isPersonal(paragraph)) || beginsSmall(paragraph)
  const isPlain = (isShort && isOwn) || (!isReviewed && isShortWish(paragraph))
  if (isWrapped(paragraph)) return false
  const speaks = isConsole ? speaksOwn(paragraph) : SPEAKS.test(dropCode(paragraph))
  return speaks || /^\s*->/.test(paragraph) || isListed(paragraph) || isPlain
}

/** Whether the person's own words begin again in a line below a log. */
export function beginsTyped(line: string, isConsole: boolean): boolean {
  return (
    (isConsole ? speaksOwn(line) && !isOutput(line) : isPersonal(line)) ||
    /^\s*(?:what|why|how|where|which) \w/i.test(line) ||
    (isShortWish(line) && !/^\s*\w+:/.test(line)) ||
    (isListed(line) && isMarked(line))
  )
}

/** Words of rules, which a heading may set. */
const RULES = /\b(?:[Nn]ever|[Aa]lways|[Mm]ust|[Oo]nly|[Dd]on'?t)\b/
/** Words in headings and tags of an error or a log: short lines below are its fields. */
const FAULTS = ['error', 'exception', 'warning', 'stack', 'trace', 'log', 'output', 'console']
const FIELD_WORDS = 6

/** Splits typed words from the lines at their end that say nothing of their own beside a paste below. */
export function splitScraps(text: string): readonly [words: string, scraps: string] {
  const lines = text.split('\n')
  let first = lines.length
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    if (isScrap(line) && (first === at + 1 || namesFault(line))) first = at
    else if (!isField(line)) break
  }
  return [lines.slice(0, first).join('\n').trim(), lines.slice(first).join('\n').trim()]
}

function namesFault(line: string): boolean {
  const lower = line.trim().slice(0, 60).toLowerCase()
  return (lower.startsWith('#') || lower.startsWith('<')) && FAULTS.some((word) => lower.includes(word))
}

/** Whether a line is empty, a heading, a tag or one word, such as a log's first column. */
function isScrap(line: string): boolean {
  const isNamed = /^\s*(?:#{1,6} \S|<\/?[\w-]+>\s*$)/.test(line)
  const isBare = () => line.split(/\s+/).filter((word) => /[a-zA-Z]/.test(word)).length < 2 && !line.includes('`')
  // Small words with a colon introduce the paste: "see:".
  return (isNamed || isBare()) && !isOwn(line) && !/^\s*[a-z].*:\s*$/.test(line)
}

/** Whether a line may be the value of an error's field: a few words without a sentence. */
function isField(line: string): boolean {
  return line.trim().split(/\s+/).length <= FIELD_WORDS && !isOwn(line) && !beginsSmall(line)
}

function isOwn(line: string): boolean {
  const isSaid = SPEAKS.test(line) || RULES.test(line)
  return isSaid || isListed(line) || isShortWish(line.replace(/^\s*#{1,6} /, ''))
}
