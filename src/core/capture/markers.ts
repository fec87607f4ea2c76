import { dropPrivate } from '../memory/draft.ts'
import { isNamespace, type Namespace } from '../memory/memory.ts'

/** What somebody asked to be remembered, with the namespace they named if it is one. */
export interface Marker {
  readonly namespace: Namespace | null
  readonly text: string
}

/** A message may hold a pasted log; markers past this are not somebody's own. */
const LONGEST_MESSAGE = 1 << 20
/** More in one message is a list of examples. */
const MAX_MARKERS = 20
/** Each is held against the line it stands in, which may be long. */
const MAX_SEEN = 200
const MARKER = /\[(?:remember|capture)(?:\s?:\s?([\w-]{0,40}))?\]|@memory(?::([\w-]{1,40}))?(?=[\s:]|$)/gi

/**
 * Every marker of a message: `[remember]`, `[capture]` and `@memory`, each with or without `:namespace`. A marker stands
 * at the beginning of a line, of a list item or of a sentence, or after another one, and takes what follows up to the
 * next marker, blank line or list item. In code, in quoted lines and inside a sentence it is only spoken of.
 */
export function findMarkers(message: string): readonly Marker[] {
  const text = dropPrivate(message.slice(0, LONGEST_MESSAGE).replace(/\r\n?/g, '\n'))
  const bare = maskForeign(text)
  const found: Marker[] = []
  let openUntil = 0
  let seen = 0
  for (const match of bare.matchAll(MARKER)) {
    seen += 1
    if (seen > MAX_SEEN || found.length === MAX_MARKERS) break
    const from = match.index + match[0].length
    const lineStart = bare.lastIndexOf('\n', match.index - 1) + 1
    const before = bare.slice(lineStart, match.index)
    if (!(opensSentence(before) || (match.index < openUntil && /\s$/.test(before)))) continue
    openUntil = findEnd(bare, from, listIndent(before))
    const next = findNextMarker(bare, from, openUntil)
    const content = text
      .slice(from, next)
      .replace(/^[\s:*]+/, '')
      .trim()
    const said = content === '' ? text.slice(lineStart, match.index).trim() : content
    if (/[A-Za-z0-9\u00c0-\uffff]/.test(said))
      found.push({ namespace: readNamespace(match[1] ?? match[2]), text: said })
  }
  return found
}

/** A message without its markers and what they keep: the rest of it is still to be searched. */
export function dropMarked(message: string, markers: readonly Marker[]): string {
  return markers.reduce((rest, { text }) => rest.split(text).join('\n'), message)
}

/** A namespace as people type it: in any letter case, in the singular too. */
function readNamespace(name: string | undefined): Namespace | null {
  const lower = name?.toLowerCase() ?? ''
  return [lower, `${lower}s`].find(isNamespace) ?? null
}

/** Whether what stands before a marker on its line is nothing, a list mark, or a whole sentence. */
function opensSentence(before: string): boolean {
  return (
    /^[ \t]*(?:(?:[-*+\u2022]|\d{1,3}[.)])[ \t]+)?(?:\*\*)?$/.test(before) ||
    /[.!?:;,\u2026]["')\]]?[ \t]+$/.test(before)
  )
}

/** How far a list item is indented; -1 for what is none. */
function listIndent(before: string): number {
  return /^([ \t]*)(?:[-*+\u2022]|\d{1,3}[.)])[ \t]/.exec(before)?.[1]?.length ?? -1
}

/** Where the block a marker stands in ends: at a blank line, and for a list item at the next one beside it. */
function findEnd(bare: string, from: number, indent: number): number {
  let lineEnd = bare.indexOf('\n', from)
  while (lineEnd !== -1) {
    const next = bare.indexOf('\n', lineEnd + 1)
    const line = bare.slice(lineEnd + 1, next === -1 ? undefined : next)
    const item = listIndent(line)
    if (line.trim() === '' || (indent >= 0 && item >= 0 && item <= indent)) return lineEnd
    lineEnd = next
  }
  return bare.length
}

function findNextMarker(bare: string, from: number, end: number): number {
  for (const { index } of bare.slice(from, end).matchAll(MARKER)) {
    if (/[\s*]/.test(bare[from + index - 1] ?? ' ')) return from + index
  }
  return end
}

/**
 * The text with its code and its quoted lines as a run of one letter, so that places stay the same. A block never
 * closed reaches to the end.
 */
function maskForeign(text: string): string {
  const hide = (code: string) => 'x'.repeat(code.length)
  return text
    .replace(
      /^[ \t]*(`{3,10}|~{3,10})[^\n]*\n(?:[\s\S]*?\n)?(?:[ \t]*\1[ \t]*$|(?![\s\S]))|^[ \t]*(?:```|~~~)[\s\S]*/gm,
      hide,
    )
    .replace(/(`{1,10})[^`\n]{1,500}\1/g, hide)
    .replace(/^[ \t]*>[^\n]*/gm, hide)
}
