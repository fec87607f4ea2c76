import { DEEP, dropSpared, HOLE, hasMarks, isKnown, NAME, STAR } from './marks.ts'
import type { BashParameter, BashWord } from './parse-bash.ts'
import type { ShellValue } from './state.ts'
import { itemOf, textValue, UNKNOWN_VALUE } from './state.ts'

/** Services the expansion of a parameter calls: variables, words inside the braces, and doubts. */
export interface ParameterScope {
  lookup(name: string): ShellValue
  assign(name: string, value: ShellValue): void
  /** The texts a word inside the braces may be. */
  expand(word: BashWord): readonly string[]
  doubt(what: string, why: string): void
}

type Removal = '#' | '##' | '%' | '%%'

/** `${f##*.}` and the like on a text without marks: the pattern is one star with literal text on one side. */
function removeStar(text: string, operator: Removal, literal: string): string {
  if (literal === '') return operator.length === 2 ? '' : text
  const isFront = operator.startsWith('#')
  const isFirst = operator === '#' || operator === '%%'
  const at = isFirst ? text.indexOf(literal) : text.lastIndexOf(literal)
  if (at === -1) return text
  return isFront ? text.slice(at + literal.length) : text.slice(0, at)
}

/** Cuts at the last slash where part of the text is a mark. */
function cutMarkedSlash(text: string, operator: Removal): string {
  const slash = text.lastIndexOf('/')
  const last = text.slice(slash + 1)
  const isOpen = !isKnown(last) || last.includes(DEEP)
  if (operator === '##') return isOpen ? NAME : last
  // Below a folder, the parent is that folder or still below it.
  if (last.includes(DEEP)) return text.slice(0, slash + 1) + DEEP
  return isOpen || slash === -1 || operator !== '%' ? HOLE : text.slice(0, slash)
}

/** Cuts at a dot where part of the text is a mark: a mark may hold the dot, too. */
function cutMarkedDot(text: string, operator: Removal): string {
  const slash = text.lastIndexOf('/')
  const last = text.slice(slash + 1)
  if (!isKnown(last)) return HOLE
  if (operator === '##') return STAR
  const dot = last.lastIndexOf('.')
  const isWritten = dot !== -1 && !hasMarks(last.slice(dot))
  if (operator === '%') return isWritten ? text.slice(0, slash + 1 + dot) : text
  return HOLE
}

/** Removes from a text with marks. Only cuts at a slash or a dot that is written out are certain. */
function removeStarMarked(text: string, operator: Removal, literal: string): string {
  if (literal === '/' && (operator === '##' || operator === '%')) return cutMarkedSlash(text, operator)
  return literal === '.' ? cutMarkedDot(text, operator) : HOLE
}

function removeLiteral(text: string, pattern: string, isFront: boolean): string {
  if (isFront ? text.startsWith(pattern) : text.endsWith(pattern)) {
    return isFront ? text.slice(pattern.length) : text.slice(0, text.length - pattern.length)
  }
  // The mark at that end may stand for a text with or without it.
  const end = isFront ? text.slice(0, pattern.length) : text.slice(-pattern.length || undefined)
  if (!hasMarks(end)) return text
  return isFront || !isKnown(text) ? HOLE : text
}

