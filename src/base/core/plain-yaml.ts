import type { UnknownRecord } from './record.ts'

/**
 * One section of a plainly written YAML file: block mappings and lists, one-line scalars, comments. Null leaves any
 * other section to a real parser. Such sections are nearly always plain, and starting a parser costs more than the rest
 * of a checkpoint. A test holds the results against a parser of the core schema.
 */
export function readPlainSection(text: string, name: string): UnknownRecord | null {
  const lines = cutSection(text, name)
  if (lines === null) return null
  try {
    const reader: Reader = { lines, at: 0 }
    const value = readBlock(reader, lines[0]?.indent ?? 0)
    return reader.at === lines.length && !Array.isArray(value) ? (value as UnknownRecord) : null
  } catch (error) {
    if (error === NOT_PLAIN) return null
    throw error
  }
}

interface Line {
  readonly indent: number
  readonly text: string
}

interface Reader {
  readonly lines: Line[]
  at: number
}

const NOT_PLAIN = new Error('not plain')

const KEY = /^([A-Za-z_][\w./-]*):(?: +(.*))?$/
const NUMBERLIKE = /^(?:\d[\d_.]*(?:e[-+]?\d*)?|0[xob][\da-f_]*)$/i
const TOP_LEVEL = /^(?:#|---$|[A-Za-z_][\w./-]*:(?: |$))/

/**
 * The lines below `name:`, without comments and blanks. Null for a file without exactly one such section, or with
 * unclear top-level lines.
 */
function cutSection(text: string, name: string): Line[] | null {
  const unix = text.replaceAll('\r\n', '\n')
  // Parsers differ about white space other than spaces and line breaks.
  if (/[^\S \n]/.test(unix)) return null
  const lines: Line[] = []
  let found = 0
  let inside = false
  for (const raw of unix.split('\n')) {
    const line = raw.trimEnd()
    const content = line.trimStart()
    if (content === '' || content.startsWith('#')) continue
    if (content.length < line.length) {
      if (inside) lines.push({ indent: line.length - content.length, text: content })
      continue
    }
    if (!TOP_LEVEL.test(line) || (line.startsWith(`${name}:`) && line !== `${name}:`)) return null
    inside = line === `${name}:`
    if (inside) found += 1
  }
  return found === 1 && lines.length > 0 ? lines : null
}

function readBlock(reader: Reader, indent: number): unknown {
  const first = reader.lines[reader.at]
  return first !== undefined && isItem(first.text) ? readList(reader, indent) : readMapping(reader, indent)
}

function isItem(text: string): boolean {
  return text === '-' || text.startsWith('- ')
}

function readMapping(reader: Reader, indent: number): UnknownRecord {
  const record: Record<string, unknown> = {}
  const peek = () => reader.lines[reader.at]
  for (let line = peek(); line !== undefined && line.indent >= indent; line = peek()) {
    const match = KEY.exec(line.text)
    const key = match?.[1]
    if (line.indent === indent && isItem(line.text)) return record
    if (line.indent !== indent || key === undefined || !isFreeKey(record, key)) throw NOT_PLAIN
    reader.at += 1
    record[key] = readValue(reader, indent, withoutComment(match?.[2] ?? ''))
  }
  return record
}

function isFreeKey(record: UnknownRecord, key: string): boolean {
  return key !== '__proto__' && !isWord(key) && !Object.hasOwn(record, key)
}

/** The value of a key, on its line or below that line. */
function readValue(reader: Reader, indent: number, rest: string): unknown {
  const next = reader.lines[reader.at]
  const isDeeper = next !== undefined && next.indent > indent
  if (rest !== '' && isDeeper) throw NOT_PLAIN
  if (rest !== '') return readScalar(rest)
  if (isDeeper) return readBlock(reader, next.indent)
  return next !== undefined && next.indent === indent && isItem(next.text) ? readList(reader, indent) : null
}

function readList(reader: Reader, indent: number): unknown[] {
  const list: unknown[] = []
  const peek = () => reader.lines[reader.at]
  for (let line = peek(); line !== undefined && line.indent >= indent; line = peek()) {
    if (line.indent !== indent) throw NOT_PLAIN
    if (!isItem(line.text)) return list
    const content = line.text.slice(1).trimStart()
    const next = reader.lines[reader.at + 1]
    if (content !== '' && (KEY.test(content) || isItem(content))) {
      // An item that is itself a block: its first line stands behind the dash, the others below that line's start.
      const inner = indent + line.text.length - content.length
      reader.lines[reader.at] = { indent: inner, text: content }
      list.push(readBlock(reader, inner))
      continue
    }
    reader.at += 1
    const rest = withoutComment(content)
    const isDeeper = next !== undefined && next.indent > indent
    if (rest !== '' && isDeeper) throw NOT_PLAIN
    list.push(rest === '' ? (isDeeper ? readBlock(reader, next.indent) : null) : readScalar(rest))
  }
  return list
}

/** Comments start with ` #`, except inside quotes; a quoted scalar with a comment behind it is not plain. */
function withoutComment(text: string): string {
  if (text.startsWith('#')) return ''
  if (/^["']/.test(text)) return text
  const at = text.indexOf(' #')
  return at === -1 ? text : text.slice(0, at).trimEnd()
}

function isWord(text: string): boolean {
  return /^(?:null|true|false)$/i.test(text)
}

function readScalar(text: string): unknown {
  if (text.startsWith('"')) {
    if (!/^"(?:[^"\\]|\\["\\/nrt])*"$/.test(text)) throw NOT_PLAIN
    return JSON.parse(text)
  }
  if (text.startsWith("'")) {
    if (!/^'(?:[^']|'')*'$/.test(text)) throw NOT_PLAIN
    return text.slice(1, -1).replaceAll("''", "'")
  }
  if (text === '[]') return []
  if (text === '{}') return {}
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text) && text !== '-0') return Number(text)
  if (text === 'null' || text === '~') return null
  if (text === 'true' || text === 'false') return text === 'true'
  // Any other scalar that may be a number, or holds a sign of YAML, is left to a real parser.
  if (isWord(text) || NUMBERLIKE.test(text) || !/^(?:[\w/(]|\.\/)/.test(text) || /: |:$/.test(text)) throw NOT_PLAIN
  return text
}
