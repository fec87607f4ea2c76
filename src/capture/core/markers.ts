import { dropPrivate } from '../../base/core/private-spans.ts'
import type { MemoryDraft } from '../../memory/core/draft.ts'
import { isNamespace, type Namespace } from '../../memory/core/memory.ts'
import { findIndentedCode, findMarkedLines, isMarkedLine, settlesSomething } from './marked-lines.ts'
import { mayMark } from './may-mark.ts'

/** A text to remember. `namespace` is null when the marker names none, or an unknown one. */
export interface Marker {
  readonly namespace: Namespace | null
  readonly text: string
}

/** A message may hold a pasted log; the search reads no markers past this length. */
const LONGEST_MESSAGE = 1 << 20
/** A message with more markers lists examples. */
const MAX_MARKERS = 20
/** `findMarkers` compares each match with its line, which may be long, so the number of matches has a bound. */
const MAX_SEEN = 200
const MARKER = /\[(?:remember|capture)(?:\s?:\s?([\w-]{0,40}))?\]|@memory(?::([\w-]{1,40}))?(?=[\s:]|$)/gi

/**
 * A marker opens a line, a list item or a sentence, or follows another marker. It takes the rest of its line, or alone
 * on a line the paragraph below. At the end of a line it takes the text before. Code and quoted lines do not count.
 */
export function findMarkers(message: string): readonly Marker[] {
  const text = dropPrivate(message.slice(0, LONGEST_MESSAGE).replace(/\r\n?/g, '\n'))
  const bare = maskForeign(text)
  const matches = listMarkers(bare)
  const found: Marker[] = []
  let openUntil = 0
  for (const [index, match] of matches.entries()) {
    if (found.length === MAX_MARKERS) break
    const from = match.index + match[0].length
    const lineStart = bare.lastIndexOf('\n', match.index - 1) + 1
    const before = bare.slice(lineStart, match.index)
    const opensLine = LINE_OPENING.test(before)
    if (!opensLine && !SENTENCE_END.test(before) && !(match.index < openUntil && /\s$/.test(before))) continue
    const lineEnd = findLineEnd(bare, from)
    const isAlone = opensLine && !HAS_TEXT.test(bare.slice(from, lineEnd))
    openUntil = isAlone ? findParagraphEnd(bare, lineEnd, LIST_MARK.test(before)) : lineEnd
    const next = matches.slice(index + 1).find((other) => /[\s*]/.test(bare[other.index - 1] ?? ' '))?.index
    const content = text
      .slice(from, Math.min(openUntil, next ?? openUntil))
      .replace(/^[:*]*\s+|^[:*]+/, '')
      .trim()
    const said = content === '' ? text.slice(lineStart, match.index).trim() : content
    if (HAS_TEXT.test(said)) found.push({ namespace: readNamespace(match[1] ?? match[2]), text: said })
  }
  return found
}

function listMarkers(bare: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  for (const match of bare.matchAll(MARKER)) {
    if (matches.push(match) === MAX_SEEN) break
  }
  return matches
}

