import { REDACTED } from './secret-value.ts'

/** A match may not begin inside a longer run of characters: so each run is tried once, whatever characters follow. */
export const ALONE = '(?<![A-Za-z0-9_-])'

/** The one key that may begin with any word; each has this piece. */
export const ACCOUNT = '[a-z]{2,10}_[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc[_-][a-z0-9-]{8,40}\\.[A-Za-z0-9+/_=-]{30,}'
const ACCOUNT_PIECE = '.acc'
/** A place where a key may begin. */
const START = new RegExp(`${ALONE}[A-Za-z0-9](?=[\\w.~/+=:-]{14})`, 'g')

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
  return (text) => redactAt(text, findPattern)
}

/** The pattern of the keys that may begin at a place of a text; `hasAccount` tells of the text as a whole. */
type FindPattern = (text: string, at: number, hasAccount: boolean) => RegExp | undefined

function redactAt(text: string, findPattern: FindPattern): string {
  const hasAccount = text.includes(ACCOUNT_PIECE)
  let out = ''
  let done = 0
  START.lastIndex = 0
  for (let found = START.exec(text); found !== null; found = START.exec(text)) {
    const pattern = findPattern(text, found.index, hasAccount)
    if (pattern === undefined) continue
    pattern.lastIndex = found.index
    if (!pattern.test(text)) continue
    out += text.slice(done, found.index) + REDACTED
    done = pattern.lastIndex
    START.lastIndex = done
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
