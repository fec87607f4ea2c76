// A mark stands in a text for a part that is not known. Options, suffixes and paths can thus be cut from the text as
// from any other. Marks are noncharacters of Unicode, which no real command contains.

/** Any text at all, of one word. */
export const HOLE = '\uFDD0'
/** Any text at all, which the shell may split into any number of words. */
export const SPLIT = '\uFDD1'
/** Any text without a slash that is not `.` or `..`: the shell's `*`, a number, a date. */
export const STAR = '\uFDD2'
/** The shell's `?`. */
export const QUESTION = '\uFDD3'
/** The `[` of a bracket pattern; its `]` follows as it is. */
export const BRACKET = '\uFDD4'
/** Any path below what stands before it; never leads out of it. */
export const DEEP = '\uFDD5'
/** Any text without a slash, `..` included: the output of basename. */
export const NAME = '\uFDD6'

/** Stands around the patterns of paths that a search leaves out, at the end of a path the search found. */
const SPARED = '\uFDD8'

const UNKNOWN = /[\uFDD0\uFDD1]/
export const ANY_MARK = /[\uFDD0-\uFDD6\uFDD8]/

export const hasMarks = (text: string): boolean => ANY_MARK.test(text)

/** Whether a text is known up to a pattern: it has no part that could be anything. */
export const isKnown = (text: string): boolean => !UNKNOWN.test(text)

/** Unquoted, what is not known may fall apart into words, and what is a pattern matches files. */
export const markUnquoted = (text: string): string =>
  text
    .replaceAll(HOLE, SPLIT)
    .replaceAll('*', STAR)
    .replaceAll('?', QUESTION)
    .replace(/\[(?!\])/g, (bracket, at: number, whole: string) => (at < whole.lastIndexOf(']') ? BRACKET : bracket))

/** Inside an assignment a pattern is plain text until the variable is used without quotes. */
export const unmarkPattern = (text: string): string =>
  text.replaceAll(STAR, '*').replaceAll(QUESTION, '?').replaceAll(BRACKET, '[')

const SHOWN: Readonly<Record<string, string>> = {
  [STAR]: '*',
  [QUESTION]: '?',
  [BRACKET]: '[',
  [DEEP]: '**',
  [NAME]: '*',
}

export function describeMarks(text: string): string {
  return dropSpared(text).replace(/[\uFDD0-\uFDD6]/g, (mark) => SHOWN[mark] ?? '…')
}

/** A text with marks as a pattern of the shell, in which a backslash makes what follows literal. */
export const toPattern = (text: string): string =>
  text
    .replace(/[\\*?[]/g, '\\$&')
    .replaceAll(STAR, '*')
    // Unlike a star of the shell, it may begin with a dot.
    .replaceAll(NAME, '[*]*')
    .replaceAll(QUESTION, '?')
    .replaceAll(BRACKET, '[')

export const everythingBelow = (folder: string): string =>
  folder === '.' ? DEEP : `${folder.replace(/(?<!\/)\/+$/, '')}/${DEEP}`

/** Patterns without a mark, a blank, a quote or a sign that the text itself uses. */
const PLAIN_PATTERN = /^[\w./*@+-]+$/
/** Each file of a folder is held against all of them. */
const MAX_SPARED = 40
const SPARING = /\uFDD8[^\uFDD8]*\uFDD8/g

/** Notes in the text of a found path which paths are left out; `*` stands for any text. */
export function noteSpared(path: string, patterns: readonly string[]): string {
  const known = patterns
    .slice(0, MAX_SPARED)
    .map(describeMarks)
    .filter((pattern) => PLAIN_PATTERN.test(pattern))
  return known.length === 0 ? path : `${path}${SPARED}${known.join(',').replaceAll('/', ':')}${SPARED}`
}

export const dropSpared = (text: string): string => text.replace(SPARING, '')

/** The patterns that a found path leaves out. A path made of it, with more text behind, may be any. */
export function listSpared(text: string): readonly string[] {
  const [, list] = /\uFDD8([^\uFDD8]*)\uFDD8$/.exec(text) ?? []
  return list === undefined ? [] : unmarkPattern(list).replaceAll(':', '/').split(',')
}