/** The beginning of a line, with a list mark or without: a marker may stand there. */
const LINE_OPENING = /^[ \t]*(?:(?:[-*+\u2022]|\d{1,3}[.)])[ \t]+)?(?:\*\*)?$/
const LIST_MARK = /^[ \t]*(?:[-*+\u2022]|\d{1,3}[.)])[ \t]/
const HAS_TEXT = /[A-Za-z0-9\u00c0-\uffff]/
const SENTENCE_END = /[.!?:;,\u2026]["')\]]?[ \t]+$/

function findLineEnd(bare: string, from: number): number {
  const end = bare.indexOf('\n', from)
  return end === -1 ? bare.length : end
}

/** The end of a paragraph: a blank, foreign or marked line, and inside a list item the next item too. */
function findParagraphEnd(bare: string, lineEnd: number, isItem: boolean): number {
  let end = lineEnd
  while (end < bare.length) {
    const next = findLineEnd(bare, end + 1)
    const line = bare.slice(end + 1, next)
    if (line.trim() === '' || line.startsWith(FOREIGN) || (isItem && LIST_MARK.test(line)) || isMarkedLine(line)) break
    end = next
  }
  return end
}

/** Stands for each character of code blocks and quoted lines. Markers neither stand in them nor take them. */
const FOREIGN = '\0'

/** Masks code and quoted lines character by character, so that offsets stay the same. */
function maskForeign(text: string): string {
  const hide = (foreign: string) => FOREIGN.repeat(foreign.length)
  const unfenced = replaceCodeBlocks(text.replaceAll(FOREIGN, ' '), hide)
  return hideIndented(unfenced, hide)
    .replace(/(`{1,10})[^`\n]{1,500}\1/g, (code) => 'x'.repeat(code.length))
    .replace(/^[ \t]*>[^\n]*/gm, hide)
}

function hideIndented(text: string, hide: (foreign: string) => string): string {
  if (!/^(?: {4}|\t)/m.test(text)) return text
  const lines = text.split('\n')
  // A fenced block ends a paragraph, as a blank line does.
  const isCode = findIndentedCode(lines.map((line) => (line.startsWith(FOREIGN) ? '' : line)))
  return lines.map((line, index) => (isCode[index] ? hide(line) : line)).join('\n')
}

/** A fenced block, with its fences. An unclosed block reaches to the end of the text. */
const BLOCK =
  /^[ \t]*(`{3,10}|~{3,10})[^\n]*\n(?:[\s\S]*?\n)?(?:[ \t]*\1[ \t]*$|(?![\s\S]))|^[ \t]*(?:```|~~~)[\s\S]*/gm

export function replaceCodeBlocks(text: string, replace: (block: string) => string): string {
  return text.includes('```') || text.includes('~~~') ? text.replace(BLOCK, replace) : text
}

/** Openings that tell the namespace of a text without naming the namespace. */
const PLAIN: readonly (readonly [namespace: Namespace, begins: RegExp])[] = [
  ['decisions', /^(?:we|i)(?:'ve| have)? (?:decided|chose|agreed|settled)\b/],
  ['blockers', /^(?:(?:we're|we are|i'm|still) )?blocked\b/],
  ['patterns', /^(?:always|never|from now on|(?:convention|rule)s?:)/],
]

/** The namespace for a marker without a namespace: by the text's label or opening, else learnings. */
export function chooseNamespace(text: string): Namespace {
  const lower = text.toLowerCase().replaceAll('\u2019', "'").replace(/^\W+/, '')
  const label = readNamespace(/^(\w+)\W{0,4}:/.exec(lower)?.[1])
  return label ?? PLAIN.find(([, begins]) => begins.test(lower))?.[0] ?? 'learnings'
}

/** Reads a namespace as people type the name: in any letter case, in the singular too. */
function readNamespace(name: string | undefined): Namespace | null {
  const lower = name?.toLowerCase() ?? ''
  return [lower, `${lower}s`].find(isNamespace) ?? null
}

interface Mark {
  readonly namespace: Namespace
  readonly text: string
  /** The marked text as the message has it, piece by piece. */
  readonly written: readonly string[]
}

/** Finds what a message marks: by a marker such as `@memory`, or by a line that begins with `**Decision**:`. */
export function findMarks(message: string): Mark[] {
  if (!mayMark(message)) return []
  const text = dropPrivate(message)
  const markers = findMarkers(text).map(({ namespace, text: marked }): Mark => {
    return { namespace: namespace ?? chooseNamespace(marked), text: marked, written: [marked] }
  })
  const settled = findMarkedLines(dropMarks(text, markers)).filter((line) => settlesSomething(line.text))
  const lines = settled.map(({ label, text: said, reasons, lines }): Mark => {
    const whole = [`${label}: ${said}`, ...reasons].join('\n')
    return { namespace: chooseNamespace(whole), text: whole, written: lines }
  })
  return [...markers, ...lines]
}

export function draftMarks(message: string, sessionId: string): MemoryDraft[] {
  return findMarks(message).map(({ namespace, text }) => ({ namespace, text, tags: ['marked'], sessionId }))
}

/** A marker whose text was dropped from behind it. */
const LEFT_MARKER = new RegExp(String.raw`[ \t]{0,9}(?:${MARKER.source})[:*]{0,9}[ \t]{0,9}$`, 'gim')

/** Drops what is marked from a message, so that the detector searches only the rest. */
export function dropMarks(message: string, marks: readonly Mark[]): string {
  const rest = marks.flatMap(({ written }) => written).reduce((text, mark) => text.split(mark).join('\n'), message)
  return rest.replace(LEFT_MARKER, '')
}
