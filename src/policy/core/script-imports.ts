export interface FoundImport {
  readonly specifier: string
  readonly line: number
}

export interface ScannedSource {
  readonly imports: readonly FoundImport[]
  readonly classes: readonly string[]
}

/** Before these a slash begins a regular expression, not a division. */
const BEFORE_REGEX =
  /(?:^|[=(,:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield))$/

/**
 * Finds imports and top-level classes of JavaScript or TypeScript. The lexer is our own: es-module-lexer gives up on
 * type syntax. The lexer takes out comments, strings, templates and regular expressions, so that no import inside them
 * counts. A mark keeps each string findable.
 */
export function scanScript(text: string): ScannedSource {
  const { code, strings } = blankOut(text)
  const imports: FoundImport[] = []
  const pattern =
    /(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\(|\brequire\.resolve\s*\(|\bmock\s*\()\s*\u0001(\d+)\u0001/g
  for (const match of code.matchAll(pattern)) {
    const specifier = strings[Number(match[1])]
    if (specifier !== undefined) imports.push({ specifier, line: countLines(code, match.index) })
  }
  return { imports, classes: findClasses(code) }
}

function countLines(code: string, end: number): number {
  let line = 1
  for (let at = code.indexOf('\n'); at !== -1 && at < end; at = code.indexOf('\n', at + 1)) line += 1
  return line
}

function findClasses(code: string): string[] {
  const names: string[] = []
  let depth = 0
  for (const match of code.matchAll(/[{}]|\bclass\s+([A-Za-z_$][\w$]*)/g)) {
    if (match[0] === '{') depth += 1
    else if (match[0] === '}') depth -= 1
    else if (depth === 0 && match[1] !== undefined && match[1] !== 'extends') names.push(match[1])
  }
  return names
}

function blankOut(text: string) {
  const strings: string[] = []
  let code = ''
  // The end of the code again: asking `code` itself for it at every slash would copy it each time.
  let recent = ''
  // The brace depth at which each open template goes on.
  const templates: number[] = []
  let depth = 0
  const add = (piece: string) => {
    code += piece
    recent = (recent + piece.slice(-12)).slice(-12)
  }
  const addString = (inside: string) => add(`\u0001${strings.push(inside) - 1}\u0001`)
  for (let at = 0; at < text.length; ) {
    const end = findLiteralEnd(text, at, recent, templates.at(-1) === depth)
    const char = text.charAt(at)
    if (end === null) {
      if (char === '{') depth += 1
      if (char === '}') depth -= 1
      add(char)
      at += 1
      continue
    }
    const whole = text.slice(at, end)
    if (char === '}') templates.pop()
    if (isString(whole)) addString(whole.slice(1, -1))
    else if (isRegex(whole)) add('0')
    if (/^[`}]/.test(char) && !whole.endsWith('`')) templates.push(depth)
    add(whole.replaceAll(/[^\n]+/g, ' '))
    at = end
  }
  return { code, strings }
}

/** A template without parts is a string like any other. */
const isString = (text: string) => /^["']/.test(text) || (text.length > 1 && text.startsWith('`') && text.endsWith('`'))
const isRegex = (text: string) => /^\/[^/*]/.test(text)

/** Finds the end of the comment, string, template or regular expression that begins here; null when none begins. */
function findLiteralEnd(text: string, at: number, before: string, isInTemplate: boolean): number | null {
  const char = text.charAt(at)
  if (char === '"' || char === "'") return skipString(text, at + 1, char)
  if (char === '`' || (char === '}' && isInTemplate)) return skipTemplate(text, at + 1)
  if (char !== '/') return null
  const next = text.charAt(at + 1)
  if (next === '/') return findEnd(text, '\n', at + 2, 0)
  if (next === '*') return findEnd(text, '*/', at + 2, 2)
  return BEFORE_REGEX.test(before.trimEnd()) ? skipRegex(text, at) : null
}

function findEnd(text: string, mark: string, from: number, length: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? text.length : at + length
}

/** The place behind the quote that ends a string. A single quote without another ends with its line. */
export function skipString(text: string, start: number, quote: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1
    else if (text.startsWith(quote, at)) return at + quote.length
    else if (quote.length === 1 && text.charAt(at) === '\n') return at
  }
  return text.length
}

/** To behind the closing backtick, or behind the `${` of a part. */
function skipTemplate(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\\') at += 1
    else if (char === '`') return at + 1
    else if (char === '$' && text.charAt(at + 1) === '{') return at + 2
  }
  return text.length
}

function skipRegex(text: string, start: number): number {
  let isInClass = false
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\\') at += 1
    else if (char === '[') isInClass = true
    else if (char === ']') isInClass = false
    else if (char === '/' && !isInClass) return at + 1
    else if (char === '\n') return start + 1
  }
  return start + 1
}
