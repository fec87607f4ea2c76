import type { Engine } from '../../command/core/engine.ts'
import { expandWord } from '../../command/core/expand-word.ts'
import { baseName } from '../../command/core/locate-path.ts'
import { hasMarks, SPLIT } from '../../command/core/marks.ts'
import type { BashCommand, BashNode } from '../../command/core/parse-bash.ts'
import { noteScriptFile, readWhole } from '../../command/core/run-file.ts'
import type { Call, Output } from '../../command/core/shell.ts'
import { forkState, joinStates, replaceState, type ShellState, withoutEntry } from '../../command/core/state.ts'
import { EVALUATES, RUNS_IN_INDEX, runsInIndex } from '../../command/core/subscripts.ts'
import { isReader, isSetup } from '../../programs/core/readers.ts'
import { assign, withVariables } from './assign.ts'
import { findEdit } from './find-edit.ts'
import { noteRedirections, type Redirected, runRedirected } from './note-redirections.ts'

const MAX_COMBINATIONS = 32

function expandWords(command: BashCommand, state: ShellState, engine: Engine): readonly (readonly string[])[] {
  let lists: string[][] = [[]]
  for (const word of command.name === undefined ? [] : [command.name, ...command.args]) {
    const found = wordChoices(word, state, engine)
    const choices = lists.length * found.length > MAX_COMBINATIONS ? [[SPLIT]] : found
    const [only, ...others] = choices
    // Nearly always a word is one thing; copying all words before it would be quadratic.
    if (only !== undefined && others.length === 0) for (const list of lists) for (const field of only) list.push(field)
    else lists = lists.flatMap((list) => choices.map((choice) => [...list, ...choice]))
  }
  return lists
}

/** Lists of fields a word may expand to. An assignment among the words of `export` also takes effect. */
function wordChoices(
  word: BashCommand['args'][number],
  state: ShellState,
  engine: Engine,
): readonly (readonly string[])[] {
  if (word.type !== 'Assignment') return expandWord(word, engine.scope(state))
  assign(word, state, engine)
  const value = state.variables.get(word.name)
  return [[`${word.name}=${value?.kind === 'text' && value.texts.length === 1 ? value.texts[0] : ''}`]]
}

/** Runs several things from the same start, of which any may happen: what is true after any of them holds. */
function runBranches<Item>(items: readonly Item[], state: ShellState, run: (item: Item, branch: ShellState) => Output) {
  const start = forkState(state)
  return items.map((item, index) => {
    const branch = index === 0 ? state : forkState(start)
    const output = run(item, branch)
    if (index > 0) replaceState(state, joinStates(state, branch))
    return output
  })
}

/** Each way the words may turn out. */
function runLists(lists: readonly (readonly string[])[], state: ShellState, input: Output, engine: Engine): Output {
  if (lists.length === 1) return runWords(lists[0] ?? [], state, input, engine)
  const outputs = runBranches(lists, state, (words, branch) => runWords(words, branch, input, engine))
  return outputs.every((output) => output === outputs[0]) ? (outputs[0] ?? null) : null
}

/** An alias is text that takes the place of the command's first word. */
function expandAlias(command: BashCommand, state: ShellState): string | null {
  const alias = command.name === undefined ? undefined : state.aliases.get(command.name.text)
  if (alias === undefined) return null
  return [alias, ...command.args.map((word) => word.text)].join(' ')
}

/** A patch says itself which files change. The text of any other input is left alone. */
function readInput(
  { input, inputFile }: Redirected,
  { name, args }: BashCommand,
  place: Pick<Call, 'state' | 'shell'>,
) {
  const takesPatch = name?.text === 'patch' || args.some(({ text }) => text === 'apply' || text === 'am')
  return inputFile === null || !takesPatch ? input : readWhole(place, inputFile)
}

