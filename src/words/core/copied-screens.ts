import { isListed, SPEAKS } from './kinds-of-text.ts'

/** Fewer lines are a quotation, which the person's reply may follow in any form. */
const SCREEN_LINES = 4

/** A glyph opens an agent's screen, and each line with an indent goes on. Null for a message without a screen. */
export function splitScreen(message: string): readonly [above: string, screen: string, below: string] | null {
  if (!message.includes('\u23fa')) return null
  const lines = message.split('\n')
  const first = lines.findIndex((line) => /^\u23fa \S/.test(line))
  const end = lines.findIndex((line, index) => index > first && /^[^\s\u23fa\u23bf\u2722-\u274b\u276f]/.test(line))
  const last = end === -1 ? lines.length : end
  if (first === -1 || last - first < SCREEN_LINES) return null
  const join = (from: number, to?: number) => lines.slice(from, to).join('\n').trim()
  return [join(0, first), join(first, last), join(last)]
}

/** Fewer paragraphs may have an indent by chance. */
const COPIED_ITEMS = 3

/**
 * A rendered page indents each paragraph of a list by four blanks, which people do not. The line over it belongs to it.
 */
export function listCopied(paragraphs: readonly string[]): ReadonlySet<number> {
  const isItem = (paragraph: string) =>
    /^(?:\t| {4})/.test(paragraph) && paragraph.split('\n').length < 3 && !isListed(paragraph)
  const items = paragraphs.flatMap((paragraph, index) => (isItem(paragraph) && !SPEAKS.test(paragraph) ? [index] : []))
  if (items.length < COPIED_ITEMS) return new Set()
  const lead = (items[0] ?? 0) - 1
  const heading = lead > 0 ? (paragraphs[lead] ?? '').trimEnd() : ''
  return new Set(heading.endsWith(':') && !SPEAKS.test(heading) ? [lead, ...items] : items)
}
