import { once } from './remember.ts'
import { REDACTED } from './secret-value.ts'

/** A match may not begin inside a longer run of characters: so each run is tried once, whatever characters follow. */
const ALONE = '(?<![A-Za-z0-9_-])'

/**
 * A written character or a colour, which ends in a letter or a digit. A key right behind such an escape stands alone,
 * too: `%3D`, `\n`, `\x27`, `\u0022`, `[32m`.
 */
const ESCAPE =
  '(?:%(?:25){0,3}[0-9A-Fa-f]{2}|\\\\(?:[nrt]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|\\[(?:\\d[\\d;]{0,20}m|K)|\u001b\\[m)'
/** `ALONE`, or behind an escape. The look back is for patterns that are seldom tried. */
export const ALONE_OR_ESCAPED = `(?:${ALONE}|(?<=${ESCAPE}))`

/** The one key that may begin with any word; each has this piece. */
export const ACCOUNT = '[a-z]{2,10}_[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc[_-][a-z0-9-]{8,40}\\.[A-Za-z0-9+/_=-]{30,}'
const ACCOUNT_PIECE = '.acc'
/** A place where a key may begin. */
const KEY_BEGINS = '[A-Za-z0-9](?=[\\w.~/+=:$-]{14})'
const findStart = once(() => new RegExp(`${ALONE}${KEY_BEGINS}`, 'g'))
const findEscapedStart = once(() => new RegExp(`${ESCAPE}${KEY_BEGINS}`, 'g'))

interface Beginning {
  readonly begins: string
  readonly source: string
}

/**
 * Makes a function that redacts keys by the patterns of their providers. One scan looks for all keys, because a scan
 * each would cost a large state ten times that. At each place the scan compiles only patterns that may begin there. All
 * of them together cost as much as a short hook.
 *
 * @param sources Each with the texts of which one begins each match, or none for the account.
 */
export function createScan(sources: readonly (readonly [begins: string, source: string])[]): (text: string) => string {
  const patterns = new Map<string, RegExp>()
  const beginnings = once(() => indexBeginnings(sources))
  const findPattern: FindPattern = (text, at, hasAccount) => {
    const possible = (beginnings().get(text.charAt(at)) ?? []).filter(({ begins }) => text.startsWith(begins, at))
    if (possible.length === 0 && !hasAccount) return undefined
    const own = possible.map(({ source }) => source)
    const together = (hasAccount ? [...own, ACCOUNT] : own).join('|')
    const pattern = patterns.get(together) ?? new RegExp(together, 'y')
    patterns.set(together, pattern)
    return pattern
  }
  return (text) => {
    const out = redactAt(text, findStart(), findPattern)
    return /[%\\[]/.test(out) ? redactAt(out, findEscapedStart(), findPattern) : out
  }
}

/** The pattern of the keys that may begin at a place of a text; `hasAccount` tells of the text as a whole. */
type FindPattern = (text: string, at: number, hasAccount: boolean) => RegExp | undefined

/** @param start Ends with the first character of a key. */
function redactAt(text: string, start: RegExp, findPattern: FindPattern): string {
  const hasAccount = text.includes(ACCOUNT_PIECE)
  let out = ''
  let done = 0
  start.lastIndex = 0
  while (start.test(text)) {
    const at = start.lastIndex - 1
    const pattern = findPattern(text, at, hasAccount)
    if (pattern === undefined) continue
    pattern.lastIndex = at
    if (!pattern.test(text)) continue
    out += text.slice(done, at) + REDACTED
    done = pattern.lastIndex
    start.lastIndex = done
  }
  return done === 0 ? text : out + text.slice(done)
}

/** The beginnings of all keys by their first characters, in the order of the sources. */
function indexBeginnings(sources: readonly (readonly [string, string])[]): Map<string, Beginning[]> {
  const known = new Map<string, Beginning[]>()
  for (const [list, source] of sources) {
    for (const begins of list.split(' ')) {
      const first = begins.charAt(0)
      const others = known.get(first)
      if (others === undefined) known.set(first, [{ begins, source }])
      else others.push({ begins, source })
    }
  }
  return known
}