export function runCommand(command: BashCommand, state: ShellState, input: Output, engine: Engine): Output {
  if (!engine.spend()) return null
  const assignments = command.prefix.filter((part) => part.type === 'Assignment')
  const alias = expandAlias(command, state)
  const lists = expandWords(command, state, engine)
  const redirected = noteRedirections(command.redirects, state, input, engine)
  const words = lists.length === 1 && alias === null ? (lists[0] ?? []) : []
  const edit = redirected.output === null && state.edit === null ? null : findEdit(words, redirected, state)
  // A file that is opened may be the one that an edit made.
  if (redirected.mayFail) state.edit = null
  if (command.name === undefined) {
    for (const assignment of assignments) assign(assignment, state, engine)
    return ''
  }
  const own = readInput(redirected, command, { state, shell: engine.shell })
  const output = runRedirected({ ...redirected, input: own }, state, (given) =>
    withVariables(assignments, state, engine, () => {
      const before = alias === null ? null : forkState(state)
      const output = runLists(lists, state, given, engine)
      if (alias === null || before === null) return output
      runAlias(alias, command, before, given, engine)
      replaceState(state, joinStates(state, before))
      return null
    }),
  )
  state.edit = edit
  return output
}

/** Shells that are not interactive leave aliases alone unless they are told otherwise: either may happen. */
function runAlias(text: string, command: BashCommand, state: ShellState, input: Output, engine: Engine): void {
  const inner = forkState(state)
  inner.aliases = withoutEntry(inner.aliases, command.name?.text ?? '')
  engine.shell.runText(text, inner, input)
  replaceState(state, { ...inner, aliases: state.aliases })
}

function runFunction(
  bodies: readonly unknown[],
  words: readonly string[],
  state: ShellState,
  input: Output,
  engine: Engine,
): Output {
  const { positional } = state
  const exits: ShellState[] = []
  engine.functionExits.push(exits)
  state.positional = words.slice(1)
  const outputs = runBranches(bodies, state, (body, branch) => engine.runNode(body as BashNode, branch, input))
  engine.functionExits.pop()
  for (const exit of exits) replaceState(state, joinStates(state, exit))
  state.positional = positional
  return outputs.length === 1 ? (outputs[0] ?? null) : null
}

const LEAVES = new Set(['return', 'break', 'continue'])

/** The state at an early end of a loop or function also holds behind that loop or function. */
function leave(name: string, state: ShellState, engine: Engine): Output {
  const left = name === 'return' ? engine.functionExits.slice(-1) : engine.loopExits
  for (const exits of left) exits.push(forkState(state))
  state.ended = true
  return ''
}

/** The first line of a file names the interpreter. Without such a line a shell reads the text. */
function runByShebang(text: string, file: string, { args, state, input, shell }: Call): void {
  const [, line = '/bin/sh'] = /^#!\s*(\S[^\n]*)/.exec(text) ?? []
  const words = line.trim().split(/\s+/)
  const [interpreter = '', ...options] = /(?:^|\/)env$/.test(words[0] ?? '')
    ? words.slice(1).filter((word) => word !== '-S')
    : words
  shell.runWords([baseName(interpreter), ...options, file, ...args], state, input)
}

/**
 * Runs expanded words: a function, a program whose ways are known, or another program, which is taken to write nothing.
 */
export function runWords(words: readonly string[], state: ShellState, input: Output, engine: Engine): Output {
  const [first, ...args] = words
  const { shell } = engine
  if (first === undefined || first === '') return ''
  const bodies = state.functions.get(first)
  if (bodies !== undefined) return engine.nest(first, () => runFunction(bodies, words, state, input, engine))
  const base = baseName(first)
  const name = base.toLowerCase().endsWith('.exe') ? base.slice(0, -'.exe'.length) : base
  if (hasMarks(name)) {
    shell.doubt(words.join(' '), 'which program runs is known only when the command runs')
    return null
  }
  engine.noteCommand(name)
  if (LEAVES.has(name)) return leave(name, state, engine)
  if (EVALUATES.has(name) && args.some(runsInIndex)) shell.doubt(words.join(' '), RUNS_IN_INDEX)
  if (isSetup([name, ...args])) return ''
  const program = engine.parts.findProgram(name)
  if (program === undefined && !isReader(name)) {
    const call = { name, args, state, input, shell }
    noteScriptFile(call, first, (text) => void runByShebang(text, first, call))
  }
  if (program === undefined || program === null) return null
  const output = engine.nest(name, () => program({ name, args, state, input, shell }) ?? null)
  engine.notePlaces(state.cwd)
  return output
}
