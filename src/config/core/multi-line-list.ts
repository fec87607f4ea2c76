import { attempt } from '../../base/core/attempt.ts'

/** A list of texts over several lines in a TOML text, by offsets. A comma behind the last text has an end. */
type ListText = NonNullable<ReturnType<typeof readList>>

const TOKEN = /[ \t\r\n]+|#[^\n]*|[,\]]|"(?!"")(?:[^"\\\n]|\\[^\n])*"|'(?!'')[^'\n]*'/y

interface NewValue {
  readonly value: unknown
  /** The value on one line. */
  readonly line: string
}

/**
 * Plans a new value for a list of texts over several lines, from the offset of its bracket. Further texts get lines of
 * their own below the present ones. Any other value replaces the whole list by one line.
 *
 * @returns Null for any other text or value, and where the one line would lose a comment.
 */
export function planListEdit(toml: string, start: number, { value, line }: NewValue): string | null {
  const list = toml[start] === '[' ? readList(toml, start) : null
  if (list === null || !Array.isArray(value) || !toml.slice(start, list.end).includes('\n')) return null
  const { texts, end, hasComment } = list
  const isLonger = texts.length > 0 && texts.every((text, index) => text === value[index])
  if (isLonger) return insertTexts(toml, list, value.slice(texts.length))
  return hasComment ? null : toml.slice(0, start) + line + toml.slice(end)
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
