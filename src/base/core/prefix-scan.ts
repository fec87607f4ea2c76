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
const KEY_BEGINS = '[A-Za-z0-9](?=[\\w.~/+=:-]{14})'
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
 */
export function createScan(sources: readonly string[]): (text: string) => string {
  const patterns = new Map<string, RegExp>()
  let beginnings: Map<string, Beginning[]> | undefined
  const findPattern: FindPattern = (text, at, hasAccount) => {
    beginnings ??= indexBeginnings(sources)
    const possible = (beginnings.get(text.charAt(at)) ?? []).filter(({ begins }) => text.startsWith(begins, at))
    const own = possible.filter(({ source }) => source !== ACCOUNT || hasAccount)
    if (own.length === 0) return undefined
    const together = own.map(({ source }) => source).join('|')
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
function indexBeginnings(sources: readonly string[]): Map<string, Beginning[]> {
  const known = new Map<string, Beginning[]>()
  for (const source of sources) {
    for (const begins of listBeginnings(source)) {
      const first = begins.charAt(0)
      known.set(first, [...(known.get(first) ?? []), { begins, source }])
    }
  }
  return known
}

/** Texts of which one begins each match of a pattern. A choice of words gives a text for each word. */
export function listBeginnings(source: string): string[] {
  const choice = /^\(\?:([^()]+)\)/.exec(source)?.[1]
  if (choice !== undefined) return choice.split('|').flatMap(listBeginnings)
  const list = /^\[([^\]]+)\]/.exec(source)?.[1]
  if (list !== undefined) return [...spellOut(list)]
  // A letter before a quantifier may be missing.
  return [/^[\w/~-]+(?![{?*+])/.exec(source)?.[0] ?? '']
}

/** The characters of a class such as `A-Za-z_`. */
function spellOut(list: string): string {
  let text = ''
  for (let at = 0; at < list.length; at += 1) {
    const isRange = list.charAt(at + 1) === '-' && at + 2 < list.length
    const last = list.charCodeAt(isRange ? at + 2 : at)
    for (let code = list.charCodeAt(at); code <= last; code += 1) text += String.fromCharCode(code)
    if (isRange) at += 2
  }
  return text
}
