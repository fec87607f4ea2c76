import type { Syntax, WordScope } from './engine.ts'
import type { ParameterScope } from './expand-parameter.ts'
import { expandTilde, lookupVariable } from './lookup-variable.ts'
import { BRACKET, HOLE, markUnquoted, QUESTION, SPLIT, STAR, unmarkPattern } from './marks.ts'
import type { BashScript, BashWord, BashWordPart } from './parse-bash.ts'
import { itemOf, type ShellValue, setVariable } from './state.ts'
import { combine, type Draft, fieldsOf, joinPieces, type Piece, plain } from './word-pieces.ts'

/** A value that is longer, and a here-document that is longer, is not followed. */
const MAX_TEXT = 50_000
const MAX_BODY = 2_000_000
/** Words made by braces out of one, nested ones included. */
const MAX_BRACE_WORDS = 256

/** Text that splits where the shell says so: at blanks, or at whatever a changed IFS holds. */
function freshText(text: string, scope: WordScope): string {
  const separators = scope.state.variables.get('IFS')
  const isBlank =
    separators === undefined ||
    (separators.kind === 'text' && separators.texts.every((each) => /^[ \t\n]*$/.test(each)))
  return isBlank || /^[\w.]*$/.test(text) ? markUnquoted(text) : SPLIT
}

function parameterScope(scope: WordScope): ParameterScope {
  return {
    lookup: (name) => lookupVariable(name, scope.state, scope.home),
    assign: (name, value) => setVariable(scope.state, name, value),
    expand: (word) => expandText(word, scope),
    doubt: scope.doubt,
  }
}

/** Puts a value into a word: in quotes as it is, without them as text that splits and matches files. */
function placeValue(value: ShellValue, isQuoted: boolean, isList: boolean, scope: WordScope): Draft[] {
  if (value.kind === 'text')
    return value.texts.map((text) => [{ text: isQuoted ? text : freshText(text, scope), fresh: !isQuoted }])
  if (isQuoted && !isList) return plain(value.items.join(' '))
  return [
    value.items.flatMap((item, index): Piece[] => {
      const piece = { text: isQuoted ? item : freshText(item, scope), fresh: !isQuoted }
      return index === 0 ? [piece] : ['/', piece]
    }),
  ]
}

function expandCommand(script: BashScript | undefined, isQuoted: boolean, scope: WordScope): Draft[] {
  const output = script === undefined ? null : scope.substitute(script)
  const text = output === null ? HOLE : output.replace(/(?<!\n)\n+$/, '')
  return [[{ text: isQuoted ? text : freshText(text, scope), fresh: !isQuoted }]]
}

function expandVariable(part: BashWordPart, isQuoted: boolean, scope: WordScope): Draft[] {
  if (part.type === 'SimpleExpansion') {
    const name = part.text.slice(1)
    const value = lookupVariable(name, scope.state, scope.home)
    // "$a" of an array is its first item; "$@" are all positional parameters.
    const isAll = name === '@' || name === '*'
    const one = value.kind === 'array' && !isAll ? itemOf(value.items, 0) : value
    return spreadUnknown(placeValue(one, isQuoted, name === '@', scope), name)
  }
  if (part.type !== 'ParameterExpansion') return plain(HOLE)
  const index = part.index?.text ?? part.parameter
  return spreadUnknown(
    placeValue(scope.syntax.expandParameter(part, parameterScope(scope)), isQuoted, index === '@', scope),
    index,
  )
}

/** `"$@"` and `"${a[@]}"` nobody knows are any number of words, quoted or not. */
function spreadUnknown(drafts: Draft[], name: string): Draft[] {
  if (name !== '@') return drafts
  return drafts.map((draft) =>
    draft.map((piece) => (piece === '/' ? piece : { ...piece, text: piece.text.replaceAll(HOLE, SPLIT) })),
  )
}

