import type { BashWord } from './parse-bash.ts'

/** The analysis reads no position of a part, so every part stands at zero. */
export const HERE = { pos: 0, end: 0 }

export interface Document {
  readonly delimiter: string
  readonly isQuoted: boolean
  readonly body: { text: string }
}

/** Place of the reading in a text. `hasFailed`: the text has something that only the whole parser knows. */
export interface Reader {
  readonly source: string
  at: number
  hasFailed: boolean
  /** Here-documents whose bodies start after this line. */
  readonly documents: Document[]
}

type WordPart = NonNullable<BashWord['parts']>[number]

/** Reads what a pattern that starts where the reader stands matches, and goes behind it. */
export function take(reader: Pick<Reader, 'source' | 'at'>, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at
  const text = pattern.exec(reader.source)?.[0]
  if (text === undefined) return null
  reader.at += text.length
  return text
}

export const BLANKS = /(?:[ \t]|\\\n)*(?:(?<=[\s;|&]|^)#[^\n]*)?/y
const PLAIN = /(?:[\w./:@%,+=^~\]!-]|\\[ -~]|\{\}|(?<=[\s;|&]|^)\[(?=[ \t\n])|(?<=[^\s;|&<>])#)+/y
const GLOB = /\*+|\?/y
const EXPANSION = /\$(?:[A-Za-z_]\w*|[0-9?#$!@*-])/y
const SINGLE_QUOTED = /'[^']*'/y
const DOUBLE_QUOTED = /"(?:[^"$`\\]|\$[\w?#$!@*-]|\\[ -~])*"/y
const QUOTED_PARTS = /\$(?:[A-Za-z_]\w*|[0-9?#$!@*-])|(?:[^$\\]|\\[\s\S])+/g

function readQuotedParts(text: string): WordPart[] {
  const parts = text.length === 2 ? [''] : (text.slice(1, -1).match(QUOTED_PARTS) ?? [])
  return parts.map((part) =>
    part.startsWith('$')
      ? { ...HERE, type: 'SimpleExpansion', text: part }
      : { ...HERE, type: 'Literal', text: part, value: part.replace(/\\([\\$`"])/g, '$1') },
  )
}

function readPart(reader: Reader): WordPart | null {
  const { source, at } = reader
  const char = source.charAt(at)
  if (char === "'") {
    const text = take(reader, SINGLE_QUOTED)
    return text === null ? null : { ...HERE, type: 'SingleQuoted', text, value: text.slice(1, -1) }
  }
  if (char === '"') {
    const text = take(reader, DOUBLE_QUOTED)
    const parts = text === null ? null : readQuotedParts(text)
    return text === null ? null : ({ ...HERE, type: 'DoubleQuoted', text, parts } as WordPart)
  }
  if (char === '$') {
    const text = take(reader, EXPANSION)
    return text === null ? null : { ...HERE, type: 'SimpleExpansion', text }
  }
  if (char === '*' || char === '?') {
    const text = take(reader, GLOB) ?? char
    return { ...HERE, type: 'Glob', kind: char === '*' ? 'star' : 'question', text, value: text }
  }
  const text = take(reader, PLAIN)
  return text === null ? null : { ...HERE, type: 'Literal', text, value: text.replace(/\\(.)/g, '$1') }
}

function plainValue(part: WordPart): string {
  if (part.type === 'DoubleQuoted') return part.parts.map(plainValue).join('')
  return 'value' in part ? part.value : part.text
}

const ENDS_WORD = /[ \t\n;|&<>]|$/y

export function isAtWordEnd(reader: Reader): boolean {
  ENDS_WORD.lastIndex = reader.at
  return ENDS_WORD.test(reader.source)
}

/** Reads a word of plain and quoted stretches, `$name` and stars; null for any other. */
export function readWord(reader: Reader): BashWord | null {
  const start = reader.at
  const parts: WordPart[] = []
  while (!isAtWordEnd(reader)) {
    const part = readPart(reader)
    if (part === null) return null
    parts.push(part)
  }
  const [first, ...others] = parts
  const text = reader.source.slice(start, reader.at)
  if (first === undefined) return null
  if (first.type === 'Literal' && others.length === 0) return { ...HERE, type: 'Word', text, value: first.value }
  const value = parts.map(plainValue).join('')
  return { ...HERE, type: 'Word', text, value, parts }
}
