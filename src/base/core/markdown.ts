/** The places of a Markdown text that are code: fenced blocks, and pieces between backticks of one line. */
export interface CodeRange {
  readonly from: number
  readonly to: number
}

const FENCE = /^ {0,3}(?:> ?){0,9}(`{3,200}|~{3,200})(.*)$/

/**
 * Finds the code of a Markdown text, in order. An unclosed fence runs to the end, as in every Markdown reader. The
 * library markdown-it would bring 56 KB into a prompt, and names no place inside a line.
 *
 * @param inline Whether pieces between backticks count too.
 */
export function findCode(text: string, inline = true): CodeRange[] {
  const ranges: CodeRange[] = []
  let fence: { readonly mark: string; readonly from: number } | null = null
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? []
    if (fence !== null) {
      if (mark.startsWith(fence.mark) && rest.trim() === '') {
        ranges.push({ from: fence.from, to: end })
        fence = null
      }
    } else if (mark !== '' && !(mark.startsWith('`') && rest.includes('`'))) fence = { mark, from: start }
    else if (inline) findSpans(line, start, ranges)
    start = end + 1
  }
  if (fence !== null) ranges.push({ from: fence.from, to: text.length })
  return ranges
}

function findSpans(line: string, start: number, ranges: CodeRange[]): void {
  // A run of backticks without another run of its length is text; later runs of that length need no search.
  const single = new Set<number>()
  for (let at = line.indexOf('`'); at !== -1; at = line.indexOf('`', at)) {
    let width = 1
    while (line[at + width] === '`') width += 1
    const close = single.has(width) ? -1 : line.indexOf('`'.repeat(width), at + width)
    if (close === -1) single.add(width)
    else ranges.push({ from: start + at, to: start + close + width })
    at = (close === -1 ? at : close) + width
  }
}

/** A text with its code blanked out, at the same length. */
export function blankCode(text: string, inline = true): string {
  let blank = ''
  let at = 0
  for (const { from, to } of findCode(text, inline)) {
    blank += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, ' ')
    at = to
  }
  return blank + text.slice(at)
}

/** A text without its HTML comments. An unclosed comment runs to the end. */
export function dropComments(text: string): string {
  let kept = ''
  let at = 0
  for (let open = text.indexOf('<!--'); open !== -1; open = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', open + 4)
    kept += text.slice(at, open)
    at = close === -1 ? text.length : close + 3
  }
  return kept + text.slice(at)
}

/**
 * The front matter at the beginning of a document, without its fences, and the text below. A document may have none.
 */
export function splitFrontMatter(text: string): { readonly front: string; readonly body: string } {
  const unix = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  if (!unix.startsWith('---\n')) return { front: '', body: unix }
  const end = unix.indexOf('\n---', 3)
  if (end === -1) return { front: '', body: unix }
  const after = unix.indexOf('\n', end + 4)
  return { front: unix.slice(4, end + 1), body: after === -1 ? '' : unix.slice(after + 1) }
}

export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