function expandQuoted(parts: readonly BashWordPart[], scope: WordScope): readonly Draft[] {
  const drafts = combine(parts.map((part) => expandPart(part, true, scope)))
  const first = parts[0]?.text ?? ''
  const isList = parts.length === 1 && first.includes('@') && /^\$(?:@|\{@|\{\w+\[@\])/.test(first)
  // "" is a word; "$@" without parameters is none.
  return isList ? drafts : drafts.map((draft) => [{ text: '', fresh: false }, ...draft])
}

function expandPart(part: BashWordPart, isQuoted: boolean, scope: WordScope): readonly Draft[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return plain(part.value)
    case 'AnsiCQuoted':
      return scope.state.isPlain ? [...plain(part.value), ...plain(`$${part.text.slice(2, -1)}`)] : plain(part.value)
    case 'DoubleQuoted':
    case 'LocaleString':
      return expandQuoted(part.parts, scope)
    case 'Glob':
      if (part.kind !== 'bracket') return plain(part.kind === 'star' ? STAR : QUESTION)
      return plain(/^\[[^[\]\\'"$`/]+\]$/.test(part.text) ? BRACKET + part.text.slice(1) : STAR)
    case 'ExtendedGlob':
      return plain(part.text.includes('/') ? HOLE : STAR)
    case 'CommandExpansion':
      return expandCommand(part.script, isQuoted, scope)
    case 'ArithmeticExpansion':
      scope.syntax.visitScripts(part, (script) => scope.substitute(script))
      return plain(STAR)
    case 'ProcessSubstitution':
      if (part.script !== undefined) scope.substitute(part.script)
      return plain('/dev/fd/63')
    case 'BraceExpansion':
      return plain(/[$`]/.test(part.text) ? SPLIT : part.text.replace(/["'\\]/g, ''))
    default:
      return expandVariable(part, isQuoted, scope)
  }
}

/** Expands a tilde where the shell does: at a word's start, and in words that look like an assignment. */
function literalTilde(text: string, value: string, scope: WordScope): string {
  if (text.startsWith('~')) return expandTilde(value, scope.state, scope.home)
  const prefix = text.includes('=~') ? /^[A-Za-z_]\w*\+?=(?=~)/.exec(text)?.[0] : undefined
  return prefix === undefined ? value : prefix + expandTilde(value.slice(prefix.length), scope.state, scope.home)
}

function draftsOf(word: BashWord, scope: WordScope): readonly Draft[] {
  if (word.parts === undefined) return plain(literalTilde(word.text, word.value, scope))
  return combine(
    word.parts.map((part, index) => {
      if (index > 0 || part.type !== 'Literal') return expandPart(part, false, scope)
      return plain(literalTilde(part.text, part.value, scope))
    }),
  )
}

/** The words a word becomes by braces alone, as text; null when they are too many. */
function unbraceWord(word: BashWord, budget: { left: number }, syntax: Syntax): BashWord[] | null {
  const brace = word.parts?.find((part) => part.type === 'BraceExpansion')
  if (brace === undefined) return [word]
  const texts = syntax.expandBraces(brace.text)
  if (texts === null) return null
  const words: BashWord[] = []
  for (const text of texts) {
    budget.left -= 1
    const start = brace.pos - word.pos
    const next = syntax.parseWord(word.text.slice(0, start) + text + word.text.slice(start + brace.text.length))
    const inner = next === null || budget.left < 0 ? null : unbraceWord(next, budget, syntax)
    if (inner === null) return null
    words.push(...inner)
  }
  return words
}

/** The lists of words one word may become. */
export function expandWord(word: BashWord, scope: WordScope): readonly (readonly string[])[] {
  const words = unbraceWord(word, { left: MAX_BRACE_WORDS }, scope.syntax)
  if (words === null) return [[SPLIT]]
  if (words.length > 1) {
    const expanded = words.flatMap((each) => oneList(draftsOf(each, scope).map(fieldsOf)))
    return scope.state.isPlain ? [expanded, ...draftsOf(word, scope).map(fieldsOf)] : [expanded]
  }
  return draftsOf(words[0] ?? word, scope).map(fieldsOf)
}

const oneList = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists.length === 1 ? (lists[0] ?? []) : [SPLIT]

/** The texts a word may be where the shell neither splits nor matches files: assignments, here-strings, patterns. */
export function expandText(word: BashWord, scope: WordScope): readonly string[] {
  const texts = draftsOf(word, scope).map((draft) => joinPieces(draft, MAX_TEXT))
  // The stars of a pattern are text here; those that stand for a name nobody knows came from elsewhere.
  const isPattern = word.parts?.some((part) => part.type === 'Glob') === true && !/[$`]/.test(word.text)
  return texts.map((text) => (isPattern ? unmarkPattern(text) : text).replaceAll(SPLIT, HOLE))
}

/** The text of a here-document whose delimiter is not quoted. */
export function expandBody(parts: readonly BashWordPart[], scope: WordScope): string {
  const drafts = combine(parts.map((part) => expandPart(part, true, scope)))
  if (drafts.length !== 1) return HOLE
  return joinPieces(drafts[0] ?? [], MAX_BODY)
}
