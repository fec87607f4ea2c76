import { HOLE, STAR } from './marks.ts'
import { type ShellState, type ShellValue, textValue, UNKNOWN_VALUE } from './state.ts'

/** Variables the shell makes itself, whose values are numbers or flags: no slash can be in them. */
const NUMBERS = new Set('? # $ ! - RANDOM SECONDS LINENO BASHPID PPID UID EUID EPOCHSECONDS SRANDOM'.split(' '))

function placeValue(places: readonly string[] | null): ShellValue {
  return places === null ? UNKNOWN_VALUE : textValue(...places)
}

function positionalValue(name: string, positional: readonly string[] | null): ShellValue | null {
  if (name === '@' || name === '*') return positional === null ? UNKNOWN_VALUE : { kind: 'array', items: positional }
  if (!/^[1-9]\d*$/.test(name)) return null
  return positional === null ? UNKNOWN_VALUE : textValue(positional[Number(name) - 1] ?? '')
}

/**
 * Looks up the values a variable may hold. A variable that the command does not set comes from the environment, which
 * is unknown here.
 */
export function lookupVariable(name: string, state: ShellState, home: string | null): ShellValue {
  const own = state.variables.get(name)
  if (own !== undefined) return own
  if (name === 'HOME') return home === null ? UNKNOWN_VALUE : textValue(home)
  if (name === 'PWD') return placeValue(state.cwd)
  if (name === 'OLDPWD') return placeValue(state.previousCwd)
  if (NUMBERS.has(name)) return textValue(STAR)
  return positionalValue(name, state.positional) ?? UNKNOWN_VALUE
}

/** `~`, `~/a`, `~+`, `~-` at the start of a word. Another user's home is nowhere anyone can say. */
export function expandTilde(text: string, state: ShellState, home: string | null): string {
  const [, user = '', rest = ''] = /^~([^/]*)(.*)$/s.exec(text) ?? []
  const places: Readonly<Record<string, string>> = { '': 'HOME', '+': 'PWD', '-': 'OLDPWD' }
  const name = Object.hasOwn(places, user) ? places[user] : undefined
  const value = name === undefined ? UNKNOWN_VALUE : lookupVariable(name, state, home)
  return (value.kind === 'text' && value.texts.length === 1 ? value.texts[0] : HOLE) + rest
}
