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

const UNKNOWN = /[\uFDD0\uFDD1]/
const ANY = /[\uFDD0-\uFDD6]/

export const hasMarks = (text: string): boolean => ANY.test(text)

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

/** A text for people: the marks as what they stand for. */
export function describeMarks(text: string): string {
  return text.replace(/[\uFDD0-\uFDD6]/g, (mark) => SHOWN[mark] ?? '…')
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

/** Everything below a folder, as a text with a mark. */
export const everythingBelow = (folder: string): string =>
  folder === '.' ? DEEP : `${folder.replace(/(?<!\/)\/+$/, '')}/${DEEP}`
