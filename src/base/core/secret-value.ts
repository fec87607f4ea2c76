/** Text in place of a secret, in all that holdfast stores or tells. */
export const REDACTED = '[redacted]'

/** A value after its name or flag: `start` and `end` are offsets in the text, without quotes. */
export interface FoundValue {
  readonly start: number
  readonly end: number
  readonly quote: string
}

export interface ValueRules {
  /** Fewer characters are no secret. */
  readonly least: number
  /** Says of a value that it is none, although it is long enough. */
  readonly isHarmless?: (value: string, match: RegExpExecArray) => boolean
}

/** Values are read this far: longer ones are keys, which shapes of their own find. */
const LONGEST = 600
const OPENING = () => /(\\{0,7})(["'`])/y
/** An unquoted value ends where the shell, JSON or a list would end it. */
const WORD = () => /(?:[^\s"'`,;&|<>(){}[\]\\]|[,;&](?!$|[\s"'`,;&|\\]|[A-Za-z][\w .-]{0,30}=)|\\(?![\\"'`nrt]))+/y
/** An app password of Google: the one unquoted value with blanks. */
const FOUR_WORDS = () => /[a-z]{4}(?: [a-z]{4}){3}(?![\w ])/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/**
 * Offset at which a quoted value ends. A quote in JSON in a string has backslashes before it, as many at its end as at its
 * start. A value that is cut short ends with its line.
 */
function findClosing(text: string, from: number, backslashes: number, quote: string): number {
  const last = Math.min(text.length, from + LONGEST)
  let run = 0
  for (let at = from; at < last; at += 1) {
    const character = text[at]
    if (character === '\n') return at
    if (character === quote && (run === backslashes || run < backslashes || (backslashes === 0 && run % 2 === 0)))
      return at - Math.min(run, backslashes)
    run = character === '\\' ? run + 1 : 0
  }
  return last
}

/** A block of YAML, or three quotes: one word alone on its line, because documents explain a name in sentences. */
function readBlock(text: string, at: number): FoundValue | undefined {
  const first = text.charAt(at)
  if (first === '' || !'|>"\''.includes(first)) return undefined
  const block = matchAt(
    /(?:[|>][+-]?[ \t]{0,4}\n[ \t]{1,24}|(?:"""|''')\n?)(?=[^\s"']{0,80}[^A-Za-z\s"'])([^\s"']{6,200})(?=[ \t]{0,4}(?:\n|$|"""|'''))/y,
    text,
    at,
  )
  if (block === null) return undefined
  const end = at + block[0].length
  return { start: end - (block[1] ?? '').length, end, quote: '"' }
}

/** The value that begins at an offset, quoted at any depth of escaping or bare. */
export function readValue(text: string, at: number, outerQuote = ''): FoundValue {
  const block = readBlock(text, at)
  if (block !== undefined) return block
  const opening = matchAt(OPENING(), text, at)
  if (opening !== null) {
    const [whole, backslashes = '', quote = ''] = opening
    const start = at + whole.length
    return { start, end: findClosing(text, start, backslashes.length, quote), quote }
  }
  if (outerQuote !== '') return { start: at, end: findClosing(text, at, 0, outerQuote), quote: outerQuote }
  const bare = matchAt(FOUR_WORDS(), text, at) ?? matchAt(WORD(), text, at)
  return { start: at, end: at + Math.min(bare?.[0].length ?? 0, LONGEST), quote: '' }
}

/** References to a value that stands elsewhere, and marks where a value would stand. */
const REFERENCE = () =>
  /^(?:\\{0,4}\$[\w$]{1,80}|\\{0,4}\${1,2}[({][^\n]{0,300}[)}]|%\w{1,80}%|#?\{{1,3}[\w\s.|$:-]{0,100}\}{1,3}|<[^<>\n]{0,100}>|\*{3,}.{0,8}|[xX]{4,}|\.{3,}|.?\[redacted\].?)$/
const PLACE_OF_FILE = () =>
  /^(?:\.{1,2}\/|~\/|@[\w/-]{1,80}\.\w{1,8}$|\/(?:run|etc|var|home|tmp|usr|opt|mnt|root)\/|[A-Z]:\\)/
const TYPE_NAME = () =>
  /^(?:inherit|prompt|string|number|boolean|unknown|undefined|object|symbol|bigint|readonly|optional|required|[A-Za-z]{0,40}(?:String|Str|Token|Secret|Password|Key|Credentials?|Type|Bytes|Bu(?:ffer)|Options|Config|Provider|Service|Response|Request))$/

/**
 * Whether an unquoted value is a type, a piece of a program or a sentence that goes on: `token: string`, `token =
 * input.token`, `password = readPassword()`, "the token: expires after an hour".
 */
function isCode(value: string, next: string): boolean {
  if (!/^[A-Za-z_.?!]+$/.test(value)) return false
  if (TYPE_NAME().test(value) || /^\\?[([]/.test(next)) return true
  if (/^[A-Za-z_]+(?:[?!]?\.[A-Za-z_]+)+[?!]?$/.test(value)) return true
  return /^[A-Za-z][a-z]+$/.test(value) && /^,? [a-z]{2,}/.test(next)
}

/** Whether a value names, computes or describes a secret rather than being one. */
export function isNoSecret(value: string, quote: string, next: string): boolean {
  if (REFERENCE().test(value) || PLACE_OF_FILE().test(value) || /^[A-Z][A-Z_]{2,}$/.test(value)) return true
  // Behind a colon a sentence of another script may go on.
  return quote === '' && (isCode(value, next) || /^[^\x21-\x7e]/.test(value))
}

/**
 * Replaces each value that stands right behind a match of `place`, by `rules`. The time is linear in the text when that of
 * `place` is.
 */
export function redactValues(text: string, place: RegExp, { least, isHarmless }: ValueRules): string {
  let out = ''
  let done = 0
  for (const match of text.matchAll(place)) {
    const at = match.index + match[0].length
    if (at < done) continue
    const { start, end } = readValue(text, at, match.groups?.open)
    const value = text.slice(start, end)
    if (value.length < least || isNoSecret(value, '"', '')) continue
    if (isHarmless?.(value, match) === true) continue
    out += text.slice(done, start) + REDACTED
    done = end
  }
  return done === 0 ? text : out + text.slice(done)
}

/** Digits and both cases, hardly any character twice: so neither a word, a path nor a hash in hex. */
export function isRandom(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  if (digits < 2 || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false
  const counts = new Map<string, number>()
  for (const character of value.slice(0, 128)) counts.set(character, (counts.get(character) ?? 0) + 1)
  const length = Math.min(value.length, 128)
  let bits = 0
  for (const count of counts.values()) bits -= (count / length) * Math.log2(count / length)
  return bits >= 3.8
}

/** Letters and digits in one word: so neither a word of a sentence nor a number. */
export function isMixed(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value)
}
