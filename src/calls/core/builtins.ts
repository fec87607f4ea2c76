import { enterDirectory } from '../../command/core/locate-words.ts'
import { HOLE, hasMarks } from '../../command/core/marks.ts'
import { noteVariable } from '../../command/core/note-variable.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { noteScriptFile } from '../../command/core/run-file.ts'
import { type Call, doubtRun, named, type Output, type Program, type Programs } from '../../command/core/shell.ts'
import {
  forkState,
  nameScript,
  setVariable,
  takeOver,
  textValue,
  UNKNOWN_VALUE,
  withEntry,
  withoutEntry,
} from '../../command/core/state.ts'
import { linesOf, readsLines } from './read-lines.ts'

const defineAlias: Program = ({ args, state }) => {
  for (const word of args) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(word) ?? []
    if (name !== undefined && text !== undefined) state.aliases = withEntry(state.aliases, name, text)
  }
  return ''
}

const dropAliases: Program = ({ args, state }) => {
  for (const name of args) state.aliases = withoutEntry(state.aliases, name)
  return ''
}

const changeDirectory: Program = ({ args, state, shell }) => {
  const [target = HOLE] =
    parseOptions(args, {}).operands.length > 0 ? parseOptions(args, {}).operands : [shell.context.home ?? HOLE]
  if (args.includes('-')) {
    const previous = state.previousCwd
    state.previousCwd = state.cwd
    state.cwd = previous
  } else if (state.variables.has('CDPATH') && !/^\.{0,2}\//.test(target)) state.cwd = null
  else if (target !== '') enterDirectory(target, state)
  shell.noteStep(`the directory is now ${state.cwd?.join(' or ') ?? 'not known'}`)
  return ''
}

const pushDirectory: Program = ({ args, state }) => {
  const [target] = args.filter((word) => word !== '-n')
  if (target === undefined || /^[+-]\d/.test(target)) {
    const { cwd } = state
    state.cwd = target === undefined ? state.previousCwd : null
    state.previousCwd = cwd
  } else enterDirectory(target, state)
  return ''
}

const popDirectory: Program = ({ state }) => {
  const { cwd } = state
  state.cwd = state.previousCwd
  // The state remembers only the last directory, so anything deeper in the stack is not known.
  state.previousCwd = cwd === state.previousCwd ? cwd : null
  return ''
}

/** `export "a=b"`: assignments that quotes hid from the parser. */
const declare: Program = ({ name: command, args, state, shell }) => {
  if (command !== 'export' && args.some((word) => /^-[a-zA-Z]*n/.test(word)))
    doubtRun({ name: command, args, shell }, 'a name that stands for another variable is not followed')
  const isExport = command === 'export' || args.some((word) => /^-\w*x/.test(word))
  const names = args.flatMap((word) => /^([A-Za-z_]\w*)/.exec(word)?.[1] ?? [])
  if (isExport) state.exported = new Set([...state.exported, ...names])
  for (const word of args) {
    const [, name, append, value] = /^([A-Za-z_]\w*)(\+?)=(.+)$/s.exec(word) ?? []
    if (name !== undefined && value !== undefined) {
      setVariable(state, name, append === '+' ? UNKNOWN_VALUE : textValue(value))
      noteVariable(shell, name, [value])
    }
  }
  return ''
}

const unset: Program = ({ args, state }) => {
  for (const name of args.filter((word) => !word.startsWith('-'))) {
    if (!args.includes('-f')) setVariable(state, name, textValue(''))
    if (!args.includes('-v')) state.functions = withoutEntry(state.functions, name)
  }
  return ''
}

const read: Program = ({ args, state, input }) => {
  const options = parseOptions(args, { values: 'adinNptu' })
  const names = [...options.operands, ...valuesOf(options, 'a')]
  const lines = linesOf(input)
  const isLines = readsLines(options, input, 'a', 'n', 'N', 'u')
  const isWhole = names.length === 1 && isLines
  for (const name of names)
    setVariable(state, name, isWhole ? textValue(...lines.map((line) => line.trim())) : UNKNOWN_VALUE)
  if (names.length === 0) setVariable(state, 'REPLY', isLines ? textValue(...lines) : UNKNOWN_VALUE)
  return ''
}

const readLines: Program = ({ name: command, args, state, input, shell }) => {
  const options = parseOptions(args, { values: 'CcdnOsu' })
  if (hasFlag(options, 'C')) doubtRun({ name: command, args, shell }, 'it runs code for every line')
  const name = options.operands[0] ?? 'MAPFILE'
  const isKnownList = input !== null && hasFlag(options, 't') && readsLines(options, input, 's', 'n', 'O', 'u')
  setVariable(state, name, isKnownList ? { kind: 'array', items: input.replace(/\n$/, '').split('\n') } : UNKNOWN_VALUE)
  return ''
}

const setPositional: Program = ({ args, state }) => {
  const dashes = args.indexOf('--')
  if (dashes !== -1) state.positional = args.slice(dashes + 1)
  else if (args.length > 0 && !/^[-+]/.test(args[0] ?? '')) state.positional = args
  return ''
}

const shift: Program = ({ args, state }) => {
  const count = Number(args[0] ?? '1')
  state.positional = state.positional === null || Number.isNaN(count) ? null : state.positional.slice(count)
  return ''
}

/** Code of a trap runs at a signal or the shell's end, wherever the shell then stands. */
const trap: Program = ({ args, state, input, shell }) => {
  const [code, ...signals] = args.filter((word) => word !== '--')
  if (code === undefined || signals.length === 0 || /^-/.test(code)) return ''
  // At its end the shell knows the variables that it sets behind this line. A shell inside it is gone by then.
  const isKept = !hasMarks(code) && shell.defer(code)
  if (!isKept || state.isChild) runCode(code, { state: forkState(state), input, shell })
  return ''
}

function runCode(code: string, { state, input, shell }: Pick<Call, 'state' | 'input' | 'shell'>): Output {
  if (!hasMarks(code)) return shell.runText(code, state, input)
  shell.doubt(code, 'the code it runs is known only when the command runs')
  return null
}

const evaluate: Program = ({ args, state, input, shell }) => {
  const words = args[0] === '--' ? args.slice(1) : args
  return words.length === 0 ? '' : runCode(words.join(' '), { state, input, shell })
}

/**
 * A sourced file may do anything, as any program may. Known text from a pipe is followed as code; other printed text is
 * a doubt.
 */
const source: Program = ({ args, state, input, shell, name }) => {
  const [file = ''] = args[0] === '--' ? args.slice(1) : args
  if (file === '/dev/stdin' && input !== null && input !== '') return runCode(input, { state, input: null, shell })
  if (/^\/(?:dev|proc)\//.test(file) || !/[^\uFDD0\uFDD1]/.test(file))
    doubtRun({ name, args, shell }, 'it runs what another command prints')
  else {
    const parameters = args.slice(args.indexOf(file) + 1)
    noteScriptFile({ name, args, state, shell }, file, (text, path) => {
      const inner = forkState(state)
      if (parameters.length > 0) inner.positional = parameters
      nameScript(inner, path)
      shell.runText(text, inner, input)
      takeOver(state, inner)
    })
  }
}

const end: Program = ({ state }) => {
  state.ended = true
  return ''
}

const forgetNamed: Program = ({ args, state }) => {
  for (const word of args) {
    const name = /^([A-Za-z_]\w*)/.exec(word)?.[1]
    if (name !== undefined) setVariable(state, name, UNKNOWN_VALUE)
  }
  return ''
}

export const BUILTINS: Programs = {
  ...named('cd chdir', changeDirectory),
  pushd: pushDirectory,
  popd: popDirectory,
  ...named('export declare typeset local readonly', declare),
  unset,
  read,
  ...named('mapfile readarray', readLines),
  set: setPositional,
  shift,
  alias: defineAlias,
  unalias: dropAliases,
  trap,
  eval: evaluate,
  ...named('source .', source),
  exit: end,
  getopts: (call) => forgetNamed({ ...call, args: call.args.slice(1) }),
  let: forgetNamed,
}
