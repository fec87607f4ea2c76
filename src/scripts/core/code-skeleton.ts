/** Stands around the number of a string literal in the skeleton of a program. */
export const LITERAL = '\uFDD7'

export interface Literal {
  readonly text: string
  /** The text holds nothing the language puts in when it runs. */
  readonly isFixed: boolean
}

export interface Skeleton {
  /** The code without comments, each string literal as its number between two marks. */
  readonly code: string
  readonly literals: readonly Literal[]
}

export interface LiteralRules {
  readonly quotes: string
  readonly lineComments: readonly string[]
  readonly hasBlockComments: boolean
  readonly hasTriple: boolean
  readonly hasRegexps: boolean
  /** Patterns, by quote, for the parts of a literal that are filled in when the code runs. */
  readonly filled: Readonly<Record<string, RegExp>>
  /** Quotes in which a backslash means itself, but for the quote. */
  readonly raw: string
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0', '\n': '' }

/** Python's f"..." fills in, r"..." keeps its backslashes. */
function prefixOf(code: readonly string[]): string {
  return /(?:^|[^\w$])([rRbBfFuU]{1,2})$/.exec(code.slice(-3).join(''))?.[1]?.toLowerCase() ?? ''
}

function unescapeLiteral(body: string, isRaw: boolean): string | null {
  if (isRaw) return body.replace(/\\([\\'])/g, '$1')
  // Escapes of characters by number are rare in paths, and then on purpose.
  if (/\\[xuUN1-9]/.test(body)) return null
  return body.replace(/\\([\s\S])/g, (_, char: string) => ESCAPES[char] ?? char)
}

/** The end of a string literal whose opening quote has been read. */
function findEnd(source: string, from: number, quote: string): number {
  let at = from
  while (at < source.length && !source.startsWith(quote, at)) at += source.charAt(at) === '\\' ? 2 : 1
  return Math.min(at, source.length)
}

const REGEXP_BEFORE = /(?:^|[(,=:[!&|?{};~\n]|\b(?:return|if|unless|and|or|split|grep))\s*$/

/** The end of a comment that starts here; null when none does. */
function skipComment(source: string, at: number, code: readonly string[], rules: LiteralRules): number | null {
  const start = rules.lineComments.find((sign) => source.startsWith(sign, at))
  // `$#` and an escaped sign start none.
  if (start !== undefined && !(start === '#' && /[$\\]$/.test(code.at(-1) ?? ''))) {
    const end = source.indexOf('\n', at)
    return end === -1 ? source.length : end
  }
  if (!rules.hasBlockComments || !source.startsWith('/*', at)) return null
  const end = source.indexOf('*/', at + 2)
  return end === -1 ? source.length : end + 2
}

interface Draft {
  /** Characters, and literals in their places: joining them all the time would be quadratic. */
  readonly code: string[]
  readonly literals: Literal[]
}

/** Reads a string literal into the draft; gives the index after it. */
function readString(source: string, at: number, draft: Draft, rules: LiteralRules): number {
  const char = source.charAt(at)
  const quote = rules.hasTriple && source.startsWith(char.repeat(3), at) ? char.repeat(3) : char
  const prefix = rules.hasTriple ? prefixOf(draft.code) : ''
  const end = findEnd(source, at + quote.length, quote)
  const body = source.slice(at + quote.length, end)
  const text = unescapeLiteral(body, prefix.includes('r') || rules.raw.includes(char))
  const isFilled = prefix.includes('f') ? body.includes('{') : rules.filled[char]?.test(body) === true
  draft.code.length -= prefix.length
  draft.code.push(`${LITERAL}${draft.literals.length}${LITERAL}`)
  draft.literals.push({ text: text ?? body, isFixed: text !== null && !isFilled })
  return end + quote.length
}

/** Takes the literals and comments out of a program's text, in one walk. */
export function parseSkeleton(source: string, rules: LiteralRules): Skeleton {
  const draft: Draft = { code: [], literals: [] }
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    const comment = skipComment(source, at, draft.code, rules)
    if (comment !== null) at = comment
    else if (rules.quotes.includes(char)) at = readString(source, at, draft, rules)
    else if (rules.hasRegexps && char === '/' && REGEXP_BEFORE.test(draft.code.slice(-20).join(''))) {
      at = findEnd(source, at + 1, '/') + 1
      draft.code.push(' 0 ')
    } else {
      draft.code.push(char)
      at += 1
    }
  }
  return { code: draft.code.join(''), literals: draft.literals }
}
