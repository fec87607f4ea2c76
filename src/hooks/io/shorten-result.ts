import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
/**
 * A string of fewer bytes is left to the parser. A longer string has over 150,000 characters, however it is escaped. The
 * model reads a part of an output that long, so the exact length does not matter.
 */
const LONG_STRING_BYTES = 900_010
/** Quotes that are looked at one by one. A text of more quotes is parsed as cheaply. */
const MAX_QUOTES = 2_000
/** Stands for the long string while the rest is parsed. */
const MARK = 'holdfast: a long string of the tool response'

/**
 * The payload of a tool result without its one long string, such as a picture or an output. Blanks stand for the string,
 * at least as many as its characters. Null when `tool_response` has no such string.
 */
export function shorten(bytes: Buffer): UnknownRecord | null {
  const place = findLongString(bytes)
  if (place === null) return null
  const text = `${bytes.utf8Slice(0, place.start)}"${MARK}"${bytes.utf8Slice(place.end, bytes.length)}`
  // Joined from halves, the blanks take no memory until somebody reads them.
  const blanks = ' '.repeat(place.end - place.start)
  const payload: unknown = JSON.parse(text, (_, value) => (value === MARK ? blanks : value))
  if (!isRecord(payload)) return null
  return JSON.stringify(payload.tool_input ?? null).length < LONG_STRING_BYTES ? payload : null
}

/** From the opening quote to behind the closing one. */
function findLongString(bytes: Buffer): { readonly start: number; readonly end: number } | null {
  let start = -1
  let at = -1
  for (let quotes = 0; quotes < MAX_QUOTES; quotes += 1) {
    at = bytes.indexOf(QUOTE, at + 1)
    if (at === -1) return null
    if (start === -1) start = at
    else if (!isEscaped(bytes, at)) {
      if (at - start > LONG_STRING_BYTES) return { start, end: at + 1 }
      start = -1
    }
  }
  return null
}

function isEscaped(bytes: Buffer, at: number): boolean {
  let from = at
  while (bytes[from - 1] === BACKSLASH) from -= 1
  return (at - from) % 2 === 1
}
