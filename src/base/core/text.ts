/**
 * Makes foreign text safe to show. `cleanText` removes control, bidirectional and private markers, and turns line
 * separators into line breaks. A lone surrogate becomes U+FFFD. Tab, line feed and the joiners that scripts and emoji
 * need stay.
 */
export function cleanText(text: string): string {
  if (!BEYOND_ASCII.test(text) || !MAY_BE_UNSAFE.test(text)) return text
  return (VARIED.test(text) ? dropSelectors(text) : text)
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
      '',
    )
    .replace(/[\u{e0000}-\u{e007f}]/gu, '')
}

/** Selectors of a variant, which nobody sees. A run of them hides bytes. */
const VARIED = /[\ufe00-\ufe0e]|\udb40[\udc80-\udfff]/

/** Leaves the one selector behind a character that may have variants. */
const dropSelectors = (text: string): string =>
  text
    .replace(/(?<![\p{Script=Han}])[\u{e0080}-\u{e0fff}]/gu, '')
    .replace(/(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '')

/** Most texts are plain, and V8 compiles this pattern for a third of the other's cost. */
const BEYOND_ASCII = /[^\t\n -~]/

/** Every character `cleanText` may change, and surrogates: most texts have none. */
const MAY_BE_UNSAFE =
  /[\ufe00-\ufe0e\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/

/**
 * At most `maxChars` of a text, with ` ...` to show the cut. A space in the last two fifths is the preferred place of
 * the cut. `excerpt` never splits a surrogate pair.
 */
export function excerpt(text: string, maxChars: number): string {
  const clean = cleanText(text).trim()
  if (clean.length <= maxChars) return clean
  const head = clean.slice(0, Math.max(0, maxChars - 4))
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'))
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head
  return `${cut
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()} ...`
}

/** `excerpt` on one line: runs of white space become one space. */
export function excerptLine(text: string, maxChars: number): string {
  return excerpt(joinLines(cleanText(text)), maxChars)
}

/**
 * Every run of white space as a single space. The pattern leaves a single space alone, because single spaces are by far
 * the most common.
 */
export function joinLines(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ')
}

/** Foreign text on one line: no name of a file or a command may fake another line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll('\n', ' ')
}

/** A long text without its middle, line breaks kept. The point of a message stands at its beginning or its end. */
export function excerptMiddle(text: string, headChars: number, tailChars: number): string {
  const clean = cleanText(text).trim()
  if (clean.length <= headChars + tailChars) return clean
  const tail = clean.slice(-tailChars)
  const start = tail.search(/\s/)
  // Without a space nearby, as in scripts without any, the cut falls into a word.
  return `${excerpt(clean, headChars)} ${tail
    .slice(start < tailChars / 2 ? Math.max(0, start) : 0)
    .toWellFormed()
    .replace(/^\ufffd/, '')
    .trimStart()}`
}

/** Both ends of a text longer than `maxChars`, on one line: a report states its finding first or last. */
export function excerptEnds(text: string, maxChars: number): string {
  const line = joinLines(cleanText(text)).trim()
  if (line.length <= maxChars) return line
  const half = Math.floor((maxChars - 5) / 2)
  const tail = line.slice(-half)
  const start = tail.indexOf(' ') + 1
  return `${excerpt(line, half)} ${(start < half / 2 ? tail.slice(start) : tail).toWellFormed().replace(/^\ufffd/, '')}`
}

/** `1 file`, `3 files`. */
export function countNouns(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

/** -1, 0 or 1, as `sort` asks for: by the units of the text, whatever the language of the machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A text without whole colour codes: `cleanText` alone would leave parts of them at the words. */
export function dropColours(text: string): string {
  return text.includes('\u001b') ? text.replace(/\u001b\[[0-9;:?]{0,40}[ -/]{0,4}[@-~]/g, '') : text
}

/**
 * Plain text for the model, in which markup has no meaning. Only the client's own tag, `system-reminder`, is taken
 * apart.
 */
export function disarmReminders(text: string): string {
  return text.replace(/<(?=\/?system-reminder\b)/gi, '&lt;')
}

/** A copy of a piece of text. Engines keep a whole text alive for the sake of a piece cut from that text. */
export function detach(piece: string): string {
  return JSON.parse(JSON.stringify(piece))
}
