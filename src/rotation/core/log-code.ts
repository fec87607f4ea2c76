/**
 * Marks lines of code. An unclosed fence opens no code block, or all text below would be one entry. A line that ends a
 * batch of an archive ends what an entry before left open.
 */
export function markCode(lines: readonly string[], isEnd: (line: string) => boolean): boolean[] {
  const isCode = lines.map(() => false)
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    if (to < lines.length && !isEnd(lines[to] ?? '')) continue
    markPart(lines, isCode, from, to)
    from = to
  }
  return isCode
}

function markPart(lines: readonly string[], isCode: boolean[], from: number, to: number): void {
  // A fence nobody closes stays open for every later fence of its sign that is as long.
  const unclosed = new Map<string, number>()
  for (let line = from; line < to; line += 1) {
    const mark = fenceOf(lines[line])
    if (mark === null || mark.length >= (unclosed.get(mark.charAt(0)) ?? Number.POSITIVE_INFINITY)) continue
    const close = findClose(lines, mark, line + 1, to)
    if (close === -1) unclosed.set(mark.charAt(0), mark.length)
    else {
      isCode.fill(true, line, close + 1)
      line = close
    }
  }
}

const fenceOf = (line: string | undefined) => /^ {0,3}(`{3,20}|~{3,20})/.exec(line ?? '')?.[1] ?? null

function findClose(lines: readonly string[], mark: string, from: number, to: number): number {
  for (let line = from; line < to; line += 1) {
    const other = fenceOf(lines[line])
    if (other?.startsWith(mark) === true && lines[line]?.trim() === other) return line
  }
  return -1
}
