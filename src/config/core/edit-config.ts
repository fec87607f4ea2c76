import { attempt } from '../../base/core/attempt.ts'
import { createKeyLocator, findDottedTable } from './locate.ts'

/**
 * A TOML text with one key set. A present line is replaced, and in a list over several lines further texts get their own.
 * Else a line goes below the header of its table, or below a dotted key of that table. A table that lacks both comes
 * new to the end. All else stays: comments, line ends and a byte order mark included. `planSetting` does not understand
 * every layout, so the caller reads the result back.
 */
export function planSetting(toml: string, key: string, value: unknown): string {
  if (toml.startsWith('\ufeff')) return `\ufeff${planSetting(toml.slice(1), key, value)}`
  const dot = key.lastIndexOf('.')
  const [table, name] = dot === -1 ? ['', key] : [key.slice(0, dot), key.slice(dot + 1)]
  const own = createKeyLocator(toml)(key)
  const replaced = own === undefined ? null : replaceValue(toml, own - 1, [name, value])
  if (replaced !== null) return replaced
  const eol = toml.includes('\r\n') ? '\r\n' : '\n'
  const lines = toml.split('\n')
  const line = `${name} = ${serializeValue(value)}`
  const header = lines.findIndex((text) => text.trim().replace(/(?<!\s)\s*#.*$/, '') === `[${table}]`)
  const dotted = header === -1 && table !== '' ? findDottedTable(toml, table) : null
  if (dotted !== null) {
    lines.splice(dotted.line, 0, `${dotted.name}.${line}${eol.slice(0, -1)}`)
    return lines.join('\n')
  }
  if (header === -1 && table !== '')
    return `${toml.trimEnd()}${toml.trim() === '' ? '' : eol + eol}[${table}]${eol}${line}${eol}`
  const at = header !== -1 ? header + 1 : lines[0]?.startsWith('#:schema ') ? 1 : 0
  lines.splice(at, 0, line + eol.slice(0, -1))
  return lines.join('\n')
}

function replaceValue(toml: string, index: number, [name, value]: readonly [string, unknown]): string | null {
  const lines = toml.split('\n')
  const line = lines[index] ?? ''
  const [start = '', before = ''] = /^([^=[\]]+)=[ \t]*/.exec(line) ?? []
  const written = before.trim()
  if (!written.endsWith(name) && !written.endsWith(`${name}"`)) return null
  const offset = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, start.length)
  const inList = planListEdit(toml, offset, value)
  if (inList !== null) return inList
  lines[index] = `${written} = ${serializeValue(value)}${findComment(line)}${line.endsWith('\r') ? '\r' : ''}`
  return lines.join('\n')
}

/** JSON's texts, numbers and lists are TOML's too; a table is written in one line. */
function serializeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serializeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)} = ${serializeValue(item)}`)
  return `{ ${entries.join(', ')} }`
}

function findComment(line: string): string {
  return /^(?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*')*?((?<!\s)\s*#.*)$/.exec(line.replace(/\r$/, ''))?.[1] ?? ''
}

/** A list of texts over several lines in a TOML text, by offsets. A comma behind the last text has an end. */
type ListText = NonNullable<ReturnType<typeof readList>>

const TOKEN = /[ \t\r\n]+|#[^\n]*|[,\]]|"(?!"")(?:[^"\\\n]|\\[^\n])*"|'(?!'')[^'\n]*'/y

/**
 * Plans a new value for a list of texts over several lines, from the offset of its bracket. Further texts get lines of
 * their own below the present ones. Any other value replaces the whole list by one line.
 *
 * @returns Null for any other text or value, and where the one line would lose a comment.
 */
function planListEdit(toml: string, start: number, value: unknown): string | null {
  const list = toml[start] === '[' ? readList(toml, start) : null
  if (list === null || !Array.isArray(value) || !toml.slice(start, list.end).includes('\n')) return null
  const { texts, end, hasComment } = list
  const isLonger = texts.length > 0 && texts.every((text, index) => text === value[index])
  if (isLonger) return insertTexts(toml, list, value.slice(texts.length))
  return hasComment ? null : toml.slice(0, start) + serializeValue(value) + toml.slice(end)
}

function insertTexts(toml: string, { firstStart, lastEnd, commaEnd, end }: ListText, added: readonly unknown[]) {
  if (added.length === 0) return toml
  const before = toml.slice(toml.lastIndexOf('\n', firstStart) + 1, firstStart)
  const indent = before.trim() === '' ? before : ''
  const eol = toml.includes('\r\n') ? '\r\n' : '\n'
  const after = commaEnd ?? lastEnd
  // A comment behind the last text stays on its line.
  const lineEnd = /\r?\n/.exec(toml.slice(after, end - 1))?.index ?? 0
  const comma = commaEnd === null ? '' : ','
  const lines = added.map((text) => `${eol}${indent}${JSON.stringify(text)}`).join(',')
  const head = toml.slice(0, lastEnd) + (commaEnd === null ? ',' : '') + toml.slice(lastEnd, after + lineEnd)
  return `${head}${lines}${comma}${toml.slice(after + lineEnd)}`
}

function readList(toml: string, start: number) {
  const texts: string[] = []
  const token = new RegExp(TOKEN)
  let [firstStart, lastEnd, hasComment] = [start, start, false]
  let commaEnd: number | null = null
  for (let at = start + 1; ; ) {
    token.lastIndex = at
    const found = token.exec(toml)?.[0]
    if (found === undefined) return null
    const end = at + found.length
    if (found === ']') return { texts, firstStart, lastEnd, commaEnd, end, hasComment }
    if (found === ',') commaEnd = end
    else if (found.startsWith('#')) hasComment = true
    else if (found.trim() !== '') {
      if (texts.length === 0) firstStart = at
      texts.push(unquote(found))
      lastEnd = end
      commaEnd = null
    }
    at = end
  }
}

/** The text of a TOML string, for a comparison: a string that JSON does not read stays as written. */
function unquote(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1)
  return attempt(() => String(JSON.parse(text)), text)
}
