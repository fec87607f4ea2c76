import { HOLE, hasMarks, isKnown } from './marks.ts'

/** Values a variable may hold: one of several texts, or an array of known items. */
export type ShellValue =
  | { readonly kind: 'text'; readonly texts: readonly string[] }
  | { readonly kind: 'array'; readonly items: readonly string[] }

/** Beyond this many possible values a variable could hold anything. */
const MAX_ALTERNATIVES = 8

export const textValue = (...texts: string[]): ShellValue => ({ kind: 'text', texts })
export const UNKNOWN_VALUE: ShellValue = textValue(HOLE)

/** One item of an array. An item may stand for many; then the item asked for may be any. */
export const itemOf = (items: readonly string[], index: number): ShellValue =>
  items.some(hasMarks) ? textValue(...items) : textValue(items[index] ?? '')

export interface Edit {
  readonly made: string
  readonly from: string
}

/**
 * Memory of a shell from one command to the next. A walk changes the state in place; `forkState` copies it for a
 * subshell. Copies share their maps, which nobody changes: a walk forks
 * far more often than it assigns.
 */
export interface ShellState {
  cwd: readonly string[] | null
  previousCwd: readonly string[] | null
  /** Directories a `cd` is taken to have entered without anything that would stop the command if it failed. */
  assumed: readonly string[]
  variables: ReadonlyMap<string, ShellValue>
  /** Variables that programs inherit; the others a new shell does not have. */
  exported: ReadonlySet<string>
  positional: readonly string[] | null
  /** Bodies by name, opaque here: more than one when branches define a function differently. */
  functions: ReadonlyMap<string, readonly unknown[]>
  aliases: ReadonlyMap<string, string>
  ended: boolean
  /** The shell may be a plain `sh`, which leaves braces and `$'...'` as they are. On other systems `sh` is bash. */
  isPlain: boolean
  /** A shell inside the one at the top: a subshell, a part of a pipe, a program of its own. */
  isChild: boolean
  /** The edit that the command right before made, where that command succeeded. */
  edit: Edit | null
}

export function forkState(state: ShellState): ShellState {
  return { ...state }
}

/** The state of a shell that ends before the one it starts from. */
export const forkChild = (state: ShellState): ShellState => ({ ...state, isChild: true })

export const withEntry = <Value>(
  map: ReadonlyMap<string, Value>,
  name: string,
  value: Value,
): ReadonlyMap<string, Value> => new Map(map).set(name, value)

export function withoutEntry<Value>(map: ReadonlyMap<string, Value>, name: string): ReadonlyMap<string, Value> {
  if (!map.has(name)) return map
  const left = new Map(map)
  left.delete(name)
  return left
}

export function setVariable(state: ShellState, name: string, value: ShellValue): void {
  state.variables = withEntry(state.variables, name, value)
}

export function replaceState(state: ShellState, other: ShellState): void {
  Object.assign(state, other)
}

const unite = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]

function joinPlaces(a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null {
  if (a === null || b === null) return null
  const places = unite(a, b)
  return places.length > MAX_ALTERNATIVES ? null : places
}

function joinValues(a: ShellValue, b: ShellValue): ShellValue {
  if (a === b) return a
  if (a.kind === 'array' || b.kind === 'array') {
    const isSame = a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b)
    return isSame ? a : UNKNOWN_VALUE
  }
  const texts = unite(a.texts, b.texts)
  return texts.length > MAX_ALTERNATIVES || texts.includes(HOLE) ? UNKNOWN_VALUE : textValue(...texts)
}

function joinVariables(a: ShellState['variables'], b: ShellState['variables']): ShellState['variables'] {
  if (a === b) return a
  const variables = new Map<string, ShellValue>()
  for (const name of new Set([...a.keys(), ...b.keys()]))
    variables.set(name, joinValues(a.get(name) ?? UNKNOWN_VALUE, b.get(name) ?? UNKNOWN_VALUE))
  return variables
}

function joinFunctions(a: ShellState['functions'], b: ShellState['functions']): ShellState['functions'] {
  if (a === b) return a
  const functions = new Map(a)
  for (const [name, bodies] of b) functions.set(name, [...new Set([...(a.get(name) ?? []), ...bodies])])
  return functions
}

/** Whether two values say the same; most often they are one. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * Joins the states after two branches into all they make possible. A branch that ended says nothing about what follows.
 */
export function joinStates(a: ShellState, b: ShellState): ShellState {
  if (a === b) return a
  if (a.ended !== b.ended) return forkState(a.ended ? b : a)
  const isSamePositional = isSame(a.positional, b.positional)
  return {
    cwd: joinPlaces(a.cwd, b.cwd),
    previousCwd: joinPlaces(a.previousCwd, b.previousCwd),
    assumed: unite(a.assumed, b.assumed),
    variables: joinVariables(a.variables, b.variables),
    exported: a.exported === b.exported ? a.exported : new Set([...a.exported, ...b.exported]),
    positional: isSamePositional ? a.positional : null,
    functions: joinFunctions(a.functions, b.functions),
    aliases: a.aliases === b.aliases ? a.aliases : new Map([...a.aliases, ...b.aliases]),
    ended: a.ended && b.ended,
    isPlain: a.isPlain || b.isPlain,
    isChild: a.isChild,
    edit: a.edit === b.edit ? a.edit : null,
  }
}

/** Keeps only the facts that no round of a loop changed, for a loop not followed to its end. */
export function widenState(before: ShellState, after: ShellState): ShellState {
  const joined = joinStates(before, after)
  for (const [name, value] of joined.variables) {
    if (!isSame(value, before.variables.get(name))) setVariable(joined, name, UNKNOWN_VALUE)
  }
  if (!isSame(before.cwd, joined.cwd)) joined.cwd = null
  return joined
}

/** Whether two states say the same about variables and place: a loop that changes neither needs no further round. */
export function isSameState(a: ShellState, b: ShellState): boolean {
  if (!isSame(a.cwd, b.cwd) || !isSame(a.positional, b.positional)) return false
  const show = (state: ShellState) => JSON.stringify([...state.variables].sort())
  return a.variables === b.variables || show(a) === show(b)
}

/** State of a new shell: exported texts are known, and any other variable may also be empty. */
export function startChild(state: ShellState, positional: readonly string[], isPlain: boolean): ShellState {
  const variables = new Map<string, ShellValue>()
  for (const [name, value] of state.variables) {
    const isInherited = state.exported.has(name) && value.kind === 'text'
    variables.set(name, isInherited ? value : joinValues(value, textValue('')))
  }
  return { ...forkChild(state), variables, positional, isPlain, functions: new Map(), aliases: new Map() }
}

/** Lets a script find itself: `$(dirname "$0")` is where its files lie. */
export function nameScript(state: ShellState, path: string): void {
  setVariable(state, '0', textValue(path))
  setVariable(state, 'BASH_SOURCE', { kind: 'array', items: [path] })
}

/** A sourced file leaves the variables it sets; the place is taken over where the place is known. */
export function takeOver(state: ShellState, inner: ShellState): void {
  for (const [name, value] of inner.variables)
    if (name !== '0' && name !== 'BASH_SOURCE' && value.kind === 'text' && value.texts.every(isKnown))
      setVariable(state, name, value)
  if (inner.cwd !== null) state.cwd = inner.cwd
}
