const ELEMENT =
  /<(system-reminder|ide_[a-z_]+|teammate-message|task-notification|command-[a-z]+|local-command-[a-z]+|bash-[a-z]+|user-memory-input|user-prompt-submit-hook|session-start-hook|new-diagnostics|persisted-output|channel|cross-session-message)\b([^<>]*)>/g

export type RowElement = Readonly<Record<'name' | 'attributes' | 'text', string>>

/** Splits a row into its elements and the rest. An unclosed element takes all the text behind. */
export function splitElements(row: string): { readonly rest: string; readonly elements: readonly RowElement[] } {
  const elements: RowElement[] = []
  if (!row.includes('<')) return { rest: row, elements }
  const unclosed = new Set<string>()
  let kept = ''
  let from = 0
  ELEMENT.lastIndex = 0
  for (let match = ELEMENT.exec(row); match !== null; match = ELEMENT.exec(row)) {
    const [open, name = '', attributes = ''] = match
    // Prose may name an element. A real element begins a line, or stands right behind another element.
    const before = row.slice(from, match.index)
    const end = findEnd(row, name, match.index, unclosed)
    const behind = end === -1 ? row.length : end + name.length + '</>'.length
    if (isInProse(row, { before, start: match.index, end, behind })) {
      if (end !== -1) ELEMENT.lastIndex = behind
      continue
    }
    kept += `${before}\n`
    const text = row.slice(match.index + open.length, end === -1 ? undefined : end)
    from = behind
    ELEMENT.lastIndex = from
    elements.push({ name, attributes, text: text.trim() })
  }
  const rest = kept + row.slice(from)
  const isNotified = elements.some(({ name }) => name === 'task-notification')
  return { rest: isNotified ? rest.replace(POINTER, '') : rest, elements }
}

/** The client's line behind a notification of older versions (2.1.7). */
const POINTER = /^Read the output file to retrieve the result: .*$/gm

/** The last closing tag ends a notification, which may contain others. `unclosed`: names not to be searched again. */
function findEnd(row: string, name: string, from: number, unclosed: Set<string>): number {
  if (unclosed.has(name)) return -1
  const close = `</${name}>`
  const end = name === 'task-notification' ? row.lastIndexOf(close) : row.indexOf(close, from)
  if (end >= from) return end
  unclosed.add(name)
  return -1
}

/** Whether only white space follows the last line break of a text, or the whole text is white space. */
function beginsLine(before: string): boolean {
  const text = before.trimEnd()
  return text === '' || before.slice(text.length).includes('\n')
}

interface ElementPlace {
  readonly before: string
  readonly start: number
  /** The offset of the end tag; -1 for an unclosed element. */
  readonly end: number
  readonly behind: number
}

/** Whether an element stands inside a line of words: there the person only mentions the element. */
function isInProse(row: string, { before, start, end, behind }: ElementPlace): boolean {
  if (beginsLine(before)) return false
  return (
    end === -1 || (/^[ \t]*[^\s<]/.test(row.slice(behind, behind + 80)) && !row.slice(start, behind).includes('\n'))
  )
}
