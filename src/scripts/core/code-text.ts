import type { Call } from '../../command/core/shell.ts'
import { LITERAL, type Skeleton } from './code-skeleton.ts'
import type { Language } from './language.ts'

const MAX_ARGUMENTS_LENGTH = 10_000
const MAX_CONSTANTS = 100

export interface Scan {
  /** The run, with the words behind inline code. */
  readonly call: Call
  readonly skeleton: Skeleton
  /** Names that are given a fixed text, once. */
  readonly constants: ReadonlyMap<string, string>
  readonly language: Language
  /** Texts that names were found to have; null for a name that may have others. */
  readonly values: Map<string, readonly string[] | null>
  readonly depth: number
}

const ASSIGNMENT = new RegExp(
  `(?:^|[;\\n{(]|\\b(?:const|let|var|my)\\s)\\s*\\$?([A-Za-z_]\\w*)\\s*=\\s*(?:(?:pathlib\\s*\\.\\s*)?Path\\s*\\(\\s*)?${LITERAL}(\\d+)${LITERAL}\\s*\\)?\\s*(?=[;\\n]|$)`,
  'g',
)

export function findConstants({ code, literals }: Skeleton): Map<string, string> {
  const constants = new Map<string, string>()
  const seen = new Set<string>()
  for (const [, name = '', number = ''] of code.matchAll(ASSIGNMENT)) {
    if (seen.has(name)) continue
    if (seen.size >= MAX_CONSTANTS) break
    seen.add(name)
    const literal = literals[Number(number)]
    const assignments =
      code.match(new RegExp(`(?<![\\w.])${name}\\s*(?:[-+*/|&^%.]|\\*\\*|//|<<|>>|\\|\\||&&|\\?\\?)?=(?!=)`, 'g'))
        ?.length ?? 0
    const isOther = new RegExp(
      `\\b(?:for|as|def|function|global)\\s+${name}\\b|[(,]\\s*${name}\\s*(?:,[^()=]*)?\\)?\\s*(?::|=>|,\\s*\\w+\\s*=[^=])`,
    ).test(code)
    if (literal?.isFixed === true && assignments === 1 && !isOther) constants.set(name, literal.text)
  }
  return constants
}

/** The index of the bracket that closes the one at `from`, or where the search for it ends. */
export function findClosing(code: string, from: number): number {
  let depth = 0
  const limit = Math.min(code.length, from + MAX_ARGUMENTS_LENGTH)
  for (let at = from; at < limit; at += 1) {
    const char = code.charAt(at)
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    if (depth === 0) return at
  }
  return limit
}

/** Splits at commas outside brackets. */
export function splitArguments(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