function removeAffix(text: string, operator: Removal, pattern: string): string {
  if (!isKnown(pattern)) return HOLE
  const isFront = operator.startsWith('#')
  if (!/[*?[\\]/.test(pattern) && !hasMarks(pattern)) return removeLiteral(text, pattern, isFront)
  const literal = pattern.replace(isFront ? /^\*/ : /\*$/, '')
  if (literal === pattern || /[*?[\\]/.test(literal) || hasMarks(literal)) return HOLE
  return hasMarks(text) ? removeStarMarked(text, operator, literal) : removeStar(text, operator, literal)
}

function replaceText(text: string, operator: string, pattern: string, replacement: string): string {
  const isPlain = pattern !== '' && !/[*?[\\&]/.test(pattern) && !hasMarks(pattern + text) && !replacement.includes('&')
  if (!isPlain) return HOLE
  if (operator === '//') return text.split(pattern).join(replacement)
  if (operator === '/#') return text.startsWith(pattern) ? replacement + text.slice(pattern.length) : text
  if (operator === '/%') return text.endsWith(pattern) ? text.slice(0, -pattern.length) + replacement : text
  const at = text.indexOf(pattern)
  return at === -1 ? text : text.slice(0, at) + replacement + text.slice(at + pattern.length)
}

function changeCase(text: string, operator: string): string {
  if (hasMarks(text)) return HOLE
  const change = (part: string) => (operator.startsWith('^') ? part.toUpperCase() : part.toLowerCase())
  return operator.length === 2 ? change(text) : change(text.slice(0, 1)) + text.slice(1)
}

const oneOf = (texts: readonly string[]): string => (texts.length === 1 ? (texts[0] ?? '') : HOLE)

function sliceItems(value: ShellValue, offset: string, length: string | undefined): ShellValue {
  const numbers = [offset, length ?? '0'].every((text) => /^\d+$/.test(text.trim()))
  if (!numbers) return UNKNOWN_VALUE
  const start = Number(offset)
  const end = length === undefined ? undefined : start + Number(length)
  if (value.kind === 'array' && value.items.some(hasMarks)) return value
  // Positional parameters count from 1.
  if (value.kind === 'array')
    return {
      kind: 'array',
      items: value.items.slice(Math.max(0, start - 1), end === undefined ? undefined : Math.max(0, end - 1)),
    }
  return textValue(...value.texts.map((text) => (hasMarks(text) ? HOLE : text.slice(start, end))))
}

/** `${x:-a}`, `${x:=a}`, `${x:+a}`: which side applies depends on whether the variable is empty. */
function applyDefault(
  name: string,
  value: ShellValue,
  operator: string,
  operand: BashWord,
  scope: ParameterScope,
): ShellValue {
  if (value.kind === 'array') return UNKNOWN_VALUE
  const kind = operator.replace(':', '')
  const isMaybeEmpty = value.texts.some((text) => text === '' || hasMarks(text))
  if (kind === '+') return textValue('', ...scope.expand(operand))
  if (kind === '?' || !isMaybeEmpty) return value
  const isEmpty = value.texts.every((text) => text === '') && operator.startsWith(':')
  const result = textValue(...(isEmpty ? [] : value.texts), ...scope.expand(operand))
  if (kind === '=') scope.assign(name, result)
  return result
}

function mapTexts(value: ShellValue, changeText: (text: string) => string): ShellValue {
  const change = (text: string) => changeText(dropSpared(text))
  return value.kind === 'array'
    ? { kind: 'array', items: value.items.map(change) }
    : textValue(...value.texts.map(change))
}

/** The value before its operation: `${!x}`, `${#x}`, `${a[1]}`. */
function selectValue(part: BashParameter, scope: ParameterScope): ShellValue {
  if (part.index !== undefined) scope.expand(part.index)
  if (part.prefix === '#') return textValue(STAR)
  const value = scope.lookup(part.parameter)
  if (part.prefix === '!') {
    const name = value.kind === 'text' ? oneOf(value.texts) : HOLE
    return part.index === undefined && part.operation === undefined && /^\w+$/.test(name)
      ? scope.lookup(name)
      : UNKNOWN_VALUE
  }
  const isPositional = part.parameter === '@' || part.parameter === '*'
  const index = part.index?.text
  if (value.kind === 'text')
    return index === undefined || index === '0' || index === '@' || index === '*' ? value : UNKNOWN_VALUE
  if (isPositional || index === '@' || index === '*') return value
  if (index === undefined || /^\d+$/.test(index)) return itemOf(value.items, Number(index ?? '0'))
  return UNKNOWN_VALUE
}

export function expandParameter(part: BashParameter, scope: ParameterScope): ShellValue {
  const value = selectValue(part, scope)
  const operation = part.operation
  if (operation === undefined || part.prefix === '#') return value
  switch (operation.type) {
    case 'Default':
      return applyDefault(part.parameter, value, operation.operator, operation.operand, scope)
    case 'Remove': {
      const pattern = oneOf(scope.expand(operation.operand))
      return mapTexts(value, (text) => removeAffix(text, operation.operator, pattern))
    }
    case 'Replace': {
      const pattern = oneOf(scope.expand(operation.pattern))
      const replacement = oneOf(scope.expand(operation.replacement))
      return mapTexts(value, (text) => replaceText(text, operation.operator, pattern, replacement))
    }
    case 'CaseModification':
      return operation.operand === undefined
        ? mapTexts(value, (text) => changeCase(text, operation.operator))
        : UNKNOWN_VALUE
    case 'Slice':
      for (const word of [operation.offset, operation.length]) if (word !== undefined) scope.expand(word)
      return sliceItems(value, operation.offset.text, operation.length?.text)
    case 'Transform':
      if (operation.operand.text === 'P') scope.doubt(part.text, 'the value is run like a prompt')
      return UNKNOWN_VALUE
    default:
      return UNKNOWN_VALUE
  }
}
