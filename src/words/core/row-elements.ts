/** Tags of the elements that the client, a hook or another session writes into a user row. */
const TAG =
  /<\/?(system-reminder|ide_[a-z_]+|teammate-message|task-notification|command-[a-z]+|local-command-[a-z]+|bash-[a-z]+|user-memory-input|user-prompt-submit-hook|session-start-hook|new-diagnostics|persisted-output|channel|cross-session-message)\b([^<>]*)>/g

export type RowElement = Readonly<Record<'name' | 'attributes' | 'text', string>>

/** Splits a row into its elements and the rest. An unclosed element takes all the text behind. */
export function splitElements(row: string): { readonly rest: string; readonly elements: readonly RowElement[] } {
  const elements: RowElement[] = []
  if (!row.includes('<')) return { rest: row, elements }
  let kept = ''
  let from = 0
  let next = 0
  for (const { name, attributes, start, end } of findTags(row)) {
    if (start < next) continue
    // Prose may name an element. A real element begins a line, or stands right behind another element.
    const before = row.slice(from, start)
    const behind = end === -1 ? row.length : end + name.length + '</>'.length
    if (isInProse(row, { before, start, end, behind })) {
      if (end !== -1) next = behind
      continue
    }
    kept += `${before}\n`
    const text = row.slice(row.indexOf('>', start) + 1, end === -1 ? undefined : end)
    from = behind
    next = behind
    elements.push({ name, attributes, text: text.trim() })
  }
  const rest = OTHERS_ROW.test(row) ? '' : kept + row.slice(from)
  const isNotified = elements.some(({ name }) => name === 'task-notification')
  return { rest: isNotified ? rest.replace(POINTER, '') : rest, elements }
}

/** The client's line behind a notification of older versions (2.1.7). */
const POINTER = /^Read the output file to retrieve the result: .*$/gm

/**
 * Beginnings of rows that the client makes whole, around words of other programs and sessions. Those words may hold the
 * closing tag, and what stands behind it is theirs too.
 */
const OTHERS_ROW = /^\s*<(?:bash-std|local-command-std|teammate-message|channel|cross-session-message)/

/** Whether a block of a row is one element of an editor, to its last character. A selected text may hold tags. */
export function isSelection(block: string): boolean {
  if (!block.includes('<ide_')) return false
  const name = /^\s*<(ide_[a-z_]+)/.exec(block)?.[1]
  return name !== undefined && block.trimEnd().endsWith(`</${name}>`)
}

interface OpeningTag {
  readonly name: string
  readonly attributes: string
  readonly start: number
  /** The offset of the end tag; -1 for an unclosed element. */
  readonly end: number
}

/**
 * The opening tags of a row in their order. The text of an element may hold its closing tag, so the last one before the
 * next opening tag counts. A report in a notification may contain notifications, and ends with the row's last.
 */
function findTags(row: string): readonly OpeningTag[] {
  const found: OpeningTag[] = []
  const ends = new Map<string, { readonly end: number; isTaken: boolean }>()
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of [...row.matchAll(TAG)].reverse()) {
    const known = ends.get(name)
    if (tag === `</${name}>`) {
      if (known === undefined || (known.isTaken && name !== 'task-notification'))
        ends.set(name, { end: index, isTaken: false })
    } else if (tag[1] !== '/') {
      found.push({ name, attributes, start: index, end: known?.end ?? -1 })
      if (known !== undefined) known.isTaken = true
    }
  }
  return found.reverse()
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
