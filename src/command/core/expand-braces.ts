/** More words than this from one are not followed. */
const MAX_WORDS = 128

const CLOSERS: Readonly<Record<string, string>> = { "'": "'", '"': '"', '`': '`', '(': ')', '{': '}' }

/** Skips a quoted or bracketed stretch that starts at `index`; gives the index after it. */
function skipGroup(text: string, index: number): number {
  const closer = CLOSERS[text.charAt(index)]
  const isNested = closer === ')' || closer === '}'
  let at = index + 1
  while (at < text.length && text.charAt(at) !== closer) {
    const char = text.charAt(at)
    if (char === '\\' && closer !== "'") at += 2
    else if (CLOSERS[char] !== undefined && (isNested || (closer === '"' && text.startsWith('$(', at - 1))))
      at = skipGroup(text, at)
    else at += 1
  }
  return at + 1
}

function splitCommas(body: string): string[] {
  const items: string[] = []
  let start = 0
  let at = 0
  while (at < body.length) {
    const char = body.charAt(at)
    if (char === '\\') at += 2
    else if (char === ',') {
      items.push(body.slice(start, at))
      at += 1
      start = at
    } else at = CLOSERS[char] === undefined ? at + 1 : skipGroup(body, at)
  }
  items.push(body.slice(start))
  return items
}

function countUp(from: number, to: number, step: number, spell: (value: number) => string): string[] | null {
  const size = Math.abs(step) || 1
  const count = Math.floor(Math.abs(to - from) / size) + 1
  if (count > MAX_WORDS) return null
  return Array.from({ length: count }, (_, index) => spell(from + (to < from ? -size : size) * index))
}

/** `{1..9..2}` and `{a..e}`; undefined when the body is not a sequence. */
function expandSequence(body: string): string[] | null | undefined {
  const [, from = '', to = '', step = '1'] =
    /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(body) ?? []
  if (from === '') return undefined
  const isNumber = /\d$/.test(from)
  if (isNumber !== /\d$/.test(to)) return undefined
  if (!isNumber) return countUp(from.charCodeAt(0), to.charCodeAt(0), Number(step), (code) => String.fromCharCode(code))
  const isPadded = [from, to].some((text) => /^-?0\d/.test(text))
  const width = isPadded ? Math.max(from.length, to.length) : 0
  const spell = (value: number) =>
    value < 0 ? `-${String(-value).padStart(width - 1, '0')}` : String(value).padStart(width, '0')
  return countUp(Number(from), Number(to), Number(step), spell)
}

/** The texts one brace expansion stands for, braces included in `text`; null when they are too many. */
export function expandBraces(text: string): string[] | null {
  const body = text.slice(1, -1)
  const sequence = expandSequence(body)
  if (sequence !== undefined) return sequence
  const items = splitCommas(body)
  return items.length > MAX_WORDS ? null : items
}
