import { DEEP, dropSpared, HOLE } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, valuesOf } from '../../command/core/options.ts'
import type { Output } from '../../command/core/shell.ts'

const splitLines = (text: string) => text.split('\n').filter((line) => line !== '')

/** The lines a command reads, each a value its variable may have. */
export function linesOf(input: Output): readonly string[] {
  const lines = splitLines(input ?? HOLE)
  return lines.length === 0 || lines.length > 8 ? [HOLE] : lines
}

/** A path that a search finds, without a sign that the shell reads as code. */
const FOUND = /^[\w./@+\uFDD2-\uFDD6-]+$/

/** Whether a text is a single line or a list of found paths. Any other text is one value up to its NUL. */
function mayBeNames(input: Output): boolean {
  const lines = splitLines(input ?? HOLE)
  return lines.length <= 1 || lines.map(dropSpared).every((line) => line.includes(DEEP) && FOUND.test(line))
}

/** Whether each line is one value: found names that end in NUL stand here as lines, too. */
export const readsLines = (options: ParsedOptions, input: Output, ...others: string[]): boolean =>
  !hasFlag(options, ...others) &&
  valuesOf(options, 'd').every((end) => end === '\n' || (/^(?:\0|\\0)?$/.test(end) && mayBeNames(input)))
