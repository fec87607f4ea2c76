import { excerptLine } from '../../base/core/text.ts'

/** The longest name of a paste without typed words. */
export const ALONE_CHARS = 200

/** Names a paste by its length and its beginning. */
export function namePaste(text: string, room: number): string {
  const [first = '', ...rest] = text.trim().split('\n')
  const isHead = /^(?:<[\w-]+>$|#+ .*[Ee]rror|[A-Z]\w+:?$)/.test(first.trim())
  // The headings of a document tell what a request without other words is about.
  const headings = room === ALONE_CHARS ? rest.filter((line) => /^#{1,4} \S/.test(line)) : []
  const begin = isHead ? excerptLine(text, room + 40) : excerptLine([first, ...headings].join(' '), room)
  const size = rest.length === 0 ? `${text.length} characters` : `${rest.length + 1} lines`
  return `[pasted, ${size}: ${begin}]`
}
